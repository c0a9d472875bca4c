package org.monsterbox.app.games.cube.words;

import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.RuleSet;

/** What the table waits for, and whom it asks. */
final class PromptWords {

  private final Speech speech;

  PromptWords(Speech speech) {
    this.speech = speech;
  }

  String prompt(CubeView view) {
    if (view.isPaused()) {
      return speech.say(R.string.cube_ask_paused);
    }
    return switch (view.phase()) {
      case REVEAL -> speech.say(R.string.cube_ask_reveal);
      case SEARCH -> search(view);
      case CLAIM -> asked(claimer(view), R.string.cube_ask_show, R.string.cube_ask_watch);
      case PENALTY ->
          asked(claimer(view), R.string.cube_ask_penalty, R.string.cube_ask_watch_penalty);
      case PLACE -> asked(claimer(view), R.string.cube_ask_place, R.string.cube_ask_watch_place);
      case HANDOVER -> asked(current(view), R.string.cube_ask_ready, R.string.cube_ask_watch_turn);
      case TURN -> {
        int ask = view.tentative().isPresent() ? R.string.cube_ask_call : R.string.cube_ask_move;
        yield asked(current(view), ask, R.string.cube_ask_watch_turn);
      }
      case SHOW -> asked(current(view), R.string.cube_ask_show, R.string.cube_ask_watch);
      case GAME_OVER -> over(view);
    };
  }

  private String search(CubeView view) {
    if (view.isLocked(view.seat())) {
      return speech.say(R.string.cube_ask_locked);
    }
    return view.ruleSet() == RuleSet.RACE
        ? speech.say(R.string.cube_ask_race)
        : speech.say(R.string.cube_ask_search, speech.names().anyOf(view.row()));
  }

  /** Who won, the table says; alone it is the medal that counts. */
  private String over(CubeView view) {
    return result(view).orElseGet(() -> speech.say(R.string.cube_ask_over));
  }

  Optional<String> result(CubeView view) {
    return view.soloResult().map(speech.names()::reached);
  }

  /** A person is asked; of a bot it is told what it does. */
  private String asked(Seat seat, int person, int bot) {
    return speech.say(seat.isPerson() ? person : bot, seat);
  }

  private Seat claimer(CubeView view) {
    return speech.seat(view.claimer().orElseThrow());
  }

  private Seat current(CubeView view) {
    return speech.seat(view.currentSeat().orElseThrow());
  }
}
