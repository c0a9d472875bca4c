package org.monsterbox.core.game;

/** Turns a row of numbers into one, so that other numbers or another order give another one. */
public final class Fingerprint {

  private long value;

  public Fingerprint add(long number) {
    value = Chance.mix(value + number) + Chance.GOLDEN_GAMMA;
    return this;
  }

  public Fingerprint add(boolean flag) {
    return add(flag ? 1 : 0);
  }

  /** Goes by the constant's name, so that the order of an enum may change. */
  public Fingerprint add(Enum<?> constant) {
    return add(constant.name().hashCode());
  }

  /** The length counts too, so that numbers cannot move from one list to the next unnoticed. */
  public Fingerprint add(int[] numbers) {
    add(numbers.length);
    for (int number : numbers) {
      add(number);
    }
    return this;
  }

  public Fingerprint add(byte[] numbers) {
    add(numbers.length);
    for (byte number : numbers) {
      add(number);
    }
    return this;
  }

  public long value() {
    return value;
  }
}
