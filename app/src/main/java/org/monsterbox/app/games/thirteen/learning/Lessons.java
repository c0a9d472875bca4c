package org.monsterbox.app.games.thirteen.learning;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** All that there is to learn: a first lesson, and one for each thing that matters later. */
public final class Lessons {

  private Lessons() {}

  /** In the order in which they make sense. */
  public static List<TutorialScript> all(Context context, ThirteenMonsters rules) {
    return List.of(
        FirstLesson.of(context, rules),
        TradeLesson.of(context, rules),
        BattleLesson.of(context, rules),
        SwapLesson.of(context, rules),
        FrostLesson.of(context, rules));
  }

  /** Whether what a further lesson is about has become possible for whoever is asked to act. */
  public static boolean isTimeFor(String lesson, Sight<ThirteenMove, ThirteenView> sight) {
    return switch (lesson) {
      case TradeLesson.ID -> may(sight, ThirteenMove.ProposeTrade.class);
      case BattleLesson.ID -> may(sight, ThirteenMove.Attack.class);
      case SwapLesson.ID -> mayImprove(sight);
      case FrostLesson.ID -> may(sight, ThirteenMove.Permafrost.class);
      default -> false;
    };
  }

  private static boolean may(
      Sight<ThirteenMove, ThirteenView> sight, Class<? extends ThirteenMove> kind) {
    return sight.moves().stream().anyMatch(kind::isInstance);
  }

  /** Whether swapping two sets makes the monsters better. */
  private static boolean mayImprove(Sight<ThirteenMove, ThirteenView> sight) {
    int now = 0;
    for (Monster monster : sight.view().monsters(sight.view().actor())) {
      now += monster.hp();
    }
    for (ThirteenMove move : sight.moves()) {
      if (move instanceof ThirteenMove.Sacrifice sacrifice && hp(sacrifice.arrangement()) > now) {
        return true;
      }
    }
    return false;
  }

  private static int hp(List<Triple> arrangement) {
    int hp = 0;
    for (Triple triple : arrangement) {
      hp += new Monster(0, triple.top(), triple.eyes(), triple.bottom()).hp();
    }
    return hp;
  }
}
