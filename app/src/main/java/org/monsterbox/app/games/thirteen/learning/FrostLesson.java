package org.monsterbox.app.games.thirteen.learning;

import android.content.Context;
import org.monsterbox.app.R;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** A pair that everybody has seen, and a die that keeps it from the others. */
final class FrostLesson {

  static final String ID = "frost";

  private static final long SEED = 34;
  private static final int CHALL = 7;
  private static final int WENDOUNG = 2;
  private static final int WANTED = 13;

  private FrostLesson() {}

  static TutorialScript of(Context context, ThirteenMonsters rules) {
    Telling telling = new Telling(context, rules, ThirteenOptions.FastStart.OFF, SEED);
    tell(telling);
    return telling
        .script()
        .further(
            ID,
            telling.text(R.string.thirteen_frost_lesson),
            telling.text(R.string.thirteen_frost_question));
  }

  private static void tell(Telling telling) {
    String rival = telling.rival();
    int wanted = MonsterSets.of(WANTED, Part.EYES);
    int left = telling.cellOf(Cards.left(wanted));
    int right = telling.cellOf(Cards.mate(Cards.left(wanted)));
    int one = telling.cellOf(Cards.left(MonsterSets.of(1, Part.TOP)));
    int two = telling.cellOf(Cards.left(MonsterSets.of(5, Part.EYES)));
    int three = telling.cellOf(Cards.left(MonsterSets.of(9, Part.BOTTOM)));
    telling.read(telling.text(R.string.thirteen_frost_welcome));
    telling.thenFinds(Telling.LEARNER, MonsterSets.of(CHALL, Part.TOP));
    telling.thenFinds(Telling.LEARNER, MonsterSets.of(CHALL, Part.EYES));
    telling.thenFinds(Telling.LEARNER, MonsterSets.of(WENDOUNG, Part.BOTTOM));
    telling.thenMisses(Telling.LEARNER, one, two);
    telling.then(Telling.LEARNER, new ThirteenMove.EndTurn());
    telling.thenMisses(Telling.RIVAL, three, left);
    telling.thenTurns(Telling.LEARNER, one, right);
    telling.read(
        telling.text(R.string.thirteen_frost_seen, rival, telling.names().set(wanted)),
        "cell-" + right,
        "cell-" + left,
        "flipped-2");
    telling.act(
        telling.text(R.string.thirteen_frost_miss, rival), new ThirteenMove.Ack(), "continue");
    telling.act(
        telling.text(R.string.thirteen_frost_freeze),
        new ThirteenMove.Permafrost(right),
        "cell-" + right);
    telling.then(Telling.LEARNER, new ThirteenMove.EndTurn());
    telling.thenTurns(Telling.RIVAL, left, two);
    telling.watch(
        telling.text(R.string.thirteen_frost_safe, rival),
        new ThirteenMove.Ack(),
        "cell-" + right,
        "cell-" + left);
    telling.read(telling.text(R.string.thirteen_frost_done), "cell-" + right);
  }
}
