package org.monsterbox.app.store.rows;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** When a game's box was opened for the last time. */
@Entity(tableName = "opened_box")
public final class OpenedBox {

  @PrimaryKey
  @NonNull
  @ColumnInfo(name = "game")
  public final String game;

  @ColumnInfo(name = "opened_at")
  public final long openedAt;

  public OpenedBox(@NonNull String game, long openedAt) {
    this.game = game;
    this.openedAt = openedAt;
  }
}
