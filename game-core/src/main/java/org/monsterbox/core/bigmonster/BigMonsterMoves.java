package org.monsterbox.core.bigmonster;

import static org.monsterbox.core.bigmonster.MoveParts.COORDINATE;
import static org.monsterbox.core.bigmonster.MoveParts.EXPLORER;
import static org.monsterbox.core.bigmonster.MoveParts.MEDAL;
import static org.monsterbox.core.bigmonster.MoveParts.PLACE;
import static org.monsterbox.core.bigmonster.MoveParts.ROW;
import static org.monsterbox.core.bigmonster.MoveParts.SEAT;
import static org.monsterbox.core.bigmonster.MoveParts.TILE;

import org.monsterbox.core.bigmonster.BigMonsterMove.Award;
import org.monsterbox.core.bigmonster.BigMonsterMove.ChooseExplorer;
import org.monsterbox.core.bigmonster.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.BigMonsterMove.Place;
import org.monsterbox.core.bigmonster.BigMonsterMove.SelectMedals;
import org.monsterbox.core.bigmonster.BigMonsterMove.Take;
import org.monsterbox.core.bigmonster.BigMonsterMove.TakeDiscard;
import org.monsterbox.core.game.MoveForm;
import org.monsterbox.core.game.MoveTable;

/** All kinds of moves, in the order in which they are listed. */
final class BigMonsterMoves {

  static final MoveTable<BigMonsterView, Playing, BigMonsterMove> TABLE =
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
