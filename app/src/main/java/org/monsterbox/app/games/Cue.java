package org.monsterbox.app.games;

/** A moment that is heard and felt. */
public enum Cue {
  SILENCE,
  TAP,
  FLIP,
  MATCH,
  MISS,
  ROLL,
  KEEP,
  WIN,
  LOSE,
  BUZZ,
  RIGHT,
  WRONG,
  TURN,
  STORM,
  END
}
