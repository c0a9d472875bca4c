package org.monsterbox.core.architecture.offender.rooms.cellar;

/** What changes things, and shows its field. */
public final class Tool {

  public int turns;
}
