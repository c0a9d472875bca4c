package org.monsterbox.core.sea.box;

/** What is printed on a card besides its id: the codes of sections 2.4 to 2.7. */
public enum CardKind {
  WIDE(Pile.MOVE, 0),
  FAN(Pile.MOVE, 1),
  FORK(Pile.MOVE, 2),
  AHEAD(Pile.MOVE, 3),
  HARD(Pile.MOVE, 4),

  HARPOON(Pile.WEAPON, 5),
  EXPLOSIVE(Pile.WEAPON, 6),
  RAM(Pile.WEAPON, 7),
  DROGUE(Pile.WEAPON, 8),
  NET(Pile.WEAPON, 9),
  TRACTOR(Pile.WEAPON, 10),

  HEADWIND(Pile.CALL, 11),
  CURRENT(Pile.CALL, 12),
  ICE_WAVE(Pile.CALL, 13),
  MINI_STORM(Pile.CALL, 14),
  DIVE(Pile.CALL, 15),
  WHIRLPOOL(Pile.CALL, 16),

  DEVOUR(Pile.BOND, 17),
  CHARGE(Pile.BOND, 18),
  ROCK_SLIDE(Pile.BOND, 19),
  LEAP(Pile.BOND, 20),
  PUSH(Pile.BOND, 21);

  private final Pile pile;
  private final int index;

  CardKind(Pile pile, int index) {
    this.pile = pile;
    this.index = index;
  }

  /** Its place in everything that is kept by kind. */
  int index() {
    return index;
  }

  public Pile pile() {
    return pile;
  }
}
