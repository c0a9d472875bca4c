package org.monsterbox.core.thirteen.monsters;

/** How pure a monster is, and what that is worth. Each species has the powers of the one before. */
public enum Species {
  GRUNT(10, Power.SACRIFICE),
  ABOMINATION(20, Power.PERMAFROST),
  OG(40, Power.PROPHET),
  THIRTEENTH(60, Power.SUPER_NOVA);

  private final int hp;
  private final Power highest;

  Species(int hp, Power highest) {
    this.hp = hp;
    this.highest = highest;
  }

  /** Health Points. */
  public int hp() {
    return hp;
  }

  public boolean has(Power power) {
    return power.compareTo(highest) <= 0;
  }
}
