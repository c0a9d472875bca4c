package org.monsterbox.app.games.cube.words;

import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.core.cube.hint.CubeHint;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeEvent;

/** What can be found. Where it is, only the table shows, and only if asked again. */
final class HintWords {

  private static final int SECOND = 1000;

  private final Speech speech;

  HintWords(Speech speech) {
    this.speech = speech;
  }

  /** Empty where nothing is searched for. */
  Optional<String> sentence(CubeView view) {
    if (view.isPaused()) {
      return Optional.empty();
    }
    return switch (view.phase()) {
      case SEARCH, CLAIM, TURN, SHOW -> Optional.of(found(CubeHint.of(view)));
      case REVEAL, PENALTY, PLACE, HANDOVER, GAME_OVER -> Optional.empty();
    };
  }

  private String found(Optional<CubeHint> hint) {
    return hint.map(
            found ->
                speech.say(
                    found.solution().move().isPresent()
                        ? R.string.cube_hint_sees_move
                        : R.string.cube_hint_sees,
                    speech.names().pattern(found.solution().combo()),
                    speech.names().card(found.card(), found.target())))
        .orElseGet(() -> speech.say(R.string.cube_hint_nothing));
  }

  /** By the number that the table shows on the card. */
  private String found(int card, int target, boolean isMoved) {
    return speech.say(
        isMoved ? R.string.cube_why_sees_move : R.string.cube_why_sees,
        speech.names().card(card, target));
  }

  /** What was paid for; the last step shows itself. */
  String sentence(CubeEvent.Hinted hinted) {
    return switch (hinted.step()) {
      case 1 ->
          hinted.card() == 0
              ? speech.say(R.string.cube_hint_nothing)
              : found(hinted.card(), hinted.target(), hinted.isMoved());
      case 2 -> speech.say(R.string.cube_hint_tile);
      default -> "";
    };
  }

  /** What the next step tells, and what it costs. */
  static String price(Speech speech, int step) {
    return switch (step) {
      case 1 -> speech.say(R.string.cube_hint_step_1, CubeHint.price(step) / SECOND);
      case 2 -> speech.say(R.string.cube_hint_step_2, CubeHint.price(step) / SECOND);
      default -> speech.say(R.string.cube_hint_step_3);
    };
  }
}
