package org.monsterbox.app.store.rows;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** Somebody who plays. */
@Entity(tableName = "person")
public final class PersonRow {

  @PrimaryKey(autoGenerate = true)
  public long id;

  @NonNull public String name = "";

  public int mark;

  /** No longer offered; what they have played stays under their name. */
  public boolean removed;
}
