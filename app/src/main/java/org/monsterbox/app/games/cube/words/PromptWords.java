package org.monsterbox.app.games.cube.words;

import java.util.Optional;
import org.monsterbox.app.R;
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
      case CLAIM -> speech.say(R.string.cube_ask_show, claimer(view));
      case PENALTY -> speech.say(R.string.cube_ask_penalty, claimer(view));
      case PLACE -> speech.say(R.string.cube_ask_place, claimer(view));
      case HANDOVER -> speech.say(R.string.cube_ask_ready, current(view));
      case TURN ->
          speech.say(
              view.tentative().isPresent() ? R.string.cube_ask_call : R.string.cube_ask_move,
              current(view));
      case SHOW -> speech.say(R.string.cube_ask_show, current(view));
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

  private String claimer(CubeView view) {
    return speech.name(view.claimer().orElseThrow());
  }

  private String current(CubeView view) {
    return speech.name(view.currentSeat().orElseThrow());
  }
}
