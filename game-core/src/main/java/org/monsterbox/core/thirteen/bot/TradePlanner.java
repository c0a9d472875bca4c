package org.monsterbox.core.thirteen.bot;

import static org.monsterbox.core.thirteen.bot.ThirteenReason.ACCEPT_GAIN;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.COUNTER_BETTER;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.DECLINE_LOSS;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.DECLINE_TOO_GOOD;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.TRADE_FOR_BOTH;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.thirteen.bot.worth.Fortunes;
import org.monsterbox.core.thirteen.bot.worth.Valuation;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Offer;

/** Which trades to propose, and which to accept (section 9.6). */
final class TradePlanner {

  /** Nobody says yes to less. */
  private static final double PARTNER_MARGIN = 2;

  private final Situation situation;

  TradePlanner(Situation situation) {
    this.situation = situation;
  }

  /** A trade, as the seat would propose it. */
  private record Plan(int partner, long give, long get, double net) {}

  /** The best trade that somebody may agree to, unless enough were proposed this turn. */
  Optional<Choice<ThirteenMove>> propose() {
    if (!situation.allows(ThirteenMove.ProposeTrade.class)
        || situation.view().isFinalRound()
        || situation.bargains().offersThisTurn() >= situation.level().trade().offers()) {
      return Optional.empty();
    }
    @Nullable Plan best = null;
    for (int partner = 0; partner < situation.view().seats(); partner++) {
      if (partner != situation.seat()) {
        best = better(best, partner);
      }
    }
    if (best == null) {
      return Optional.empty();
    }
    List<Integer> give = MonsterSets.list(best.give());
    List<Integer> get = MonsterSets.list(best.get());
    return Optional.of(
        new Choice<>(
            new ThirteenMove.ProposeTrade(best.partner(), give, get),
            Reason.of(
                TRADE_FOR_BOTH,
                best.partner(),
                Situation.texts(best.give()),
                Situation.texts(best.get()))));
  }

  private @Nullable Plan better(@Nullable Plan best, int partner) {
    long own = tradable(situation.seat());
    long others = tradable(partner);
    @Nullable Plan found = best;
    for (int give : MonsterSets.list(own)) {
      for (int get : MonsterSets.list(others)) {
        found = better(found, partner, MonsterSets.bit(give), MonsterSets.bit(get));
        if (situation.level().trade().haggles()) {
          found = better(found, partner, MonsterSets.bit(give), MonsterSets.bit(get), own);
        }
      }
    }
    return found;
  }

  /** The same with another set of the own thrown in. */
  private @Nullable Plan better(@Nullable Plan best, int partner, long give, long get, long own) {
    @Nullable Plan found = best;
    for (long rest = own & ~(give | (give - 1)); rest != 0; rest &= rest - 1) {
      found = better(found, partner, give | Long.lowestOneBit(rest), get);
    }
    return found;
  }

  private @Nullable Plan better(@Nullable Plan best, int partner, long give, long get) {
    TradeJudgement judgement = TradeJudgement.of(situation, partner, give, get);
    double net = judgement.net(situation);
    if (judgement.helpsPartnerTooMuch()
        || judgement.helpsTooMuch()
        || judgement.gain() <= 0
        || judgement.partnerGain() < PARTNER_MARGIN
        || judgement.partnerNet(situation) < 0
        || net < situation.level().trade().margin()
        || (best != null && net <= best.net())) {
      return best;
    }
    boolean wasDeclined = situation.bargains().wasDeclined(partner, MonsterSets.list(get));
    return wasDeclined ? best : new Plan(partner, give, get, net);
  }

  private long tradable(int owner) {
    return situation.view().options().tradeFromMonsters()
        ? situation.view().setBits(owner)
        : situation.view().freeBits(owner);
  }

  /** What to say to an offer. */
  Choice<ThirteenMove> answer() {
    Offer offer = situation.view().offer().orElseThrow();
    long give = bits(offer.get());
    long get = bits(offer.give());
    TradeJudgement judgement = TradeJudgement.of(situation, offer.from(), give, get);
    double margin = situation.level().trade().margin() + situation.whims().of(give ^ get);
    if (!judgement.helpsPartnerTooMuch() && isGood(judgement, offer, give, get, margin)) {
      return new Choice<>(
          new ThirteenMove.Accept(),
          Reason.of(ACCEPT_GAIN, Situation.texts(get), Situation.texts(give)));
    }
    Optional<Choice<ThirteenMove>> counter = counter(offer);
    if (counter.isPresent()) {
      return counter.get();
    }
    return new Choice<>(
        new ThirteenMove.Decline(),
        judgement.gain() > 0
            ? Reason.of(DECLINE_TOO_GOOD, offer.from())
            : Reason.of(DECLINE_LOSS, Situation.texts(get), Situation.texts(give)));
  }

  private boolean isGood(
      TradeJudgement judgement, Offer offer, long give, long get, double margin) {
    if (situation.view().isFinalRound()) {
      Valuation valuation = situation.valuation();
      Fortunes after = situation.fortunes().traded(situation.seat(), give, offer.from(), get);
      return valuation.of(after) > valuation.of(situation.fortunes());
    }
    return judgement.net(situation) >= margin;
  }

  /** Something better for both, once. */
  private Optional<Choice<ThirteenMove>> counter(Offer offer) {
    if (!situation.level().trade().haggles()
        || !situation.allows(ThirteenMove.Counter.class)
        || situation.view().isFinalRound()
        || offer.from() != situation.view().active()) {
      return Optional.empty();
    }
    @Nullable Plan plan = better(null, offer.from());
    if (plan == null) {
      return Optional.empty();
    }
    return Optional.of(
        new Choice<>(
            new ThirteenMove.Counter(MonsterSets.list(plan.give()), MonsterSets.list(plan.get())),
            Reason.of(COUNTER_BETTER, Situation.texts(plan.give()), Situation.texts(plan.get()))));
  }

  private static long bits(List<Integer> sets) {
    long bits = 0;
    for (int set : sets) {
      bits |= MonsterSets.bit(set);
    }
    return bits;
  }
}
