package org.monsterbox.app.games.thirteen.learning;

import android.content.Context;
import org.monsterbox.app.R;
import org.monsterbox.app.tutorial.Gesture;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** An attack that completes a monster. The seed throws dice for exactly that. */
final class BattleLesson {

  static final String ID = "battle";

  private static final long SEED = 302;

  /** The bits of the sixes, by how many there are. */
  private static final int TWO_SIXES = 0b00011;

  private static final int THREE_SIXES = 0b00111;

  private final Telling telling;

  private BattleLesson(Telling telling) {
    this.telling = telling;
  }

  static TutorialScript of(Context context, ThirteenMonsters rules) {
    Telling telling = new Telling(context, rules, ThirteenOptions.FastStart.GRUNT, SEED);
    new BattleLesson(telling).tell();
    return telling
        .script()
        .further(
            ID,
            telling.text(R.string.thirteen_battle_lesson),
            telling.text(R.string.thirteen_battle_question));
  }

  private void tell() {
    String rival = telling.rival();
    Monster own = telling.view().monsters(Telling.LEARNER).get(0);
    int prize = telling.view().monsters(Telling.RIVAL).get(0).bottom();
    int monster = MonsterSets.monster(prize);
    telling.read(telling.text(R.string.thirteen_battle_welcome, rival), "seat-0", "seat-1");
    telling.thenFinds(Telling.LEARNER, MonsterSets.of(monster, Part.TOP));
    telling.thenFinds(Telling.LEARNER, MonsterSets.of(monster, Part.EYES));
    telling.act(
        telling.text(R.string.thirteen_battle_attack, telling.names().set(prize), rival),
        new ThirteenMove.Attack(own.id(), Telling.RIVAL, prize),
        "act-attack");
    telling.last(
        lesson ->
            lesson.by(
                Gesture.tap("act-attack"),
                Gesture.tap("target-set-" + prize),
                Gesture.tap("attack-confirm")));
    telling.act(telling.text(R.string.thirteen_battle_throw), new ThirteenMove.Throw(0), "throw");
    telling.act(
        telling.text(R.string.thirteen_battle_keep_two),
        new ThirteenMove.Throw(TWO_SIXES),
        "die-0",
        "die-1");
    telling.last(
        lesson -> lesson.by(Gesture.tap("die-0"), Gesture.tap("die-1"), Gesture.tap("throw")));
    telling.act(
        telling.text(R.string.thirteen_battle_keep_three),
        new ThirteenMove.Throw(THREE_SIXES),
        "die-2");
    telling.last(lesson -> lesson.by(Gesture.tap("die-2"), Gesture.tap("throw")));
    int score = telling.view().battle().orElseThrow().attackerScore();
    telling.watch(
        telling.text(R.string.thirteen_battle_defend, score, rival),
        new ThirteenMove.Throw(0),
        "to-beat");
    int kept = 1 << bestDie();
    telling.watch(
        telling.text(R.string.thirteen_battle_defend_more, rival),
        new ThirteenMove.Throw(kept),
        "dice-tray");
    telling.then(Telling.RIVAL, new ThirteenMove.Throw(kept));
    telling.read(
        telling.text(R.string.thirteen_battle_won, telling.view().hp(Telling.LEARNER), rival),
        "seat-0");
  }

  /** The first of the highest dice. */
  private int bestDie() {
    Dice dice = telling.view().throwing().orElseThrow().dice();
    int best = 0;
    for (int die = 1; die < Dice.COUNT; die++) {
      best = dice.face(die) > dice.face(best) ? die : best;
    }
    return best;
  }
}
