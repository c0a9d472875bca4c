package org.monsterbox.app.store.rows;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/** A game as it stands now. What was done in it is in its entries. */
@Entity(
    tableName = "game",
    indices = {@Index({"deleted_at", "updated_at"}), @Index("seed")})
public final class GameRow {

  @PrimaryKey(autoGenerate = true)
  public long id;

  /** Which game is played. */
  @NonNull public String game = "";

  /** All lines of the record before the first entry. */
  @NonNull public String header = "";

  public long seed;

  /** Of all entries. */
  public long hash;

  /** How many there are. */
  public int entries;

  /** Who may act: a bit for each seat. */
  public int turn;

  public float progress;

  @ColumnInfo(name = "began_at")
  public long beganAt;

  @ColumnInfo(name = "updated_at")
  public long updatedAt;

  @ColumnInfo(name = "played_millis")
  public long playedMillis;

  /** Who was helped: a bit for each seat. */
  public int assisted;

  /** Who has won: a bit for each seat, none while it is played. */
  @ColumnInfo(defaultValue = "0")
  public int winners;

  @NonNull public SavedGame.Status status = SavedGame.Status.PLAYING;

  /** Why it cannot be read, or empty. */
  @NonNull public String problem = "";

  /** When it was thrown away, or 0. */
  @ColumnInfo(name = "deleted_at")
  public long deletedAt;
}
