package org.monsterbox.core.sea;

/** What is printed on a card besides its id: the codes of sections 2.4 to 2.7. */
public enum CardKind {
  WIDE(Pile.MOVE),
  FAN(Pile.MOVE),
  FORK(Pile.MOVE),
  AHEAD(Pile.MOVE),
  HARD(Pile.MOVE),

  HARPOON(Pile.WEAPON),
  EXPLOSIVE(Pile.WEAPON),
  RAM(Pile.WEAPON),
  DROGUE(Pile.WEAPON),
  NET(Pile.WEAPON),
  TRACTOR(Pile.WEAPON),

  HEADWIND(Pile.CALL),
  CURRENT(Pile.CALL),
  ICE_WAVE(Pile.CALL),
  MINI_STORM(Pile.CALL),
  DIVE(Pile.CALL),
  WHIRLPOOL(Pile.CALL),

  DEVOUR(Pile.BOND),
  CHARGE(Pile.BOND),
  ROCK_SLIDE(Pile.BOND),
  LEAP(Pile.BOND),
  PUSH(Pile.BOND);

  private final Pile pile;

  CardKind(Pile pile) {
    this.pile = pile;
  }

  public Pile pile() {
    return pile;
  }
}
