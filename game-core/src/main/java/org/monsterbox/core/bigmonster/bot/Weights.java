package org.monsterbox.core.bigmonster.bot;

/**
 * What a bot thinks that unfinished things are worth (section 8.1).
 *
 * @param beamChance that a mutant's open port will be lit
 * @param beam for each beam that still waits for a mutant
 * @param half for each half of a Big Monster that can still be completed
 * @param share of a crystal's value
 * @param green chance of a missing green half
 * @param red chance of a missing red half
 * @param blue chance of a missing blue quarter
 * @param toad for the toads to come
 * @param medalMet share of a medal whose condition is met
 * @param medalNear share of a medal on the way to it
 * @param penalty what the risk of the penalty costs
 */
record Weights(
    double beamChance,
    double beam,
    double half,
    double share,
    double green,
    double red,
    double blue,
    double toad,
    double medalMet,
    double medalNear,
    double penalty) {

  /** As the rules document has measured them. */
  static final Weights USUAL = new Weights(0.12, 4, 3.5, 0.8, 0.30, 0.45, 0.54, 1, 0.9, 0.45, 13);

  /** The same, tuned in games of four against those who play by the usual ones. */
  static final Weights TUNED =
      new Weights(0.08, 4, 3.5, 0.63, 0.30, 0.42, 0.54, 0.67, 0.9, 0.57, 16);
}
