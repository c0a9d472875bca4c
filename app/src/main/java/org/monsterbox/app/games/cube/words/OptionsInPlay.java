package org.monsterbox.app.games.cube.words;

import java.util.Map;
import java.util.function.BiPredicate;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.DiceCombos;
import org.monsterbox.core.cube.terms.CubeOptions.PenaltyCard;
import org.monsterbox.core.cube.terms.CubeOptions.SoloMode;
import org.monsterbox.core.cube.terms.CubeOptions.TurnClockScope;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;

/** Which options change anything: most belong to one of the four rule sets. */
final class OptionsInPlay {

  private static final BiPredicate<Options, Integer> SHARED = (chosen, seats) -> isShared(chosen);
  private static final BiPredicate<Options, Integer> TURNS = (chosen, seats) -> !isShared(chosen);
  private static final BiPredicate<Options, Integer> SEVERAL = (chosen, seats) -> seats > 1;
  private static final BiPredicate<Options, Integer> ALONE = (chosen, seats) -> seats == 1;
  private static final BiPredicate<Options, Integer> POINTS =
      (chosen, seats) -> chosen.get(CubeOptions.RULE_SET).hasPoints();
  private static final BiPredicate<Options, Integer> KINGS =
      POINTS.and((chosen, seats) -> chosen.get(CubeOptions.KING_BONUS));

  /** Those that do not always change something. */
  private static final Map<OptionSpec<?>, BiPredicate<Options, Integer>> WHEN =
      Map.ofEntries(
          Map.entry(CubeOptions.LINE_RULE, SHARED.or(OptionsInPlay::hasDiceLines)),
          Map.entry(CubeOptions.DICE_COMBOS, TURNS),
          Map.entry(CubeOptions.FALSE_CLAIM_TILE, SHARED),
          Map.entry(CubeOptions.PENALTY_CARD, of(RuleSet.CODE)),
          Map.entry(CubeOptions.LOCK_SECONDS, SHARED),
          Map.entry(CubeOptions.NO_MATCH_CHECK, SHARED.and(SEVERAL)),
          Map.entry(CubeOptions.RELAY_AFTER, SHARED),
          Map.entry(CubeOptions.CLAIM_SECONDS, SHARED),
          Map.entry(
              CubeOptions.PENALTY_SECONDS,
              of(RuleSet.CODE)
                  .and((o, n) -> o.get(CubeOptions.PENALTY_CARD) == PenaltyCard.OWNER_CHOICE)),
          Map.entry(CubeOptions.PLACE_SECONDS, of(RuleSet.RACE).and(SEVERAL)),
          Map.entry(
              CubeOptions.SHOW_SECONDS,
              TURNS.and((o, n) -> o.get(CubeOptions.TURN_CLOCK_SCOPE) == TurnClockScope.FIND_ONLY)),
          Map.entry(CubeOptions.TURN_CLOCK_SCOPE, TURNS),
          Map.entry(CubeOptions.MOVE_COMMIT, TURNS),
          Map.entry(CubeOptions.TARGET_FLOOR, of(RuleSet.RACE)),
          Map.entry(CubeOptions.OPEN_HANDS, of(RuleSet.RACE).and(SEVERAL)),
          Map.entry(CubeOptions.ESCAPE_AFTER, of(RuleSet.DICE)),
          Map.entry(CubeOptions.EQUAL_TURNS, of(RuleSet.NUMBERS).and(SEVERAL)),
          Map.entry(CubeOptions.FIRST_SEAT, TURNS.and(SEVERAL)),
          Map.entry(CubeOptions.KING_BONUS, POINTS),
          Map.entry(CubeOptions.FAMILY_BONUS, POINTS),
          Map.entry(CubeOptions.LEVEL_DECKS, POINTS),
          Map.entry(CubeOptions.KING_TIE, KINGS.and(SEVERAL)),
          Map.entry(CubeOptions.KING_SCOPE, KINGS),
          Map.entry(CubeOptions.OPEN_SCORES, POINTS.and(SEVERAL)),
          Map.entry(CubeOptions.SIX_SEATS, SHARED),
          Map.entry(CubeOptions.SOLO_MODE, of(RuleSet.CODE).and(ALONE)),
          Map.entry(
              CubeOptions.SOLO_ROUND_SECONDS,
              of(RuleSet.CODE)
                  .and(ALONE)
                  .and((o, n) -> o.get(CubeOptions.SOLO_MODE) == SoloMode.SCORE)),
          Map.entry(CubeOptions.REVEAL_MS, SHARED));

  private OptionsInPlay() {}

  static boolean matters(OptionSpec<?> option, Options chosen, int seats) {
    int handicap = CubeOptions.TURN_SECONDS.indexOf(option);
    if (handicap >= 0) {
      return !isShared(chosen) && handicap < seats;
    }
    return !WHEN.containsKey(option) || WHEN.get(option).test(chosen, seats);
  }

  private static BiPredicate<Options, Integer> of(RuleSet ruleSet) {
    return (chosen, seats) -> chosen.get(CubeOptions.RULE_SET) == ruleSet;
  }

  private static boolean isShared(Options chosen) {
    return chosen.get(CubeOptions.RULE_SET).isShared();
  }

  private static boolean hasDiceLines(Options chosen, int seats) {
    return chosen.get(CubeOptions.DICE_COMBOS) != DiceCombos.CUBE;
  }
}
