package org.monsterbox.core.sea.bot.plan;

/**
 * What a whale wants: the weights of section 9.2.
 *
 * @param fear how much more it minds threats when it has few hit points left
 * @param exit what a step nearer to the floe is worth
 * @param exitBonus what it is worth to be two steps from the floe
 * @param tractorFear what it minds if all boats could pull it
 * @param kill what a dead hunter is worth
 * @param wreck what a wrecked boat is worth
 * @param cardCost what a card must bring at least
 * @param calls how many more Call of Nature cards than Bestial Bond cards it wants
 */
public record WhaleTemper(
    double fear,
    double exit,
    double exitBonus,
    double tractorFear,
    double kill,
    double wreck,
    double cardCost,
    int calls) {

  static final WhaleTemper RUNNER = new WhaleTemper(2, 3, 8, 0.5, 8, 3, 0.6, 1);
}
