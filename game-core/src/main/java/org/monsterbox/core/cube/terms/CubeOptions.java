package org.monsterbox.core.cube.terms;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.OptionSpec;

/** What a table may choose, the usual value first. An option of another rule set has no effect. */
public final class CubeOptions {

  /** In which direction a line may run. */
  public enum LineRule {
    ANY_DIRECTION,
    TOUCHING_FACES
  }

  /** What must hold together after a move. */
  public enum Connectivity {
    EACH_TILE,
    ONE_GROUP
  }

  /** Which patterns count in rule sets 3 and 4. */
  public enum DiceCombos {
    CUBE,
    CUBE_AND_LINE,
    ALL
  }

  /** Whether any order of the values counts, or the claimer fills in the formula. */
  public enum FormulaEntry {
    AUTO,
    BUILD
  }

  /** Where a tile ends up that was moved for a wrong claim. */
  public enum FalseClaimTile {
    RETURNS,
    STAYS
  }

  /** Which card is given back after a wrong claim. */
  public enum PenaltyCard {
    OWNER_CHOICE,
    LAST_WON,
    RANDOM
  }

  /** Whether a vote for "no match" is looked into. */
  public enum NoMatchCheck {
    AGREEMENT,
    VERIFIED
  }

  /** Whether the call stops the clock of the turn. */
  public enum TurnClockScope {
    FIND_ONLY,
    WHOLE_TURN
  }

  /** Whether a tile may be put elsewhere until the call. */
  public enum MoveCommit {
    FREE,
    FIRST_DROP
  }

  /** Whether a modified target below 1 counts as 1. */
  public enum TargetFloor {
    NONE,
    MIN_ONE
  }

  /** Who sees a hand. With AUTO a screen may show the hands of all people at it. */
  public enum OpenHands {
    AUTO,
    ON,
    OFF
  }

  /** Who is king where several have the longest run. */
  public enum KingTie {
    ALL,
    NONE,
    HIGHEST_RUN
  }

  /** Which runs count. */
  public enum KingScope {
    LONGEST_ONLY,
    EVERY_RUN
  }

  /** What one plays for alone in rule set 1. */
  public enum SoloMode {
    SCORE,
    SPRINT
  }

  /** For {@link #ESCAPE_AFTER}: by the number of seats. */
  public static final int AUTO = -1;

  /** For {@link #FIRST_SEAT}: drawn; otherwise the seat of the youngest. */
  public static final int RANDOM = -1;

  public static final OptionSpec<RuleSet> RULE_SET = choice("ruleSet", RuleSet.values());
  public static final OptionSpec<Layout.Shape> START_LAYOUT =
      choice("startLayout", Layout.Shape.values());
  public static final OptionSpec<LineRule> LINE_RULE = choice("lineRule", LineRule.values());
  public static final OptionSpec<Connectivity> CONNECTIVITY =
      choice("connectivity", Connectivity.values());
  public static final OptionSpec<DiceCombos> DICE_COMBOS =
      choice("diceCombos", DiceCombos.values());
  public static final OptionSpec<FormulaEntry> FORMULA_ENTRY =
      choice("formulaEntry", FormulaEntry.values());
  public static final OptionSpec<FalseClaimTile> FALSE_CLAIM_TILE =
      choice("falseClaimTile", FalseClaimTile.values());
  public static final OptionSpec<PenaltyCard> PENALTY_CARD =
      choice("penaltyCard", PenaltyCard.values());
  public static final OptionSpec<Integer> LOCK_SECONDS =
      OptionSpec.number("wrongClaimLockSeconds", 0, 3, 30, 0);
  public static final OptionSpec<NoMatchCheck> NO_MATCH_CHECK =
      choice("noMatchCheck", NoMatchCheck.values());
  public static final OptionSpec<Integer> RELAY_AFTER =
      OptionSpec.number("relayAfterNoMatches", 2, 1, 2, 0);
  public static final OptionSpec<Integer> CLAIM_SECONDS =
      OptionSpec.number("claimSeconds", 15, 5, 60);
  public static final OptionSpec<Integer> PENALTY_SECONDS =
      OptionSpec.number("penaltySeconds", 10, 5, 60);
  public static final OptionSpec<Integer> PLACE_SECONDS =
      OptionSpec.number("placeSeconds", 10, 5, 60);

  /** By seat: the time for a turn, a handicap; 0 for none. */
  public static final List<OptionSpec<Integer>> TURN_SECONDS =
      List.of(turnSeconds(1), turnSeconds(2), turnSeconds(3), turnSeconds(4));

  public static final OptionSpec<Integer> SHOW_SECONDS =
      OptionSpec.number("showSeconds", 10, 5, 60);
  public static final OptionSpec<TurnClockScope> TURN_CLOCK_SCOPE =
      choice("turnClockScope", TurnClockScope.values());
  public static final OptionSpec<MoveCommit> MOVE_COMMIT =
      choice("moveCommit", MoveCommit.values());
  public static final OptionSpec<TargetFloor> TARGET_FLOOR =
      choice("modifiedTargetFloor", TargetFloor.values());
  public static final OptionSpec<OpenHands> OPEN_HANDS = choice("openHands", OpenHands.values());
  public static final OptionSpec<Integer> ESCAPE_AFTER =
      OptionSpec.number("escapeAfterDryTurns", AUTO, 1, 200, AUTO, 0);
  public static final OptionSpec<Boolean> EQUAL_TURNS = OptionSpec.flag("equalTurns", true);
  public static final OptionSpec<Integer> FIRST_SEAT =
      OptionSpec.number("firstSeat", 0, 0, 3, RANDOM);
  public static final OptionSpec<Boolean> KING_BONUS = OptionSpec.flag("kingBonus", false);
  public static final OptionSpec<Boolean> FAMILY_BONUS = OptionSpec.flag("familyBonus", false);
  public static final OptionSpec<Boolean> LEVEL_DECKS = OptionSpec.flag("levelDecks", false);
  public static final OptionSpec<KingTie> KING_TIE = choice("kingTie", KingTie.values());
  public static final OptionSpec<KingScope> KING_SCOPE = choice("kingScope", KingScope.values());
  public static final OptionSpec<Boolean> OPEN_SCORES = OptionSpec.flag("openScores", false);
  public static final OptionSpec<Boolean> SIX_SEATS = OptionSpec.flag("sixSeats", false);
  public static final OptionSpec<SoloMode> SOLO_MODE = choice("soloMode", SoloMode.values());
  public static final OptionSpec<Integer> SOLO_ROUND_SECONDS =
      OptionSpec.number("soloRoundSeconds", 60, 10, 300, 0);
  public static final OptionSpec<Integer> REVEAL_MS = OptionSpec.number("revealMs", 1500, 0, 5000);

  public static final List<OptionSpec<?>> ALL = all();

  private CubeOptions() {}

  private static <T> OptionSpec<T> choice(String name, T[] values) {
    return OptionSpec.choice(name, List.of(values));
  }

  private static OptionSpec<Integer> turnSeconds(int number) {
    return OptionSpec.number("turnSeconds" + number, 10, 5, 120, 0);
  }

  private static List<OptionSpec<?>> all() {
    List<OptionSpec<?>> all = new ArrayList<>();
    all.addAll(List.of(RULE_SET, START_LAYOUT, LINE_RULE, CONNECTIVITY, DICE_COMBOS));
    all.addAll(List.of(FORMULA_ENTRY, FALSE_CLAIM_TILE, PENALTY_CARD, LOCK_SECONDS));
    all.addAll(List.of(NO_MATCH_CHECK, RELAY_AFTER, CLAIM_SECONDS, PENALTY_SECONDS));
    all.add(PLACE_SECONDS);
    all.addAll(TURN_SECONDS);
    all.addAll(List.of(SHOW_SECONDS, TURN_CLOCK_SCOPE, MOVE_COMMIT, TARGET_FLOOR, OPEN_HANDS));
    all.addAll(List.of(ESCAPE_AFTER, EQUAL_TURNS, FIRST_SEAT, KING_BONUS, FAMILY_BONUS));
    all.addAll(List.of(LEVEL_DECKS, KING_TIE, KING_SCOPE, OPEN_SCORES, SIX_SEATS));
    all.addAll(List.of(SOLO_MODE, SOLO_ROUND_SECONDS, REVEAL_MS));
    return List.copyOf(all);
  }
}
