package org.monsterbox.core.cube.terms;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.monsterbox.core.cube.terms.CubeOptions.Connectivity;
import org.monsterbox.core.cube.terms.CubeOptions.DiceCombos;
import org.monsterbox.core.cube.terms.CubeOptions.FalseClaimTile;
import org.monsterbox.core.cube.terms.CubeOptions.FormulaEntry;
import org.monsterbox.core.cube.terms.CubeOptions.KingScope;
import org.monsterbox.core.cube.terms.CubeOptions.KingTie;
import org.monsterbox.core.cube.terms.CubeOptions.LineRule;
import org.monsterbox.core.cube.terms.CubeOptions.MoveCommit;
import org.monsterbox.core.cube.terms.CubeOptions.NoMatchCheck;
import org.monsterbox.core.cube.terms.CubeOptions.OpenHands;
import org.monsterbox.core.cube.terms.CubeOptions.PenaltyCard;
import org.monsterbox.core.cube.terms.CubeOptions.SoloMode;
import org.monsterbox.core.cube.terms.CubeOptions.TargetFloor;
import org.monsterbox.core.cube.terms.CubeOptions.TurnClockScope;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Terms;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/** What a table has chosen, looked up once and fitted to the number of its seats. */
public final class HouseRules {

  private static final int FEWEST_DRY_TURNS = 12;
  private static final int DRY_TURNS_PER_SEAT = 4;

  public final RuleSet ruleSet;
  public final Terms terms;
  public final boolean isSolo;

  /** Whether claimers fill in the formula themselves. */
  public final boolean build;

  /** Whether a tile stays where it was put first in a turn. */
  public final boolean firstDrop;

  public final Layout.Shape shape;
  public final boolean falseTileStays;
  public final PenaltyCard penaltyCard;
  public final int lockMs;
  public final boolean verified;
  public final int relayAfter;
  public final int claimMs;
  public final int penaltyMs;
  public final int placeMs;
  public final int showMs;
  public final boolean wholeTurn;
  public final boolean minOne;
  public final boolean openHands;
  public final int escapeAfter;
  public final boolean equalTurns;
  public final int firstSeat;
  public final boolean kingBonus;
  public final boolean familyBonus;
  public final boolean levelDecks;
  public final KingTie kingTie;
  public final boolean everyRun;
  public final boolean openWon;
  public final boolean sprint;
  public final int soloRoundMs;
  public final int revealMs;

  private final int[] turnMs;

  /** All chosen values in one number, for fingerprints. */
  private final long chosen;

  public HouseRules(Setup setup) {
    Options options = setup.options();
    ruleSet = options.get(CubeOptions.RULE_SET);
    isSolo = setup.seats() == 1;
    terms = terms(options);
    shape = options.get(CubeOptions.START_LAYOUT);
    build = options.get(CubeOptions.FORMULA_ENTRY) == FormulaEntry.BUILD;
    falseTileStays = options.get(CubeOptions.FALSE_CLAIM_TILE) == FalseClaimTile.STAYS;
    penaltyCard = options.get(CubeOptions.PENALTY_CARD);
    lockMs = millis(options, CubeOptions.LOCK_SECONDS);
    verified = isSolo || options.get(CubeOptions.NO_MATCH_CHECK) == NoMatchCheck.VERIFIED;
    relayAfter = options.get(CubeOptions.RELAY_AFTER);
    claimMs = millis(options, CubeOptions.CLAIM_SECONDS);
    penaltyMs = millis(options, CubeOptions.PENALTY_SECONDS);
    placeMs = millis(options, CubeOptions.PLACE_SECONDS);
    showMs = millis(options, CubeOptions.SHOW_SECONDS);
    wholeTurn = options.get(CubeOptions.TURN_CLOCK_SCOPE) == TurnClockScope.WHOLE_TURN;
    firstDrop = options.get(CubeOptions.MOVE_COMMIT) == MoveCommit.FIRST_DROP;
    minOne = options.get(CubeOptions.TARGET_FLOOR) == TargetFloor.MIN_ONE;
    openHands = options.get(CubeOptions.OPEN_HANDS) == OpenHands.ON;
    int escape = options.get(CubeOptions.ESCAPE_AFTER);
    escapeAfter =
        escape == CubeOptions.AUTO
            ? Math.max(FEWEST_DRY_TURNS, DRY_TURNS_PER_SEAT * setup.seats())
            : escape;
    equalTurns = options.get(CubeOptions.EQUAL_TURNS);
    firstSeat = options.get(CubeOptions.FIRST_SEAT);
    kingBonus = ruleSet.hasPoints() && options.get(CubeOptions.KING_BONUS);
    familyBonus = ruleSet.hasPoints() && options.get(CubeOptions.FAMILY_BONUS);
    levelDecks = ruleSet.hasPoints() && options.get(CubeOptions.LEVEL_DECKS);
    kingTie = options.get(CubeOptions.KING_TIE);
    everyRun = options.get(CubeOptions.KING_SCOPE) == KingScope.EVERY_RUN;
    openWon = isSolo || ruleSet == RuleSet.DICE || options.get(CubeOptions.OPEN_SCORES);
    sprint =
        isSolo && ruleSet == RuleSet.CODE && options.get(CubeOptions.SOLO_MODE) == SoloMode.SPRINT;
    soloRoundMs =
        isSolo && ruleSet == RuleSet.CODE && !sprint
            ? millis(options, CubeOptions.SOLO_ROUND_SECONDS)
            : 0;
    revealMs = options.get(CubeOptions.REVEAL_MS);
    turnMs = turnMs(options);
    chosen = fingerprint(options);
  }

  private static int millis(Options options, OptionSpec<Integer> seconds) {
    return 1000 * options.get(seconds);
  }

  private static int[] turnMs(Options options) {
    int[] turnMs = new int[CubeOptions.TURN_SECONDS.size()];
    for (int seat = 0; seat < turnMs.length; seat++) {
      turnMs[seat] = millis(options, CubeOptions.TURN_SECONDS.get(seat));
    }
    return turnMs;
  }

  private static Terms terms(Options options) {
    RuleSet ruleSet = options.get(CubeOptions.RULE_SET);
    return new Terms(
        ruleSet.side(),
        combos(ruleSet, options.get(CubeOptions.DICE_COMBOS)),
        options.get(CubeOptions.LINE_RULE) == LineRule.TOUCHING_FACES,
        options.get(CubeOptions.CONNECTIVITY) == Connectivity.ONE_GROUP,
        !ruleSet.isShared());
  }

  private static Set<Combo> combos(RuleSet ruleSet, DiceCombos chosen) {
    if (ruleSet.isShared() || chosen == DiceCombos.ALL) {
      return EnumSet.allOf(Combo.class);
    }
    return chosen == DiceCombos.CUBE ? EnumSet.of(Combo.CUBE) : EnumSet.of(Combo.CUBE, Combo.LINE);
  }

  private static long fingerprint(Options options) {
    Fingerprint fingerprint = new Fingerprint();
    List<String> texts = options.texts();
    texts.forEach(text -> fingerprint.add(text.hashCode()));
    return fingerprint.value();
  }

  /** How long a turn of that seat takes at most, in milliseconds; 0 is without end. */
  public int turnMs(int seat) {
    return turnMs[seat];
  }

  public void addTo(Fingerprint fingerprint) {
    fingerprint.add(chosen);
  }
}
