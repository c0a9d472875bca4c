package org.monsterbox.core.cube.terms;

/** What comes of a claim, in the order in which it is judged. */
public enum Verdict {
  NOT_A_COMBINATION,
  COMBINATION_NOT_ALLOWED,
  MOVED_TILE_UNUSED,
  WRONG_RESULT,
  CORRECT,
  /** Nothing was shown in time. */
  TIMEOUT,
  /** Solo: there was a match where somebody said that there is none. */
  SOLUTION_EXISTS,
  /** Solo: no claim, but what the last step of the hint showed. */
  GIVEN_AWAY
}
