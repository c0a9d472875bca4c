package org.monsterbox.core.bigmonster.moves;

import static org.monsterbox.core.bigmonster.moves.MoveParts.COORDINATE;
import static org.monsterbox.core.bigmonster.moves.MoveParts.EXPLORER;
import static org.monsterbox.core.bigmonster.moves.MoveParts.MEDAL;
import static org.monsterbox.core.bigmonster.moves.MoveParts.PLACE;
import static org.monsterbox.core.bigmonster.moves.MoveParts.ROW;
import static org.monsterbox.core.bigmonster.moves.MoveParts.SEAT;
import static org.monsterbox.core.bigmonster.moves.MoveParts.TILE;

import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Award;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.ChooseExplorer;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Place;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.SelectMedals;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Take;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.TakeDiscard;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Playing;
import org.monsterbox.core.game.MoveForm;
import org.monsterbox.core.game.MoveTable;

/** All kinds of moves, in the order in which they are listed. */
public final class BigMonsterMoves {

  public static final MoveTable<BigMonsterView, Playing, BigMonsterMove> TABLE =
      new MoveTable<BigMonsterView, Playing, BigMonsterMove>()
          .row(
              MoveForm.of(
                  SelectMedals.class,
                  "medals",
                  MEDAL.list().of(SelectMedals::medals),
                  SelectMedals::new),
              new SelectMedalsAction())
          .row(
              MoveForm.of(
                  ChooseExplorer.class,
                  "explorer",
                  EXPLORER.of(ChooseExplorer::explorer),
                  ChooseExplorer::new),
              new ChooseExplorerAction())
          .row(
              MoveForm.of(
                  Pick.class,
                  "pick",
                  TILE.of(Pick::tile),
                  SEAT.after("to", Pick.NO_TARGET).of(Pick::target),
                  PLACE.after("at", Pick.NO_PLACE).of(Pick::place),
                  Pick::new),
              new PickAction())
          .row(
              MoveForm.of(
                  Take.class,
                  "take",
                  ROW.of(Take::row),
                  TILE.of(Take::keep),
                  TILE.of(Take::discard),
                  Take::new),
              new TakeAction())
          .row(
              MoveForm.of(
                  Place.class,
                  "place",
                  COORDINATE.of(Place::x),
                  COORDINATE.of(Place::y),
                  Place::new),
              new PlaceAction())
          .row(MoveForm.of(Award.class, "award", SEAT.of(Award::to), Award::new), new AwardAction())
          .row(
              MoveForm.of(
                  TakeDiscard.class, "take-discard", TILE.of(TakeDiscard::tile), TakeDiscard::new),
              new TakeDiscardAction());

  private BigMonsterMoves() {}
}
