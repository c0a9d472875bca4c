package org.monsterbox.app.games.thirteen.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.core.thirteen.dice.Battle;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

/** The log of battles and of the Death Battle. */
final class BattleWords {

  private final Sentences sentences;
  private final Names names;

  BattleWords(Sentences sentences, Names names) {
    this.sentences = sentences;
    this.names = names;
  }

  /** Empty for what is no battle. */
  String sentence(ThirteenEvent event, List<Seat> seats) {
    if (event instanceof ThirteenEvent.Attacked attacked) {
      return text(
          R.string.thirteen_log_attacked,
          who(seats, attacked.attacker()),
          who(seats, attacked.defender()),
          names.set(attacked.set()));
    } else if (event instanceof ThirteenEvent.Threw threw) {
      return text(
          R.string.thirteen_log_threw,
          who(seats, threw.seat()),
          faces(threw.dice()),
          threw.score());
    } else if (event instanceof ThirteenEvent.ThrowingEnded scored) {
      return text(R.string.thirteen_log_scored, who(seats, scored.seat()), scored.score());
    } else if (event instanceof ThirteenEvent.BattleDecided decided) {
      return decided(decided, seats);
    } else if (event instanceof ThirteenEvent.DuelBegan duel) {
      return text(R.string.thirteen_log_duel, Seat.those(seats, duel.seats()));
    } else if (event instanceof ThirteenEvent.DuelRoundBegan round) {
      return round.round() == 0 ? "" : text(R.string.thirteen_log_duel_round, round.round() + 1);
    } else if (event instanceof ThirteenEvent.Picked picked) {
      return text(
          picked.monster() == Duel.NOBODY
              ? R.string.thirteen_log_picked_none
              : R.string.thirteen_log_picked,
          who(seats, picked.seat()),
          picked.throwsAllowed());
    } else if (event instanceof ThirteenEvent.DuelRoundDecided decided) {
      int best = decided.order().indexOf(decided.best().get(0));
      return text(
          R.string.thirteen_log_duel_decided,
          Seat.those(seats, decided.best()),
          decided.scores().get(best));
    }
    return "";
  }

  private String decided(ThirteenEvent.BattleDecided battle, List<Seat> seats) {
    Seat winner = who(seats, battle.winner());
    if (battle.defenderScore() == Battle.NOT_YET) {
      return text(R.string.thirteen_log_unbeatable, winner);
    }
    boolean attackerWon = battle.winner() == battle.attacker();
    return text(
        R.string.thirteen_log_battle,
        winner,
        attackerWon ? battle.attackerScore() : battle.defenderScore(),
        attackerWon ? battle.defenderScore() : battle.attackerScore());
  }

  private static Seat who(List<Seat> seats, int seat) {
    return seats.get(seat);
  }

  private String text(int id, Object... blanks) {
    return sentences.say(id, blanks);
  }

  private static String faces(Dice dice) {
    StringBuilder text = new StringBuilder();
    for (int die = 0; die < Dice.COUNT; die++) {
      text.append(die == 0 ? "" : " ").append(dice.face(die));
    }
    return text.toString();
  }
}
