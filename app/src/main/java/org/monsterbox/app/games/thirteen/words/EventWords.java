package org.monsterbox.app.games.thirteen.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

/**
 * The log. What the cards were that did not match, and where cards lay, it never says: that is for
 * people to remember.
 */
final class EventWords {

  private final Sentences sentences;
  private final Names names;
  private final BattleWords battles;

  EventWords(Sentences sentences, Names names) {
    this.sentences = sentences;
    this.names = names;
    battles = new BattleWords(sentences, names);
  }

  String sentence(ThirteenEvent event, List<Seat> seats) {
    return new Sentence(seats).of(event);
  }

  private final class Sentence {

    private final List<Seat> seats;

    Sentence(List<Seat> seats) {
      this.seats = seats;
    }

    String of(ThirteenEvent event) {
      if (event instanceof ThirteenEvent.GameStarted started) {
        return text(R.string.thirteen_log_started, who(started.first()));
      } else if (event instanceof ThirteenEvent.Dealt dealt) {
        return text(R.string.thirteen_log_dealt, who(dealt.seat()));
      } else if (event instanceof ThirteenEvent.TurnStarted turn) {
        return text(
            turn.isFinal() ? R.string.thirteen_log_final_turn : R.string.thirteen_log_turn,
            who(turn.seat()));
      } else if (event instanceof ThirteenEvent.TurnRestarted turn) {
        return text(R.string.thirteen_log_restart, who(turn.seat()));
      } else if (event instanceof ThirteenEvent.GameEnded ended) {
        return ended(ended);
      }
      String search = ofSearch(event);
      String goods = search.isEmpty() ? ofGoods(event) : search;
      return goods.isEmpty() ? battles.sentence(event, seats) : goods;
    }

    private String ofSearch(ThirteenEvent event) {
      if (event instanceof ThirteenEvent.SearchBegan began) {
        return began.prophet() ? text(R.string.thirteen_log_prophet, who(began.seat())) : "";
      } else if (event instanceof ThirteenEvent.SearchStopped stopped) {
        return text(R.string.thirteen_log_search_stopped, who(stopped.seat()));
      } else if (event instanceof ThirteenEvent.Missed missed) {
        return text(
            missed.cells().size() == 2
                ? R.string.thirteen_log_missed_two
                : R.string.thirteen_log_missed_three,
            who(missed.seat()));
      } else if (event instanceof ThirteenEvent.Matched matched) {
        return text(R.string.thirteen_log_matched, who(matched.seat()), names.set(matched.set()));
      } else if (event instanceof ThirteenEvent.Frozen frozen) {
        return text(R.string.thirteen_log_frozen, who(frozen.seat()));
      } else if (event instanceof ThirteenEvent.Thawed thawed) {
        return switch (thawed.reason()) {
          case ATTACK -> text(R.string.thirteen_log_thawed);
          case FROZEN_OUT -> text(R.string.thirteen_log_frozen_out);
          case FLIPPED, FINAL_ROUND -> "";
        };
      } else if (event instanceof ThirteenEvent.FinalRoundBegan began) {
        return text(
            switch (began.reason()) {
              case GRID_EMPTY -> R.string.thirteen_log_final;
              case STALLED -> R.string.thirteen_log_stalled;
            },
            who(began.order().get(0)));
      }
      return "";
    }

    private String ofGoods(ThirteenEvent event) {
      if (event instanceof ThirteenEvent.Built built) {
        Monster monster = built.monster();
        return text(
            R.string.thirteen_log_built,
            who(built.seat()),
            names.aSpecies(monster.species()),
            monster.hp(),
            monster.throwsAllowed());
      } else if (event instanceof ThirteenEvent.Broke broke) {
        return text(
            R.string.thirteen_log_broke,
            who(broke.seat()),
            names.theSpecies(broke.monster().species()));
      } else if (event instanceof ThirteenEvent.TradeProposed offer) {
        return text(
            R.string.thirteen_log_proposed,
            who(offer.from()),
            who(offer.to()),
            names.sets(offer.give()),
            names.sets(offer.get()));
      } else if (event instanceof ThirteenEvent.TradeCountered offer) {
        return text(
            R.string.thirteen_log_countered,
            who(offer.from()),
            who(offer.to()),
            names.sets(offer.give()),
            names.sets(offer.get()));
      } else if (event instanceof ThirteenEvent.TradeAccepted offer) {
        return text(R.string.thirteen_log_accepted, who(offer.to()));
      } else if (event instanceof ThirteenEvent.TradeDeclined offer) {
        return text(R.string.thirteen_log_declined, who(offer.to()));
      } else if (event instanceof ThirteenEvent.SetMoved moved) {
        return moved.reason() == ThirteenEvent.MoveReason.TRADE
            ? ""
            : text(
                R.string.thirteen_log_taken,
                who(moved.to()),
                who(moved.from()),
                names.set(moved.set()));
      } else if (event instanceof ThirteenEvent.Sacrificed sacrificed) {
        return text(
            R.string.thirteen_log_sacrificed,
            who(sacrificed.seat()),
            hp(sacrificed.before()),
            hp(sacrificed.after()));
      } else if (event instanceof ThirteenEvent.SuperNovaUsed used) {
        return text(
            R.string.thirteen_log_super_nova,
            who(used.seat()),
            who(used.owner()),
            names.aSpecies(used.monster().species()));
      }
      return "";
    }

    private String ended(ThirteenEvent.GameEnded ended) {
      Seat winner = who(ended.winner());
      return switch (ended.reason()) {
        case HP -> text(R.string.thirteen_log_won_hp, winner, ended.hp().get(ended.winner()));
        case DEATH_BATTLE -> text(R.string.thirteen_log_won_duel, winner);
        case ELEMENTAL_MASTER -> text(R.string.thirteen_log_won_master, winner);
      };
    }

    private Seat who(int seat) {
      return seats.get(seat);
    }
  }

  private String text(int id, Object... blanks) {
    return sentences.say(id, blanks);
  }

  private static int hp(List<Monster> monsters) {
    int hp = 0;
    for (Monster monster : monsters) {
      hp += monster.hp();
    }
    return hp;
  }
}
