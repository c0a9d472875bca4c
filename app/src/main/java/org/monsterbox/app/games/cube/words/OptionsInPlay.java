package org.monsterbox.app.games.cube.words;

import java.util.Map;
import java.util.Set;
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

  private static final Set<RuleSet> SHARED = Set.of(RuleSet.CODE, RuleSet.RACE);
  private static final Set<RuleSet> TURNS = Set.of(RuleSet.DICE, RuleSet.NUMBERS);
  private static final Set<RuleSet> POINTS = Set.of(RuleSet.CODE, RuleSet.NUMBERS);

  /** The rule sets of those that do not belong to all. */
  private static final Map<OptionSpec<?>, Set<RuleSet>> RULE_SETS =
      Map.ofEntries(
          Map.entry(CubeOptions.DICE_COMBOS, TURNS),
          Map.entry(CubeOptions.FALSE_CLAIM_TILE, SHARED),
          Map.entry(CubeOptions.PENALTY_CARD, Set.of(RuleSet.CODE)),
          Map.entry(CubeOptions.LOCK_SECONDS, SHARED),
          Map.entry(CubeOptions.NO_MATCH_CHECK, SHARED),
          Map.entry(CubeOptions.RELAY_AFTER, SHARED),
          Map.entry(CubeOptions.CLAIM_SECONDS, SHARED),
          Map.entry(CubeOptions.PENALTY_SECONDS, Set.of(RuleSet.CODE)),
          Map.entry(CubeOptions.PLACE_SECONDS, Set.of(RuleSet.RACE)),
          Map.entry(CubeOptions.SHOW_SECONDS, TURNS),
          Map.entry(CubeOptions.TURN_CLOCK_SCOPE, TURNS),
          Map.entry(CubeOptions.MOVE_COMMIT, TURNS),
          Map.entry(CubeOptions.TARGET_FLOOR, Set.of(RuleSet.RACE)),
          Map.entry(CubeOptions.OPEN_HANDS, Set.of(RuleSet.RACE)),
          Map.entry(CubeOptions.ESCAPE_AFTER, Set.of(RuleSet.DICE)),
          Map.entry(CubeOptions.EQUAL_TURNS, Set.of(RuleSet.NUMBERS)),
          Map.entry(CubeOptions.FIRST_SEAT, TURNS),
          Map.entry(CubeOptions.KING_BONUS, POINTS),
          Map.entry(CubeOptions.FAMILY_BONUS, POINTS),
          Map.entry(CubeOptions.LEVEL_DECKS, POINTS),
          Map.entry(CubeOptions.KING_TIE, POINTS),
          Map.entry(CubeOptions.KING_SCOPE, POINTS),
          Map.entry(CubeOptions.OPEN_SCORES, POINTS),
          Map.entry(CubeOptions.SIX_SEATS, SHARED),
          Map.entry(CubeOptions.SOLO_MODE, Set.of(RuleSet.CODE)),
          Map.entry(CubeOptions.SOLO_ROUND_SECONDS, Set.of(RuleSet.CODE)),
          Map.entry(CubeOptions.REVEAL_MS, SHARED));

  private static final Set<OptionSpec<?>> AMONG_SEVERAL =
      Set.of(
          CubeOptions.NO_MATCH_CHECK,
          CubeOptions.PLACE_SECONDS,
          CubeOptions.OPEN_HANDS,
          CubeOptions.EQUAL_TURNS,
          CubeOptions.KING_TIE,
          CubeOptions.OPEN_SCORES);

  private static final Set<OptionSpec<?>> ALONE =
      Set.of(CubeOptions.SOLO_MODE, CubeOptions.SOLO_ROUND_SECONDS);

  private OptionsInPlay() {}

  static boolean matters(OptionSpec<?> option, Options chosen, int seats) {
    RuleSet ruleSet = chosen.get(CubeOptions.RULE_SET);
    int handicap = CubeOptions.TURN_SECONDS.indexOf(option);
    if (handicap >= 0) {
      return TURNS.contains(ruleSet) && handicap < seats;
    }
    boolean isOfGame = !RULE_SETS.containsKey(option) || RULE_SETS.get(option).contains(ruleSet);
    boolean isOfSeats = !(seats == 1 ? AMONG_SEVERAL : ALONE).contains(option);
    return isOfGame && isOfSeats && isLeftOpen(option, chosen, seats);
  }

  /** Some answers make another question needless. */
  private static boolean isLeftOpen(OptionSpec<?> option, Options chosen, int seats) {
    if (option == CubeOptions.KING_TIE || option == CubeOptions.KING_SCOPE) {
      return chosen.get(CubeOptions.KING_BONUS);
    } else if (option == CubeOptions.PENALTY_SECONDS) {
      return chosen.get(CubeOptions.PENALTY_CARD) == PenaltyCard.OWNER_CHOICE;
    } else if (option == CubeOptions.SHOW_SECONDS) {
      return chosen.get(CubeOptions.TURN_CLOCK_SCOPE) == TurnClockScope.FIND_ONLY;
    } else if (option == CubeOptions.SOLO_ROUND_SECONDS) {
      return chosen.get(CubeOptions.SOLO_MODE) == SoloMode.SCORE;
    } else if (option == CubeOptions.LINE_RULE) {
      return SHARED.contains(chosen.get(CubeOptions.RULE_SET))
          || chosen.get(CubeOptions.DICE_COMBOS) != DiceCombos.CUBE;
    } else if (option == CubeOptions.FIRST_SEAT) {
      // Who plays alone begins; but a seat that is not there any more must be seen.
      return seats > 1 || chosen.get(CubeOptions.FIRST_SEAT) >= seats;
    }
    return true;
  }
}
