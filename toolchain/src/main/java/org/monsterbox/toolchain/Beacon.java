package org.monsterbox.toolchain;

/** Becomes Gradle's installation beacon, a class of which only the place is of interest. */
public final class Beacon {
  private Beacon() {}
}
