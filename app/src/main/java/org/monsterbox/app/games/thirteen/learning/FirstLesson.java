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

/**
 * The way to a first monster: a card, a card that does not fit, and the rival who turns the one
 * that does.
 */
final class FirstLesson {

  private static final long SEED = 8;

  /** Two thirds of one monster, and a third of another. */
  private static final int CHALL = 7;

  private static final int WENDOUNG = 2;
  private static final int ITVILL = 10;

  private final Telling telling;

  private FirstLesson(Telling telling) {
    this.telling = telling;
  }

  static TutorialScript of(Context context, ThirteenMonsters rules) {
    Telling telling = new Telling(context, rules, ThirteenOptions.FastStart.OFF, SEED);
    new FirstLesson(telling).tell();
    return telling.script();
  }

  private void tell() {
    String rival = telling.rival();
    int top = MonsterSets.of(CHALL, Part.TOP);
    int eyes = MonsterSets.of(CHALL, Part.EYES);
    int bottom = MonsterSets.of(WENDOUNG, Part.BOTTOM);
    int left = telling.cellOf(Cards.left(bottom));
    int right = telling.cellOf(Cards.mate(Cards.left(bottom)));
    int wrong = telling.cellOf(Cards.left(MonsterSets.of(ITVILL, Part.EYES)));
    int other = telling.cellOf(Cards.left(MonsterSets.of(ITVILL, Part.TOP)));

    telling.read(telling.text(R.string.thirteen_first_welcome, rival));
    telling.thenFinds(Telling.LEARNER, top);
    telling.thenFinds(Telling.LEARNER, eyes);
    telling.read(telling.text(R.string.thirteen_first_sets), "seat-0");
    telling.search(telling.text(R.string.thirteen_first_turn), left);
    telling.flip(telling.text(R.string.thirteen_first_half), wrong);
    telling.act(telling.text(R.string.thirteen_first_miss), new ThirteenMove.Ack(), "continue");
    telling.thenTurns(Telling.RIVAL, other, right);
    telling.watch(
        telling.text(R.string.thirteen_first_rival, rival),
        new ThirteenMove.Ack(),
        "cell-" + right,
        "flipped-2");
    telling.search(telling.text(R.string.thirteen_first_remember), left);
    telling.flip(telling.text(R.string.thirteen_first_other_half, rival), right);
    telling.act(telling.text(R.string.thirteen_first_fit), new ThirteenMove.Ack(), "continue");
    telling.read(
        telling.text(R.string.thirteen_first_monster, telling.view().hp(Telling.LEARNER)),
        "seat-0");
  }
}
