package org.monsterbox.app.games.thirteen.words;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.thirteen.bot.ThirteenReason;
import org.monsterbox.core.thirteen.monsters.MonsterSets;

/** Why a bot would make a move. */
final class ReasonWords {

  private final Sentences sentences;
  private final Names names;

  ReasonWords(Sentences sentences, Names names) {
    this.sentences = sentences;
    this.names = names;
  }

  String sentence(Reason reason, List<Seat> seats) {
    if (!(reason.code() instanceof ThirteenReason code)) {
      return sentences.say(R.string.thirteen_why_unknown);
    }
    int seatAt = seatAt(code);
    List<Object> blanks = new ArrayList<>();
    for (int i = 0; i < reason.about().size(); i++) {
      String about = reason.about().get(i);
      if (i > 0 && tellsCells(code)) {
        int cell = Integer.parseInt(about);
        blanks.add(Names.row(cell));
        blanks.add(Names.column(cell));
      } else {
        blanks.add(i == seatAt ? seats.get(Integer.parseInt(about)) : things(about));
      }
    }
    if (code == ThirteenReason.SEARCH && reason.about().get(0).equals("0")) {
      return sentences.say(R.string.thirteen_why_search_first);
    }
    if (code == ThirteenReason.KEEP_DICE) {
      // Which dice, the move has said.
      blanks.remove(0);
    }
    return sentences.say(id(code), blanks.toArray());
  }

  /** Whether all but the first of the things that it is about are cells. */
  private static boolean tellsCells(ThirteenReason code) {
    return code == ThirteenReason.KNOWN_PAIR || code == ThirteenReason.SEARCH_FOR_PAIR;
  }

  /** Which of the things that it is about is a seat. */
  private static int seatAt(ThirteenReason code) {
    return switch (code) {
      case ATTACK_FOR_SET, ATTACK_THE_MASTER, ATTACK_TO_THAW, ARRANGE_ATTACK -> 1;
      case SUPER_NOVA, TRADE_FOR_BOTH, DECLINE_TOO_GOOD -> 0;
      default -> -1;
    };
  }

  /** Sets by their names, everything else as it is. */
  private String things(String text) {
    List<Integer> sets = new ArrayList<>();
    for (String word : text.split(" ", -1)) {
      OptionalInt set = MonsterSets.read(word);
      if (set.isEmpty()) {
        return text;
      }
      sets.add(set.getAsInt());
    }
    return names.sets(sets);
  }

  private static int id(ThirteenReason code) {
    return switch (code) {
      case ONLY_MOVE -> R.string.thirteen_why_only_move;
      case KNOWN_PAIR -> R.string.thirteen_why_known_pair;
      case KNOWN_MATE -> R.string.thirteen_why_known_mate;
      case UNKNOWN_CARD -> R.string.thirteen_why_unknown_card;
      case SEEN_CARD -> R.string.thirteen_why_seen_card;
      case LOOK_BEFORE_PAIR -> R.string.thirteen_why_look_before_pair;
      case THIRD_CARD -> R.string.thirteen_why_third_card;
      case NO_THIRD_CARD -> R.string.thirteen_why_no_third_card;
      case PAIR_FOUND -> R.string.thirteen_why_pair_found;
      case SEARCH -> R.string.thirteen_why_search;
      case SEARCH_FOR_PAIR -> R.string.thirteen_why_search_for_pair;
      case SEARCH_AS_PROPHET -> R.string.thirteen_why_search_as_prophet;
      case CARDS_SEEN -> R.string.thirteen_why_cards_seen;
      case NOTHING_LEFT -> R.string.thirteen_why_nothing_left;
      case FREEZE_PAIR -> R.string.thirteen_why_freeze_pair;
      case FREEZE_CARD -> R.string.thirteen_why_freeze_card;
      case NOTHING_TO_FREEZE -> R.string.thirteen_why_nothing_to_freeze;
      case ATTACK_FOR_SET -> R.string.thirteen_why_attack_for_set;
      case ATTACK_THE_MASTER -> R.string.thirteen_why_attack_the_master;
      case ATTACK_TO_THAW -> R.string.thirteen_why_attack_to_thaw;
      case ARRANGE_ATTACK -> R.string.thirteen_why_arrange_attack;
      case ARRANGE_HP -> R.string.thirteen_why_arrange_hp;
      case ARRANGE_DEFENCE -> R.string.thirteen_why_arrange_defence;
      case ARRANGE_MASTER -> R.string.thirteen_why_arrange_master;
      case SUPER_NOVA -> R.string.thirteen_why_super_nova;
      case FIRST_THROW -> R.string.thirteen_why_first_throw;
      case KEEP_DICE -> R.string.thirteen_why_keep_dice;
      case THROW_ALL -> R.string.thirteen_why_throw_all;
      case STOP_THROWING -> R.string.thirteen_why_stop_throwing;
      case TAKE_BEST_SET -> R.string.thirteen_why_take_best_set;
      case BUILD_BEST -> R.string.thirteen_why_build_best;
      case PICK_MOST_THROWS -> R.string.thirteen_why_pick_most_throws;
      case TRADE_FOR_BOTH -> R.string.thirteen_why_trade_for_both;
      case ACCEPT_GAIN -> R.string.thirteen_why_accept_gain;
      case DECLINE_LOSS -> R.string.thirteen_why_decline_loss;
      case DECLINE_TOO_GOOD -> R.string.thirteen_why_decline_too_good;
      case COUNTER_BETTER -> R.string.thirteen_why_counter_better;
    };
  }
}
