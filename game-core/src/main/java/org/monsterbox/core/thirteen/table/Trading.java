package org.monsterbox.core.thirteen.table;

import org.monsterbox.core.thirteen.terms.ThirteenEvent.MoveReason;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.TradeAccepted;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.TradeCountered;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.TradeDeclined;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.TradeProposed;

/** An offer, and what becomes of it. */
public final class Trading {

  private Trading() {}

  /** Makes the first offer. */
  public static void propose(Playing play, Offer offer) {
    put(play, offer);
    if (play.isTold()) {
      play.tell(new TradeProposed(offer.from(), offer.to(), offer.give(), offer.get()));
    }
  }

  /** Answers an offer by another one. */
  public static void counter(Playing play, Offer offer) {
    put(play, offer);
    if (play.isTold()) {
      play.tell(new TradeCountered(offer.from(), offer.to(), offer.give(), offer.get()));
    }
  }

  /** Puts the offer on the table: the other one has to answer. */
  private static void put(Playing play, Offer offer) {
    ThirteenView table = play.table;
    table.offers++;
    table.offer = offer;
    table.phase = Phase.TRADE_REPLY;
    table.actor = offer.to();
  }

  /** Takes the offer: all its sets change hands at once. */
  public static void accept(Playing play) {
    Offer offer = taken(play);
    if (play.isTold()) {
      play.tell(new TradeAccepted(offer.from(), offer.to(), offer.give(), offer.get()));
    }
    for (int set : offer.give()) {
      Holdings.move(play, offer.from(), offer.to(), set, MoveReason.TRADE);
    }
    for (int set : offer.get()) {
      Holdings.move(play, offer.to(), offer.from(), set, MoveReason.TRADE);
    }
    Settle.settle(play, Resume.ACTION);
  }

  /** Does not take the offer. */
  public static void decline(Playing play) {
    Offer offer = taken(play);
    if (play.isTold()) {
      play.tell(new TradeDeclined(offer.from(), offer.to()));
    }
    TurnOrder.backToAction(play.table);
  }

  /** The offer, which leaves the table. */
  private static Offer taken(Playing play) {
    Offer offer = play.table.offer().orElseThrow();
    play.table.offer = null;
    return offer;
  }
}
