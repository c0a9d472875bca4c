package org.monsterbox.app.games.thirteen.learning;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.tutorial.Gesture;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** A trade after which both have a whole monster. */
final class TradeLesson {

  static final String ID = "trade";

  private static final long SEED = 21;
  private static final int OWN = 12;
  private static final int OTHER = 3;

  private TradeLesson() {}

  static TutorialScript of(Context context, ThirteenMonsters rules) {
    Telling telling = new Telling(context, rules, ThirteenOptions.FastStart.OFF, SEED);
    tell(telling);
    return telling
        .script()
        .further(
            ID,
            telling.text(R.string.thirteen_trade_lesson),
            telling.text(R.string.thirteen_trade_question));
  }

  private static void tell(Telling telling) {
    String rival = telling.rival();
    int give = MonsterSets.of(OTHER, Part.TOP);
    int get = MonsterSets.of(OWN, Part.BOTTOM);
    int one = telling.cellOf(Cards.left(MonsterSets.of(1, Part.TOP)));
    int two = telling.cellOf(Cards.left(MonsterSets.of(5, Part.EYES)));
    telling.read(telling.text(R.string.thirteen_trade_welcome, rival), "seat-0", "seat-1");
    telling.thenFinds(Telling.LEARNER, MonsterSets.of(OWN, Part.TOP));
    telling.thenFinds(Telling.LEARNER, MonsterSets.of(OWN, Part.EYES));
    telling.thenFinds(Telling.LEARNER, give);
    telling.thenMisses(Telling.LEARNER, one, two);
    telling.thenFinds(Telling.RIVAL, MonsterSets.of(OTHER, Part.EYES));
    telling.thenFinds(Telling.RIVAL, MonsterSets.of(OTHER, Part.BOTTOM));
    telling.thenFinds(Telling.RIVAL, get);
    telling.thenMisses(Telling.RIVAL, one, two);
    telling.act(
        telling.text(
            R.string.thirteen_trade_offer_it,
            telling.names().set(give),
            telling.names().set(get),
            rival),
        new ThirteenMove.ProposeTrade(Telling.RIVAL, List.of(give), List.of(get)),
        "act-trade");
    telling.last(
        lesson ->
            lesson.by(
                Gesture.tap("act-trade"),
                Gesture.tap("trade-set-" + give),
                Gesture.tap("trade-set-" + get),
                Gesture.tap("trade-offer")));
    telling.then(Telling.RIVAL, new ThirteenMove.Accept());
    telling.read(telling.text(R.string.thirteen_trade_done, rival), "seat-0", "seat-1");
  }
}
