package org.monsterbox.app.games.cube.words;

import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.TileMove;

/** What a move does, for a hint. */
final class MoveWords {

  private final Speech speech;

  MoveWords(Speech speech) {
    this.speech = speech;
  }

  String sentence(CubeMove move, CubeView view) {
    if (move instanceof CubeMove.Buzz || move instanceof CubeMove.Call) {
      return speech.say(R.string.cube_move_buzz);
    } else if (move instanceof CubeMove.Submit submit) {
      return submit(submit, view);
    } else if (move instanceof CubeMove.ReturnCard back) {
      return speech.say(R.string.cube_move_return, speech.names().card(back.card()));
    } else if (move instanceof CubeMove.VoteNoMatch vote) {
      return speech.say(vote.on() ? R.string.cube_move_vote : R.string.cube_move_vote_off);
    } else if (move instanceof CubeMove.PlaceModifier place) {
      return place(place);
    } else if (move instanceof CubeMove.PlaceTile put) {
      return speech.say(R.string.cube_move_put, tile(put.move(), view));
    }
    return move instanceof CubeMove.Hint hint
        ? HintWords.price(speech, hint.step())
        : speech.say(withoutBlanks(move));
  }

  private static int withoutBlanks(CubeMove move) {
    if (move instanceof CubeMove.Ready) {
      return R.string.cube_move_ready;
    } else if (move instanceof CubeMove.TakeBack) {
      return R.string.cube_move_take_back;
    } else if (move instanceof CubeMove.EndTurn) {
      return R.string.cube_move_end;
    } else if (move instanceof CubeMove.Pause) {
      return R.string.cube_move_pause;
    } else if (move instanceof CubeMove.Resume) {
      return R.string.cube_move_resume;
    }
    return R.string.cube_move_wait;
  }

  private String submit(CubeMove.Submit submit, CubeView view) {
    Side side = view.ruleSet().side();
    Layout layout = view.zone(view.seat());
    Layout shown = submit.move().map(move -> layout.with(move.tile(), move.to())).orElse(layout);
    String card = speech.names().card(submit.card());
    String faces = speech.names().faces(submit.triple(), shown, side);
    return submit
        .move()
        .map(move -> speech.say(R.string.cube_move_put_and_show, tile(move, view), card, faces))
        .orElseGet(() -> speech.say(R.string.cube_move_show, card, faces));
  }

  private String place(CubeMove.PlaceModifier place) {
    Seat victim = speech.seat(place.victim());
    return place.replaced().isPresent()
        ? speech.say(
            R.string.cube_move_replace,
            victim,
            speech.names().modifier(Cards.modifier(place.replaced().getAsInt())))
        : speech.say(R.string.cube_move_place, victim);
  }

  private String tile(TileMove move, CubeView view) {
    return speech.names().tile(move.tile(), view.ruleSet().side());
  }
}
