package org.monsterbox.app.games.thirteen.words;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

/**
 * The log. What the cards were that did not match, and where cards lay, it never says: that is for
 * people to remember.
 */
final class EventWords {

  private final Context context;
  private final Names names;
  private final BattleWords battles;

  EventWords(Context context, Names names) {
    this.context = context;
    this.names = names;
    battles = new BattleWords(context, names);
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
        return text(R.string.thirteen_log_started, name(started.first()));
      } else if (event instanceof ThirteenEvent.Dealt dealt) {
        return text(R.string.thirteen_log_dealt, name(dealt.seat()));
      } else if (event instanceof ThirteenEvent.TurnStarted turn) {
        return text(
            turn.isFinal() ? R.string.thirteen_log_final_turn : R.string.thirteen_log_turn,
            name(turn.seat()));
      } else if (event instanceof ThirteenEvent.TurnRestarted turn) {
        return text(R.string.thirteen_log_restart, name(turn.seat()));
      } else if (event instanceof ThirteenEvent.GameEnded ended) {
        return ended(ended);
      }
      String search = ofSearch(event);
      String goods = search.isEmpty() ? ofGoods(event) : search;
      return goods.isEmpty() ? battles.sentence(event, seats) : goods;
    }

    private String ofSearch(ThirteenEvent event) {
      if (event instanceof ThirteenEvent.SearchBegan began) {
        return began.prophet() ? text(R.string.thirteen_log_prophet, name(began.seat())) : "";
      } else if (event instanceof ThirteenEvent.SearchStopped stopped) {
        return text(R.string.thirteen_log_search_stopped, name(stopped.seat()));
      } else if (event instanceof ThirteenEvent.Missed missed) {
        return text(
            missed.cells().size() == 2
                ? R.string.thirteen_log_missed_two
                : R.string.thirteen_log_missed_three,
            name(missed.seat()));
      } else if (event instanceof ThirteenEvent.Matched matched) {
        return text(R.string.thirteen_log_matched, name(matched.seat()), names.set(matched.set()));
      } else if (event instanceof ThirteenEvent.Frozen frozen) {
        return text(R.string.thirteen_log_frozen, name(frozen.seat()));
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
            name(began.order().get(0)));
      }
      return "";
    }

    private String ofGoods(ThirteenEvent event) {
      if (event instanceof ThirteenEvent.Built built) {
        Monster monster = built.monster();
        return text(
            R.string.thirteen_log_built,
            name(built.seat()),
            names.aSpecies(monster.species()),
            monster.hp(),
            monster.throwsAllowed());
      } else if (event instanceof ThirteenEvent.Broke broke) {
        return text(
            R.string.thirteen_log_broke,
            name(broke.seat()),
            names.theSpecies(broke.monster().species()));
      } else if (event instanceof ThirteenEvent.TradeProposed offer) {
        return text(
            R.string.thirteen_log_proposed,
            name(offer.from()),
            name(offer.to()),
            names.sets(offer.give()),
            names.sets(offer.get()));
      } else if (event instanceof ThirteenEvent.TradeCountered offer) {
        return text(
            R.string.thirteen_log_countered,
            name(offer.from()),
            name(offer.to()),
            names.sets(offer.give()),
            names.sets(offer.get()));
      } else if (event instanceof ThirteenEvent.TradeAccepted offer) {
        return text(R.string.thirteen_log_accepted, name(offer.to()));
      } else if (event instanceof ThirteenEvent.TradeDeclined offer) {
        return text(R.string.thirteen_log_declined, name(offer.to()));
      } else if (event instanceof ThirteenEvent.SetMoved moved) {
        return moved.reason() == ThirteenEvent.MoveReason.TRADE
            ? ""
            : text(
                R.string.thirteen_log_taken,
                name(moved.to()),
                name(moved.from()),
                names.set(moved.set()));
      } else if (event instanceof ThirteenEvent.Sacrificed sacrificed) {
        return text(
            R.string.thirteen_log_sacrificed,
            name(sacrificed.seat()),
            hp(sacrificed.before()),
            hp(sacrificed.after()));
      } else if (event instanceof ThirteenEvent.SuperNovaUsed used) {
        return text(
            R.string.thirteen_log_super_nova,
            name(used.seat()),
            name(used.owner()),
            names.aSpecies(used.monster().species()));
      }
      return "";
    }

    private String ended(ThirteenEvent.GameEnded ended) {
      String winner = name(ended.winner());
      return switch (ended.reason()) {
        case HP -> text(R.string.thirteen_log_won_hp, winner, ended.hp().get(ended.winner()));
        case DEATH_BATTLE -> text(R.string.thirteen_log_won_duel, winner);
        case ELEMENTAL_MASTER -> text(R.string.thirteen_log_won_master, winner);
      };
    }

    private String name(int seat) {
      return seats.get(seat).name();
    }
  }

  private String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }

  private static int hp(List<Monster> monsters) {
    int hp = 0;
    for (Monster monster : monsters) {
      hp += monster.hp();
    }
    return hp;
  }
}
