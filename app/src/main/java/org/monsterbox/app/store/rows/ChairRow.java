package org.monsterbox.app.store.rows;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.Index;

/** Who sits on a seat of a game now. */
@Entity(
    tableName = "chair",
    primaryKeys = {"game", "seat"},
    indices = @Index("person"),
    foreignKeys = {
      @ForeignKey(
          entity = GameRow.class,
          parentColumns = "id",
          childColumns = "game",
          onDelete = ForeignKey.CASCADE),
      @ForeignKey(
          entity = PersonRow.class,
          parentColumns = "id",
          childColumns = "person",
          onDelete = ForeignKey.SET_NULL)
    })
public final class ChairRow {

  public final long game;
  public final int seat;

  /** Null for a bot, and for a person nobody knows. */
  @Nullable public final Long person;

  public final int mark;

  /** As the record writes it: a person, or which bot. */
  @NonNull public final String kind;

  @NonNull
  @ColumnInfo(name = "name")
  public final String name;

  ChairRow(
      long game,
      int seat,
      @Nullable Long person,
      int mark,
      @NonNull String kind,
      @NonNull String name) {
    this.game = game;
    this.seat = seat;
    this.person = person;
    this.mark = mark;
    this.kind = kind;
    this.name = name;
  }

  public static ChairRow of(long game, int seat, Chair chair) {
    Long person = chair.person() == Chair.NOBODY_KNOWN ? null : chair.person();
    return new ChairRow(game, seat, person, chair.mark(), chair.kind(), chair.name());
  }

  public Chair chair() {
    return new Chair(person == null ? Chair.NOBODY_KNOWN : person, mark, Chair.bot(kind), name);
  }
}
