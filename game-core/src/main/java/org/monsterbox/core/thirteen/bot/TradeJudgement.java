package org.monsterbox.core.thirteen.bot;

import org.monsterbox.core.thirteen.bot.worth.Fortunes;
import org.monsterbox.core.thirteen.bot.worth.Hoard;
import org.monsterbox.core.thirteen.bot.worth.Weights;
import org.monsterbox.core.thirteen.table.ThirteenView;

/**
 * What a trade would do to a seat and to its partner (section 9.6).
 *
 * @param gain what the seat gains
 * @param partnerGain what the partner gains
 * @param helpsPartnerTooMuch whether the partner would be Elemental Master, or as the leader
 *     complete another monster: no trade is worth that
 * @param helpsTooMuch the same the other way round: no partner will agree
 */
record TradeJudgement(
    double gain, double partnerGain, boolean helpsPartnerTooMuch, boolean helpsTooMuch) {

  private static final double ENVY_OF_TWO = 0.6;
  private static final double ENVY_OF_MORE = 0.2;

  /** Judges that the seat gives some sets to the partner, and gets some. */
  static TradeJudgement of(Situation situation, int partner, long give, long get) {
    Fortunes before = situation.fortunes();
    Hoard own = before.at(situation.seat()).hoard();
    Hoard other = before.at(partner).hoard();
    Hoard ownAfter = new Hoard((own.sets() & ~give) | get);
    Hoard otherAfter = new Hoard((other.sets() & ~get) | give);
    Weights weights = situation.level().weights();
    return new TradeJudgement(
        weights.of(ownAfter) - weights.of(own),
        Weights.USUAL.of(otherAfter) - Weights.USUAL.of(other),
        isTooMuch(other, otherAfter, leads(situation.view(), partner, situation.seat())),
        isTooMuch(own, ownAfter, leads(situation.view(), situation.seat(), partner)));
  }

  private static boolean isTooMuch(Hoard before, Hoard after, boolean isLeader) {
    return after.wins() || (isLeader && after.completeMonsters() > before.completeMonsters());
  }

  /** Whether the seat is ahead of the other one, and nobody is ahead of it. */
  private static boolean leads(ThirteenView view, int seat, int other) {
    for (int anybody = 0; anybody < view.seats(); anybody++) {
      if (view.hp(anybody) > view.hp(seat)) {
        return false;
      }
    }
    return view.hp(seat) > view.hp(other);
  }

  /** What the seat gains, less what it begrudges its partner. */
  double net(Situation situation) {
    return situation.level().minds() ? gain - envy(situation) * partnerGain : gain;
  }

  /** The same for the partner, who may be as envious. */
  double partnerNet(Situation situation) {
    return partnerGain - envy(situation) * gain;
  }

  private static double envy(Situation situation) {
    return situation.view().seats() == 2 ? ENVY_OF_TWO : ENVY_OF_MORE;
  }
}
