package org.monsterbox.app.games.thirteen.learning;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.tutorial.Gesture;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** A monster that becomes pure by Sacrifice. */
final class SwapLesson {

  static final String ID = "swap";

  private static final long SEED = 55;
  private static final int CHALL = 7;
  private static final int WENDOUNG = 2;

  private SwapLesson() {}

  static TutorialScript of(Context context, ThirteenMonsters rules) {
    Telling telling = new Telling(context, rules, ThirteenOptions.FastStart.OFF, SEED);
    tell(telling);
    return telling
        .script()
        .further(
            ID,
            telling.text(R.string.thirteen_swap_lesson),
            telling.text(R.string.thirteen_swap_question));
  }

  private static void tell(Telling telling) {
    int top = MonsterSets.of(CHALL, Part.TOP);
    int eyes = MonsterSets.of(CHALL, Part.EYES);
    int wrong = MonsterSets.of(WENDOUNG, Part.BOTTOM);
    int bottom = MonsterSets.of(CHALL, Part.BOTTOM);
    telling.read(telling.text(R.string.thirteen_swap_welcome));
    telling.thenFinds(Telling.LEARNER, top);
    telling.thenFinds(Telling.LEARNER, eyes);
    telling.thenFinds(Telling.LEARNER, wrong);
    telling.thenFinds(Telling.LEARNER, bottom);
    telling.act(
        telling.text(
            R.string.thirteen_swap_do, telling.names().set(wrong), telling.names().set(bottom)),
        new ThirteenMove.Sacrifice(List.of(new Triple(top, eyes, bottom))),
        "act-powers");
    telling.last(
        lesson ->
            lesson.by(
                Gesture.tap("act-powers"),
                Gesture.tap("act-sacrifice"),
                Gesture.drag("sacrifice-set-" + wrong, "sacrifice-set-" + bottom),
                Gesture.tap("sacrifice-confirm")));
    telling.read(
        telling.text(R.string.thirteen_swap_done, telling.view().hp(Telling.LEARNER)), "seat-0");
  }
}
