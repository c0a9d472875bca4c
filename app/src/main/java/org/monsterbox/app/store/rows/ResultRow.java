package org.monsterbox.app.store.rows;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.Index;

/** How one seat came out of a game. It outlives the saved game. */
@Entity(
    tableName = "result",
    primaryKeys = {"played", "seat"},
    indices = {@Index("person"), @Index("game")},
    foreignKeys =
        @ForeignKey(
            entity = PersonRow.class,
            parentColumns = "id",
            childColumns = "person",
            onDelete = ForeignKey.SET_NULL))
public final class ResultRow {

  /** The saved game, which may be gone. */
  public long played;

  public int seat;

  /** Which game was played. */
  @NonNull public String game = "";

  @Nullable public Long person;

  /** As the record writes it: a person, or which bot. */
  @NonNull public String kind = "";

  @NonNull public String name = "";

  public int side;
  public int rank;
  public int score;

  /** What was reached alone, as the game writes it; empty in company. */
  @NonNull public String feat = "";

  public boolean won;
  public boolean assisted;

  @ColumnInfo(name = "played_millis")
  public long playedMillis;

  @ColumnInfo(name = "ended_at")
  public long endedAt;
}
