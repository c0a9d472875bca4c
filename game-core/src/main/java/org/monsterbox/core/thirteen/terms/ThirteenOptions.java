package org.monsterbox.core.thirteen.terms;

import java.util.List;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;

/** The rules that a table has chosen, looked up once. The usual value of an option comes first. */
public record ThirteenOptions(
    TurnRestart turnRestart,
    PermafrostLimit permafrostLimit,
    boolean gruntPermafrost,
    FrozenOutRule frozenOutRule,
    ActionOrder actionOrder,
    boolean tradeFromMonsters,
    boolean allowGifts,
    boolean tradeInFinalRound,
    boolean spentThirteenthScores,
    boolean singleDieScores,
    KeepRule keepRule,
    FastStart fastStart,
    FastStartDeal fastStartDeal,
    int firstPlayer,
    int maxOffers,
    int stallGuard) {

  /** What begins anew after a set was found. */
  public enum TurnRestart {
    FULL,
    ACTIONS_ONLY,
    SEARCH_ONLY
  }

  /** How many cards a player may freeze. */
  public enum PermafrostLimit {
    ONE_PER_WINDOW,
    PER_MONSTER,
    UNLIMITED
  }

  /** What happens where frost leaves nothing to search. */
  public enum FrozenOutRule {
    SKIP_THEN_THAW,
    INSTANT_THAW
  }

  /** Whether trades, powers, attack and search come in that order. */
  public enum ActionOrder {
    FREE,
    STRICT
  }

  /** Which dice may be kept. */
  public enum KeepRule {
    SAME_FACE,
    ANY
  }

  /** Whether everybody starts with a Grunt. */
  public enum FastStart {
    OFF,
    GRUNT
  }

  /** Whether these Grunts are equally strong. */
  public enum FastStartDeal {
    BALANCED,
    RANDOM
  }

  /** For {@link #FIRST_PLAYER}: the first player is drawn. */
  public static final int RANDOM = -1;

  public static final OptionSpec<TurnRestart> TURN_RESTART =
      OptionSpec.choice("turnRestart", List.of(TurnRestart.values()));
  public static final OptionSpec<PermafrostLimit> PERMAFROST_LIMIT =
      OptionSpec.choice("permafrostLimit", List.of(PermafrostLimit.values()));
  public static final OptionSpec<Boolean> GRUNT_PERMAFROST =
      OptionSpec.flag("gruntPermafrost", false);
  public static final OptionSpec<FrozenOutRule> FROZEN_OUT_RULE =
      OptionSpec.choice("frozenOutRule", List.of(FrozenOutRule.values()));
  public static final OptionSpec<ActionOrder> ACTION_ORDER =
      OptionSpec.choice("actionOrder", List.of(ActionOrder.values()));
  public static final OptionSpec<Boolean> TRADE_FROM_MONSTERS =
      OptionSpec.flag("tradeFromMonsters", true);
  public static final OptionSpec<Boolean> ALLOW_GIFTS = OptionSpec.flag("allowGifts", false);
  public static final OptionSpec<Boolean> TRADE_IN_FINAL_ROUND =
      OptionSpec.flag("tradeInFinalRound", false);
  public static final OptionSpec<Boolean> SPENT_THIRTEENTH_SCORES =
      OptionSpec.flag("spentThirteenthScores", true);
  public static final OptionSpec<Boolean> SINGLE_DIE_SCORES =
      OptionSpec.flag("singleDieScores", true);
  public static final OptionSpec<KeepRule> KEEP_RULE =
      OptionSpec.choice("keepRule", List.of(KeepRule.values()));
  public static final OptionSpec<FastStart> FAST_START =
      OptionSpec.choice("fastStart", List.of(FastStart.values()));
  public static final OptionSpec<FastStartDeal> FAST_START_DEAL =
      OptionSpec.choice("fastStartDeal", List.of(FastStartDeal.values()));

  /** The seat that begins, from 0; a seat that nobody sits on cannot be chosen. */
  public static final OptionSpec<Integer> FIRST_PLAYER =
      OptionSpec.number("firstPlayer", RANDOM, 0, 7, RANDOM);

  /** Offers and counter-offers of one turn; 0 is a game without trading. */
  public static final OptionSpec<Integer> MAX_OFFERS = OptionSpec.number("maxOffers", 10, 0, 50);

  /** Failed searches in a row that end the game; 0 for never. */
  public static final OptionSpec<Integer> STALL_GUARD =
      OptionSpec.number("stallGuard", 1000, 1, 10_000, 0);

  public static final List<OptionSpec<?>> ALL =
      List.of(
          TURN_RESTART,
          PERMAFROST_LIMIT,
          GRUNT_PERMAFROST,
          FROZEN_OUT_RULE,
          ACTION_ORDER,
          TRADE_FROM_MONSTERS,
          ALLOW_GIFTS,
          TRADE_IN_FINAL_ROUND,
          SPENT_THIRTEENTH_SCORES,
          SINGLE_DIE_SCORES,
          KEEP_RULE,
          FAST_START,
          FAST_START_DEAL,
          FIRST_PLAYER,
          MAX_OFFERS,
          STALL_GUARD);

  public static ThirteenOptions of(Options options) {
    return new ThirteenOptions(
        options.get(TURN_RESTART),
        options.get(PERMAFROST_LIMIT),
        options.get(GRUNT_PERMAFROST),
        options.get(FROZEN_OUT_RULE),
        options.get(ACTION_ORDER),
        options.get(TRADE_FROM_MONSTERS),
        options.get(ALLOW_GIFTS),
        options.get(TRADE_IN_FINAL_ROUND),
        options.get(SPENT_THIRTEENTH_SCORES),
        options.get(SINGLE_DIE_SCORES),
        options.get(KEEP_RULE),
        options.get(FAST_START),
        options.get(FAST_START_DEAL),
        options.get(FIRST_PLAYER),
        options.get(MAX_OFFERS),
        options.get(STALL_GUARD));
  }

  public boolean isStrict() {
    return actionOrder == ActionOrder.STRICT;
  }

  public boolean thawsInstantly() {
    return frozenOutRule == FrozenOutRule.INSTANT_THAW;
  }

  public void addTo(Fingerprint fingerprint) {
    fingerprint
        .add(turnRestart)
        .add(permafrostLimit)
        .add(gruntPermafrost)
        .add(frozenOutRule)
        .add(actionOrder)
        .add(tradeFromMonsters)
        .add(allowGifts)
        .add(tradeInFinalRound)
        .add(spentThirteenthScores)
        .add(singleDieScores)
        .add(keepRule)
        .add(fastStart)
        .add(fastStartDeal)
        .add(firstPlayer)
        .add(maxOffers)
        .add(stallGuard);
  }
}
