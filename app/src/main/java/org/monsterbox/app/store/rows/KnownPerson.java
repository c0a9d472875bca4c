package org.monsterbox.app.store.rows;

/** A person in the list of all, with the number of games they have played to the end and won. */
public record KnownPerson(Person person, int games, int wins) {}
