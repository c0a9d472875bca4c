package org.monsterbox.core.sea.bot.plan;

/**
 * What a hunter wants: the weights of section 9.3.
 *
 * @param chase what a cell nearer to the whale is worth
 * @param foresight how much the chase goes for where the whale will be, from 0 to 1
 * @param guard what it is worth to be between the whale and the floe
 * @param behind what a column behind the whale costs
 * @param exposure what it costs to be beside the whale
 * @param caution how much it minds cards that the whale may hold
 * @param drogue what it is worth to slow the whale down
 * @param net what a step more on the whale's way is worth
 * @param teamwork how well tractor lines are planned together
 */
public record HunterTemper(
    double chase,
    double foresight,
    double guard,
    double behind,
    double exposure,
    double caution,
    double drogue,
    double net,
    Teamwork teamwork) {

  /** Whose tractor harpoons a hunter counts on. */
  public enum Teamwork {
    /** Nobody's. */
    NONE,
    /** Those of mates who are in range. */
    IN_RANGE,
    /** Those of mates who can come into range, too. */
    PLANNED
  }

  static final HunterTemper USUAL =
      new HunterTemper(1.0, 0.5, 1.5, 0.4, 1.0, 1.0, 3.0, 1.2, Teamwork.PLANNED);
}
