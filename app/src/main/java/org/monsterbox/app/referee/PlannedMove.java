package org.monsterbox.app.referee;

/**
 * A move that a person wishes to make, or a bot has decided to.
 *
 * @param from when its moment comes
 * @param isAnswered whether somebody wants to hear why, if the rules refuse it
 */
record PlannedMove<M>(int seat, M move, long from, boolean isAnswered) {}
