package org.monsterbox.core.thirteen.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.terms.ThirteenEnd;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.DuelBegan;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.DuelRoundBegan;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.DuelRoundDecided;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Picked;

/** Those who share the most Health Points throw for the victory, round by round. */
public final class DeathBattle {

  /** The throws of one who has no monster in play. */
  private static final int THROWS_WITHOUT_MONSTER = 3;

  private DeathBattle() {}

  /** All seats of the duel, from the one who began the final round. */
  static void begin(Playing play, List<Integer> seats) {
    if (play.isTold()) {
      play.tell(new DuelBegan(List.copyOf(seats)));
    }
    beginRound(play, 0, seats);
  }

  private static void beginRound(Playing play, int round, List<Integer> seats) {
    ThirteenView table = play.table;
    List<Integer> order = new ArrayList<>(seats);
    Collections.rotate(order, -(round % order.size()));
    table.duel = new Duel(round, order, List.of(), List.of());
    table.phase = Phase.DUEL_PICK;
    table.actor = order.get(0);
    if (play.isTold()) {
      play.tell(new DuelRoundBegan(round, List.copyOf(order)));
    }
  }

  /** Chooses who fights for the one who acts. */
  public static void pick(Playing play, int monster) {
    ThirteenView table = play.table;
    if (play.isTold()) {
      play.tell(new Picked(table.actor, monster, throwsAllowed(table, monster)));
    }
    Duel duel = table.duel().orElseThrow().withPick(monster);
    table.duel = duel;
    if (duel.picks().size() < duel.order().size()) {
      table.actor = duel.order().get(duel.picks().size());
    } else {
      letThrow(table, duel);
    }
  }

  private static void letThrow(ThirteenView table, Duel duel) {
    int index = duel.scores().size();
    int seat = duel.order().get(index);
    table.phase = Phase.DUEL_THROW;
    table.actor = seat;
    table.throwing = Throwing.begin(seat, throwsAllowed(table, duel.picks().get(index)));
  }

  private static int throwsAllowed(ThirteenView table, int monster) {
    return table.monster(monster).map(Monster::throwsAllowed).orElse(THROWS_WITHOUT_MONSTER);
  }

  static void addScore(Playing play, int score) {
    ThirteenView table = play.table;
    Duel duel = table.duel().orElseThrow().withScore(score);
    table.duel = duel;
    if (duel.scores().size() < duel.order().size()) {
      letThrow(table, duel);
    } else {
      decide(play, duel);
    }
  }

  private static void decide(Playing play, Duel duel) {
    int seats = play.table.seats;
    int most = Collections.max(duel.scores());
    List<Integer> best = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      int index = duel.order().indexOf((play.table.finalFirst + i) % seats);
      if (index >= 0 && duel.scores().get(index) == most) {
        best.add(duel.order().get(index));
      }
    }
    if (play.isTold()) {
      play.tell(new DuelRoundDecided(duel.order(), duel.scores(), List.copyOf(best)));
    }
    if (best.size() == 1) {
      FinalRound.win(play, best.get(0), ThirteenEnd.DEATH_BATTLE);
    } else {
      beginRound(play, duel.round() + 1, best);
    }
  }
}
