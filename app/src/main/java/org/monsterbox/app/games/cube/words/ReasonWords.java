package org.monsterbox.app.games.cube.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.cube.bot.CubeReason;

/** Why a bot would make a move. Tiles are named by the move itself. */
final class ReasonWords {

  private final Speech speech;

  ReasonWords(Speech speech) {
    this.speech = speech;
  }

  String sentence(Reason reason) {
    if (!(reason.code() instanceof CubeReason code)) {
      return speech.say(R.string.cube_why_unknown);
    }
    List<String> about = reason.about();
    return switch (code) {
      case SEES_CARD -> speech.say(R.string.cube_why_sees, card(about.get(0)));
      case SEES_CARD_WITH_MOVE -> speech.say(R.string.cube_why_sees_move, card(about.get(0)));
      case SHOWS -> speech.say(R.string.cube_why_shows, number(about.get(4)));
      case NO_MATCH -> speech.say(R.string.cube_why_no_match);
      case LOST_PATIENCE -> speech.say(R.string.cube_why_patience);
      case GIVES_BACK -> speech.say(R.string.cube_why_gives_back, card(about.get(0)));
      case HINDERS ->
          speech.say(R.string.cube_why_hinders, speech.seat(Integer.parseInt(about.get(0))));
      case READY -> speech.say(R.string.cube_why_ready);
      case MOVES_FOR_CARD -> speech.say(R.string.cube_why_moves, card(about.get(1)));
      case PREPARES -> speech.say(R.string.cube_why_prepares);
      case CALLS -> speech.say(R.string.cube_why_calls);
      case ENDS_TURN -> speech.say(R.string.cube_why_ends);
      case WAITS -> speech.say(R.string.cube_why_waits);
    };
  }

  private String card(String code) {
    return speech.names().card(Integer.parseInt(code));
  }

  private String number(String text) {
    return speech.names().number(Integer.parseInt(text));
  }
}
