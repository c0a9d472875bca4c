package org.monsterbox.app.games.thirteen.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.core.thirteen.dice.Battle;
import org.monsterbox.core.thirteen.table.Offer;
import org.monsterbox.core.thirteen.table.Rank;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Whose turn it is, and what they are asked. */
final class PromptWords {

  private static final int ENOUGH_TO_SEARCH = 2;

  private final Sentences sentences;

  PromptWords(Sentences sentences) {
    this.sentences = sentences;
  }

  String prompt(ThirteenView view, List<Seat> seats) {
    Seat actor = seats.get(view.isOver() ? view.winner() : view.actor());
    return switch (view.phase()) {
      case ACTION -> sentences.say(action(view), actor);
      case TRADE_REPLY ->
          sentences.say(
              R.string.thirteen_ask_reply,
              actor,
              seats.get(view.offer().map(Offer::from).orElse(view.active())));
      case BATTLE_ATTACK -> sentences.say(R.string.thirteen_ask_attack, actor);
      case BATTLE_DEFEND ->
          sentences.say(
              R.string.thirteen_ask_defend,
              actor,
              view.battle().map(Battle::attackerScore).orElse(0));
      case BATTLE_SPOILS -> sentences.say(R.string.thirteen_ask_spoils, actor);
      case BUILD -> sentences.say(R.string.thirteen_ask_build, actor);
      case FLIP -> sentences.say(flip(view), actor);
      case REVEAL ->
          sentences.say(
              OpenPair.of(view).isEmpty()
                  ? R.string.thirteen_ask_miss
                  : R.string.thirteen_ask_match,
              actor);
      case POST_SEARCH -> sentences.say(R.string.thirteen_ask_freeze, actor);
      case FINAL_ACTION -> sentences.say(R.string.thirteen_ask_final, actor);
      case DUEL_PICK -> sentences.say(R.string.thirteen_ask_pick, actor);
      case DUEL_THROW -> sentences.say(R.string.thirteen_ask_duel, actor);
      case GAME_OVER -> sentences.say(R.string.thirteen_ask_over, actor);
    };
  }

  /** What a bot does with cards while they lie open; empty where none do. */
  String showing(ThirteenView view, List<Seat> seats) {
    int cards = view.faceUpCells().size();
    if (view.isOver() || cards == 0) {
      return "";
    }
    Seat actor = seats.get(view.actor());
    return cards == 1
        ? sentences.say(R.string.thirteen_shows_one, actor)
        : sentences.say(R.string.thirteen_shows_cards, actor, cards);
  }

  private static int action(ThirteenView view) {
    if (view.searched()) {
      return R.string.thirteen_ask_again;
    }
    boolean searchable =
        view.options().thawsInstantly() || view.flippableCards(view.actor()) >= ENOUGH_TO_SEARCH;
    if (!searchable) {
      return R.string.thirteen_ask_skip;
    }
    return view.rank(view.actor()) == Rank.COLLECTOR
        ? R.string.thirteen_ask_search
        : R.string.thirteen_ask_action;
  }

  private static int flip(ThirteenView view) {
    return switch (view.faceUpCells().size()) {
      case 0 -> R.string.thirteen_ask_flip_first;
      case 1 -> R.string.thirteen_ask_flip_second;
      default -> R.string.thirteen_ask_flip_third;
    };
  }
}
