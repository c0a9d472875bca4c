package org.monsterbox.app.referee;

/**
 * Some moves of a line, one after the other.
 *
 * @param from how many moves were made before
 * @param to how many were made after the last of them
 */
record Stretch(int from, int to) {

  int length() {
    return to - from;
  }

  /** So many of them, from the first on. */
  Stretch first(int moves) {
    return new Stretch(from, from + moves);
  }
}
