package org.monsterbox.app.games.sea.words;

import org.monsterbox.core.sea.box.Pile;

/** The ids of the sections of the rules, to which what is explained on the table leads. */
public final class Sections {

  public static final String GOAL = "goal";
  public static final String SEA = "sea";
  public static final String ROUND = "round";
  public static final String WHALE = "whale";
  public static final String HUNTER = "hunter";
  public static final String WRECKS = "wrecks";
  public static final String WEAPONS = "weapons";
  public static final String NETS = "nets";

  private Sections() {}

  /** Where the cards of a pile are listed. */
  public static String of(Pile pile) {
    return switch (pile) {
      case MOVE -> "sail";
      case WEAPON -> WEAPONS;
      case CALL -> "call";
      case BOND -> "bond";
    };
  }
}
