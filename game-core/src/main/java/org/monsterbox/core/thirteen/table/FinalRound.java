package org.monsterbox.core.thirteen.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.thirteen.terms.ThirteenEnd;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.FinalReason;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.FinalRoundBegan;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.GameEnded;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.ThawReason;

/** One last turn for everybody, and who has won. */
final class FinalRound {

  private FinalRound() {}

  static void begin(Playing play, int first, FinalReason reason) {
    ThirteenView table = play.table;
    table.finalFirst = first;
    table.finalLeft = table.seats;
    table.active = first;
    table.frozenOut = 0;
    if (play.isTold()) {
      play.tell(new FinalRoundBegan(table.finalOrder(), reason));
    }
    play.thaw(ThawReason.FINAL_ROUND);
    TurnOrder.startTurn(play, first);
  }

  /** A turn of the final round is over. */
  static void next(Playing play, int next) {
    play.table.finalLeft--;
    if (play.table.finalLeft > 0) {
      TurnOrder.startTurn(play, next);
    } else {
      score(play);
    }
  }

  private static void score(Playing play) {
    ThirteenView table = play.table;
    List<Integer> best = new ArrayList<>();
    int most = 0;
    for (int i = 0; i < table.seats; i++) {
      int seat = (table.finalFirst + i) % table.seats;
      int hp = table.hp(seat);
      if (hp > most) {
        best.clear();
        most = hp;
      }
      if (hp == most) {
        best.add(seat);
      }
    }
    if (best.size() == 1) {
      win(play, best.get(0), ThirteenEnd.HP);
    } else {
      DeathBattle.begin(play, best);
    }
  }

  static void win(Playing play, int seat, ThirteenEnd end) {
    ThirteenView table = play.table;
    table.phase = Phase.GAME_OVER;
    table.winner = seat;
    table.end = end;
    if (play.isTold()) {
      List<Integer> hp = new ArrayList<>();
      for (int each = 0; each < table.seats; each++) {
        hp.add(table.hp(each));
      }
      play.tell(new GameEnded(seat, end, hp));
    }
  }
}
