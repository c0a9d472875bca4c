package org.monsterbox.core.thirteen.bot;

import static org.monsterbox.core.thirteen.bot.ThirteenReason.FIRST_THROW;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.KEEP_DICE;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.STOP_THROWING;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.THROW_ALL;

import java.util.List;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.thirteen.bot.odds.DiceHands;
import org.monsterbox.core.thirteen.bot.odds.DiceOdds;
import org.monsterbox.core.thirteen.bot.odds.DicePlan;
import org.monsterbox.core.thirteen.dice.Battle;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Which dice to keep (section 9.4). */
final class DicePlanner {

  /** Who fights a duel without a monster throws so often. */
  private static final int THROWS_OF_NOBODY = 3;

  private final Situation situation;
  private final ThirteenView view;
  private final DiceOdds odds;

  DicePlanner(Situation situation) {
    this.situation = situation;
    this.view = situation.view();
    this.odds = situation.odds();
  }

  Choice<ThirteenMove> decide() {
    Throwing throwing = view.throwing().orElseThrow();
    DicePlan exact = exact();
    if (throwing.used() == 0) {
      double chance = exact.start(throwing.left());
      return new Choice<>(new ThirteenMove.Throw(0), Reason.of(FIRST_THROW, percent(chance)));
    }
    int hand = hand(throwing.dice());
    long percent = percent(exact.value(hand, throwing.left()));
    int keep = keep(exact, hand, throwing.left());
    if (keep == DicePlan.STOP) {
      return new Choice<>(
          new ThirteenMove.Stop(), Reason.of(STOP_THROWING, view.score(throwing.dice()), percent));
    }
    return new Choice<>(
        new ThirteenMove.Throw(bits(throwing.dice(), keep)),
        keep == DiceHands.EMPTY
            ? Reason.of(THROW_ALL, percent)
            : Reason.of(KEEP_DICE, faces(keep), percent));
  }

  private static long percent(double chance) {
    return Math.round(100 * chance);
  }

  /** How to throw to win. */
  private DicePlan exact() {
    if (view.phase() == Phase.DUEL_THROW) {
      return duel(view.duel().orElseThrow());
    }
    Battle battle = view.battle().orElseThrow();
    return view.phase() == Phase.BATTLE_ATTACK
        ? odds.attack(battle.defenderThrows())
        : odds.defence(battle.attackerScore());
  }

  private DicePlan duel(Duel duel) {
    int highest = 0;
    for (int score : duel.scores()) {
      highest = Math.max(highest, score);
    }
    List<Integer> picks = duel.picks().subList(duel.scores().size() + 1, duel.picks().size());
    int[] later = new int[picks.size()];
    for (int i = 0; i < later.length; i++) {
      later[i] = throwsOf(view, picks.get(i));
    }
    return odds.duel(highest, later);
  }

  /** How often somebody throws who sends this monster into a duel, or {@link Duel#NOBODY}. */
  static int throwsOf(ThirteenView view, int monster) {
    return view.monster(monster).map(Monster::throwsAllowed).orElse(THROWS_OF_NOBODY);
  }

  private int keep(DicePlan exact, int hand, int left) {
    // Everybody sees when nothing can be won any more by throwing.
    boolean isDone = exact.keep(hand, left) == DicePlan.STOP && exact.value(hand, left) == 1;
    return switch (situation.level().dice()) {
      case BEST_GROUP -> isDone ? DicePlan.STOP : bestGroup(hand);
      case EXPECTED_SCORE -> isDone ? DicePlan.STOP : odds.expected().keep(hand, left);
      case EXACT -> exact.keep(hand, left);
    };
  }

  private static int bestGroup(int hand) {
    int best = DicePlan.STOP;
    int most = 0;
    for (int face = 1; face <= DiceHands.FACES; face++) {
      int count = DiceHands.count(hand, face);
      if (count < DiceHands.DICE && count * face > most) {
        most = count * face;
        best = DiceHands.group(count, face);
      }
    }
    return best;
  }

  private static int hand(Dice dice) {
    int[] faces = new int[Dice.COUNT];
    for (int die = 0; die < Dice.COUNT; die++) {
      faces[die] = dice.face(die);
    }
    return DiceHands.of(faces);
  }

  /** The dice that show what is to be kept. */
  private static int bits(Dice dice, int keep) {
    int[] wanted = new int[DiceHands.FACES + 1];
    for (int face = 1; face <= DiceHands.FACES; face++) {
      wanted[face] = DiceHands.count(keep, face);
    }
    int bits = 0;
    for (int die = 0; die < Dice.COUNT; die++) {
      if (wanted[dice.face(die)]-- > 0) {
        bits |= 1 << die;
      }
    }
    return bits;
  }

  private static String faces(int keep) {
    StringBuilder faces = new StringBuilder();
    for (int face = DiceHands.FACES; face >= 1; face--) {
      for (int i = 0; i < DiceHands.count(keep, face); i++) {
        faces.append(face);
      }
    }
    return faces.toString();
  }
}
