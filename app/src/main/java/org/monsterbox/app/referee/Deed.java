package org.monsterbox.app.referee;

/**
 * A move whose moment has come.
 *
 * @param isAnswered whether somebody wants to hear why, if the rules refuse it
 */
record Deed<M>(int seat, M move, boolean isAnswered) {}
