package org.monsterbox.app.games.bigmonster.table;

import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.games.bigmonster.map.Trying;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.bigmonster.sheets.Ships;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;

/** What can be done with the tile that is tried, as soon as it can be done. */
record DeskChoice(Moment moment, Trying trying) {

  Optional<Choice> choice() {
    if (moment.draft() instanceof Sketch.Keeping keeping) {
      return keep(keeping);
    }
    return trying.at().map(at -> place(new BigMonsterMove.Place(at.x(), at.y())));
  }

  private Choice place(BigMonsterMove move) {
    return play("place", R.string.bm_place, move);
  }

  private Choice play(String id, int text, BigMonsterMove move) {
    return Choice.primary(id, moment.text(text), Moment.play(move))
        .with(Icon.CHECK)
        .hinted(moment.hints(move));
  }

  private Optional<Choice> keep(Sketch.Keeping keeping) {
    return switch (moment.table().phase()) {
      case TAKE -> take(keeping);
      case LATE_TILE ->
          Optional.of(
              play("keep", R.string.bm_take_late, new BigMonsterMove.TakeDiscard(keeping.tile())));
      default -> Optional.of(pick(keeping));
    };
  }

  /** Only when it is known which tile is discarded. */
  private Optional<Choice> take(Sketch.Keeping keeping) {
    if (keeping.discard() == Sketch.NOTHING) {
      return Optional.empty();
    }
    int row = moment.table().row(0).contains(keeping.tile()) ? 0 : 1;
    return Optional.of(
        play(
            "keep",
            R.string.bm_take,
            new BigMonsterMove.Take(row, keeping.tile(), keeping.discard())));
  }

  /** Where there is a choice of ships, that comes next. */
  private Choice pick(Sketch.Keeping keeping) {
    if (moment.table().passes()) {
      return Choice.primary(
          "keep",
          moment.text(R.string.bm_keep_and_pass),
          Moment.draw(new Sketch.Passing(keeping, Sketch.NOTHING)));
    }
    return play("keep", R.string.bm_keep, Ships.pick(moment, keeping, Pick.NO_TARGET));
  }
}
