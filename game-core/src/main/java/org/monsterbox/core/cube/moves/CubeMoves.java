package org.monsterbox.core.cube.moves;

import static org.monsterbox.core.cube.moves.MoveParts.FORMULA;
import static org.monsterbox.core.cube.moves.MoveParts.NUMBER;
import static org.monsterbox.core.cube.moves.MoveParts.NUMBER_OR_NONE;
import static org.monsterbox.core.cube.moves.MoveParts.ON_OR_OFF;
import static org.monsterbox.core.cube.moves.MoveParts.TILE_MOVE;
import static org.monsterbox.core.cube.moves.MoveParts.TIME;
import static org.monsterbox.core.cube.moves.MoveParts.TRIPLE;

import org.monsterbox.core.cube.moves.CubeMove.Buzz;
import org.monsterbox.core.cube.moves.CubeMove.Call;
import org.monsterbox.core.cube.moves.CubeMove.EndTurn;
import org.monsterbox.core.cube.moves.CubeMove.Hint;
import org.monsterbox.core.cube.moves.CubeMove.Pause;
import org.monsterbox.core.cube.moves.CubeMove.PlaceModifier;
import org.monsterbox.core.cube.moves.CubeMove.PlaceTile;
import org.monsterbox.core.cube.moves.CubeMove.Ready;
import org.monsterbox.core.cube.moves.CubeMove.Resume;
import org.monsterbox.core.cube.moves.CubeMove.ReturnCard;
import org.monsterbox.core.cube.moves.CubeMove.Submit;
import org.monsterbox.core.cube.moves.CubeMove.TakeBack;
import org.monsterbox.core.cube.moves.CubeMove.Tick;
import org.monsterbox.core.cube.moves.CubeMove.VoteNoMatch;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.game.MoveForm;
import org.monsterbox.core.game.MoveTable;

/** All kinds of moves of Monster Cube. What can be done at any time is listed for now. */
public final class CubeMoves {

  public static final MoveTable<CubeState, Playing, CubeMove> TABLE =
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
