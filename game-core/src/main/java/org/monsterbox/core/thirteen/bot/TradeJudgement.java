package org.monsterbox.core.thirteen.bot;

/**
 * What a trade would do to a seat and to its partner (section 9.6).
 *
 * @param gain what the seat gains
 * @param partnerGain what the partner gains
 * @param isForbidden whether it would make the partner Elemental Master, or give the leader another
 *     complete monster
 */
record TradeJudgement(double gain, double partnerGain, boolean isForbidden) {

  private static final double ENVY_OF_TWO = 0.6;
  private static final double ENVY_OF_MORE = 0.2;
  private static final int MASTER = 4;

  /** Judges that the seat gives some sets to the partner, and gets some. */
  static TradeJudgement of(Situation situation, int partner, long give, long get) {
    Table before = situation.table();
    Hoard own = before.at(situation.seat()).hoard();
    Hoard other = before.at(partner).hoard();
    Hoard ownAfter = new Hoard((own.sets() & ~give) | get);
    Hoard otherAfter = new Hoard((other.sets() & ~get) | give);
    Weights weights = situation.level().weights();
    boolean completes = otherAfter.completeMonsters() > other.completeMonsters();
    return new TradeJudgement(
        weights.of(ownAfter) - weights.of(own),
        Weights.USUAL.of(otherAfter) - Weights.USUAL.of(other),
        otherAfter.elements() >= MASTER || (completes && isLeader(situation, partner)));
  }

  private static boolean isLeader(Situation situation, int partner) {
    for (int seat = 0; seat < situation.view().seats(); seat++) {
      if (situation.view().hp(seat) > situation.view().hp(partner)) {
        return false;
      }
    }
    return true;
  }

  /** What the seat gains, less what it begrudges its partner. */
  double net(Situation situation) {
    double envy = situation.view().seats() == 2 ? ENVY_OF_TWO : ENVY_OF_MORE;
    return gain - (situation.level().minds() ? envy * partnerGain : 0);
  }
}
