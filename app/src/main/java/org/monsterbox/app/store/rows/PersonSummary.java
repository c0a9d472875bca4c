package org.monsterbox.app.store.rows;

import androidx.annotation.NonNull;
import androidx.room.Embedded;

/** A person in the list of all. */
public final class PersonSummary {

  @Embedded @NonNull public PersonRow person = new PersonRow();

  public int games;
  public int wins;

  public KnownPerson known() {
    return new KnownPerson(Person.of(person), games, wins);
  }
}
