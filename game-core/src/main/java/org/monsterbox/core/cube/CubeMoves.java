package org.monsterbox.core.cube;

import static org.monsterbox.core.cube.MoveParts.FORMULA;
import static org.monsterbox.core.cube.MoveParts.NUMBER;
import static org.monsterbox.core.cube.MoveParts.NUMBER_OR_NONE;
import static org.monsterbox.core.cube.MoveParts.ON_OR_OFF;
import static org.monsterbox.core.cube.MoveParts.TILE_MOVE;
import static org.monsterbox.core.cube.MoveParts.TIME;
import static org.monsterbox.core.cube.MoveParts.TRIPLE;

import org.monsterbox.core.cube.CubeMove.Buzz;
import org.monsterbox.core.cube.CubeMove.Call;
import org.monsterbox.core.cube.CubeMove.EndTurn;
import org.monsterbox.core.cube.CubeMove.Hint;
import org.monsterbox.core.cube.CubeMove.Pause;
import org.monsterbox.core.cube.CubeMove.PlaceModifier;
import org.monsterbox.core.cube.CubeMove.PlaceTile;
import org.monsterbox.core.cube.CubeMove.Ready;
import org.monsterbox.core.cube.CubeMove.Resume;
import org.monsterbox.core.cube.CubeMove.ReturnCard;
import org.monsterbox.core.cube.CubeMove.Submit;
import org.monsterbox.core.cube.CubeMove.TakeBack;
import org.monsterbox.core.cube.CubeMove.Tick;
import org.monsterbox.core.cube.CubeMove.VoteNoMatch;
import org.monsterbox.core.game.MoveForm;
import org.monsterbox.core.game.MoveTable;

/** All kinds of moves of Monster Cube. What can be done at any time is listed for now. */
final class CubeMoves {

  static final MoveTable<CubeState, Playing, CubeMove> TABLE =
      new MoveTable<CubeState, Playing, CubeMove>()
          .row(MoveForm.of(Buzz.class, "buzz", TIME.of(Buzz::time), Buzz::new), new BuzzAction())
          .row(
              MoveForm.of(
                  Submit.class,
                  "submit",
                  NUMBER.of(Submit::card),
                  TILE_MOVE.optional(word -> word.startsWith("T")).of(Submit::move),
                  TRIPLE.of(Submit::triple),
                  FORMULA.optional(word -> Formula.read(word).isPresent()).of(Submit::formula),
                  TIME.of(Submit::time),
                  Submit::new),
              new SubmitAction())
          .row(
              MoveForm.of(
                  ReturnCard.class,
                  "return",
                  NUMBER.of(ReturnCard::card),
                  TIME.of(ReturnCard::time),
                  ReturnCard::new),
              new ReturnCardAction())
          .row(
              MoveForm.of(
                  VoteNoMatch.class,
                  "vote",
                  ON_OR_OFF.of(VoteNoMatch::on),
                  TIME.of(VoteNoMatch::time),
                  VoteNoMatch::new),
              new VoteAction())
          .row(
              MoveForm.of(
                  PlaceModifier.class,
                  "place",
                  NUMBER.of(PlaceModifier::victim),
                  NUMBER_OR_NONE.of(PlaceModifier::replaced),
                  TIME.of(PlaceModifier::time),
                  PlaceModifier::new),
              new PlaceModifierAction())
          .row(
              MoveForm.of(Ready.class, "ready", TIME.of(Ready::time), Ready::new),
              new ReadyAction())
          .row(
              MoveForm.of(
                  PlaceTile.class,
                  "put",
                  TILE_MOVE.of(PlaceTile::move),
                  TIME.of(PlaceTile::time),
                  PlaceTile::new),
              new PlaceTileAction())
          .row(
              MoveForm.of(TakeBack.class, "takeback", TIME.of(TakeBack::time), TakeBack::new),
              new TakeBackAction())
          .row(MoveForm.of(Call.class, "call", TIME.of(Call::time), Call::new), new CallAction())
          .row(
              MoveForm.of(EndTurn.class, "end", TIME.of(EndTurn::time), EndTurn::new),
              new EndTurnAction())
          .row(
              MoveForm.of(
                  Hint.class, "hint", NUMBER.of(Hint::step), TIME.of(Hint::time), Hint::new),
              new HintAction())
          .row(MoveForm.of(Tick.class, "tick", TIME.of(Tick::time), Tick::new), new TickAction())
          .row(
              MoveForm.of(Pause.class, "pause", TIME.of(Pause::time), Pause::new),
              new PauseAction())
          .row(
              MoveForm.of(Resume.class, "resume", TIME.of(Resume::time), Resume::new),
              new ResumeAction());

  private CubeMoves() {}
}
