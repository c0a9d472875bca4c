package org.monsterbox.app.games.sea.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.sea.bot.plan.SeaReason;

/** Why a bot would make a move. */
final class ReasonWords {

  private final Names names;

  ReasonWords(Names names) {
    this.names = names;
  }

  String sentence(Reason reason, List<Seat> seats) {
    if (!(reason.code() instanceof SeaReason code)) {
      return names.say(R.string.sea_why_unknown);
    }
    List<String> about = reason.about();
    int things = things(code);
    Object first = things == 0 ? "" : thing(code, about.get(0), seats);
    String why = names.say(id(code), first, names.who(Names.WHALE, seats));
    return about.size() > things ? names.say(R.string.sea_why_chance, why, about.get(things)) : why;
  }

  private Object thing(SeaReason code, String text, List<Seat> seats) {
    return code == SeaReason.PLAYS_FIRST ? seats.get(Integer.parseInt(text)) : names.thing(text);
  }

  /** How many things it is about; one more is how many of a hundred imagined games are won. */
  private static int things(SeaReason code) {
    return switch (code) {
      case ONLY_MOVE, NOTHING_LEFT, EITHER_CELL, ESCAPE, BEST_WATER -> 0;
      case BETTER_HANDS -> 2;
      default -> 1;
    };
  }

  private static int id(SeaReason code) {
    return switch (code) {
      case ONLY_MOVE -> R.string.sea_why_only_move;
      case NOTHING_LEFT -> R.string.sea_why_nothing_left;
      case EITHER_CELL -> R.string.sea_why_either_cell;
      case NEAR_THE_WHALE -> R.string.sea_why_near_the_whale;
      case BACK_IN_PLAY -> R.string.sea_why_back_in_play;
      case ESCAPE -> R.string.sea_why_escape;
      case BEST_WATER -> R.string.sea_why_best_water;
      case HOLD_UP -> R.string.sea_why_hold_up;
      case CARRIED_AWAY -> R.string.sea_why_carried_away;
      case SLOW_BOATS -> R.string.sea_why_slow_boats;
      case OUT_OF_SIGHT -> R.string.sea_why_out_of_sight;
      case DEADLY_WATER -> R.string.sea_why_deadly_water;
      case DRIVE_AWAY -> R.string.sea_why_drive_away;
      case EAT_HUNTER -> R.string.sea_why_eat_hunter;
      case QUICK_WAY -> R.string.sea_why_quick_way;
      case BREAK_ICE -> R.string.sea_why_break_ice;
      case LEAP_OUT -> R.string.sea_why_leap_out;
      case SHOVE_BOAT -> R.string.sea_why_shove_boat;
      case DRAW_FOR_DEFENCE -> R.string.sea_why_draw_for_defence;
      case DRAW_FOR_ATTACK -> R.string.sea_why_draw_for_attack;
      case CHANGE_CARD -> R.string.sea_why_change_card;
      case LEAST_USEFUL -> R.string.sea_why_least_useful;
      case PLAYS_FIRST -> R.string.sea_why_plays_first;
      case BETTER_MOVEMENT -> R.string.sea_why_better_movement;
      case SHOOT -> R.string.sea_why_shoot;
      case FINISH -> R.string.sea_why_finish;
      case SLOW_WHALE -> R.string.sea_why_slow_whale;
      case PULL_TOGETHER -> R.string.sea_why_pull_together;
      case PULL_BACK -> R.string.sea_why_pull_back;
      case CLOSE_TRAP -> R.string.sea_why_close_trap;
      case LENGTHEN_WAY -> R.string.sea_why_lengthen_way;
      case CLOSE_IN -> R.string.sea_why_close_in;
      case TURN_BOW -> R.string.sea_why_turn_bow;
      case NEED_MOVEMENT -> R.string.sea_why_need_movement;
      case BETTER_HANDS -> R.string.sea_why_better_hands;
      case FAIR_SWAP -> R.string.sea_why_fair_swap;
    };
  }
}
