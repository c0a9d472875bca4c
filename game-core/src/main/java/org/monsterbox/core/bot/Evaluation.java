package org.monsterbox.core.bot;

/** What a game that is not over is worth: each seat's expected share of the victory, 0 to 1. */
public interface Evaluation<S> {

  double[] shares(S state);
}
