package org.monsterbox.app.games.cube;

import java.util.Map;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.core.cube.CubeView;
import org.monsterbox.core.cube.bot.CubeHint;

/** How much there is to find. Where it is, only the table shows, and only if asked again. */
final class HintWords {

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
      case SEARCH, CLAIM, TURN, SHOW -> Optional.of(ways(CubeHint.ways(view)));
      case REVEAL, PENALTY, PLACE, HANDOVER, GAME_OVER -> Optional.empty();
    };
  }

  private String ways(Map<Integer, Integer> counts) {
    if (counts.values().stream().allMatch(count -> count == 0)) {
      return speech.say(R.string.cube_hint_nothing);
    }
    StringBuilder sentences = new StringBuilder();
    counts.forEach(
        (card, count) ->
            sentences
                .append(sentences.length() == 0 ? "" : " ")
                .append(ways(speech.names().card(card), count)));
    return sentences.toString();
  }

  private String ways(String card, int count) {
    return count == 0
        ? speech.say(R.string.cube_hint_none, card)
        : speech.count(R.plurals.cube_hint_ways, count, card);
  }
}
