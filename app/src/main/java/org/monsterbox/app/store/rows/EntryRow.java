package org.monsterbox.app.store.rows;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** Something that was done in a game. */
@Entity(
    tableName = "entry",
    primaryKeys = {"game", "number"},
    foreignKeys =
        @ForeignKey(
            entity = GameRow.class,
            parentColumns = "id",
            childColumns = "game",
            onDelete = ForeignKey.CASCADE))
public final class EntryRow {

  public final long game;

  /** From 1. */
  public final int number;

  /** As the record writes it. */
  @NonNull public final String line;

  /** Of all entries up to this one. */
  public final long hash;

  public EntryRow(long game, int number, @NonNull String line, long hash) {
    this.game = game;
    this.number = number;
    this.line = line;
    this.hash = hash;
  }
}
