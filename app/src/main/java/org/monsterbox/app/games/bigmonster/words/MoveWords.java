package org.monsterbox.app.games.bigmonster.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Award;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.ChooseExplorer;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Place;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.SelectMedals;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Take;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.TakeDiscard;
import org.monsterbox.core.bigmonster.table.BigMonsterView;

/** What a move does, for a hint. */
final class MoveWords {

  private final Sentences sentences;
  private final Names names;

  MoveWords(Sentences sentences, Names names) {
    this.sentences = sentences;
    this.names = names;
  }

  String sentence(BigMonsterMove move, BigMonsterView view, List<Seat> seats) {
    if (move instanceof SelectMedals select) {
      return text(R.string.bigmonster_move_medals, names.medals(select.medals()));
    }
    if (move instanceof ChooseExplorer choice) {
      return text(R.string.bigmonster_move_explorer, names.explorer(choice.explorer()));
    }
    if (move instanceof Pick pick) {
      return pick(pick, view, seats);
    }
    if (move instanceof Take take) {
      return take(take);
    }
    if (move instanceof Place place) {
      return place(place, view);
    }
    if (move instanceof Award award) {
      return award(award, view, seats);
    }
    return text(R.string.bigmonster_move_late, names.aTile(((TakeDiscard) move).tile()));
  }

  private String pick(Pick pick, BigMonsterView view, List<Seat> seats) {
    String kept = kept(pick, view, seats);
    return pick.hasPlace()
        ? text(R.string.bigmonster_move_then_place, kept, names.place(pick.x(), pick.y()))
        : kept;
  }

  private String kept(Pick pick, BigMonsterView view, List<Seat> seats) {
    String tile = names.aTile(pick.tile());
    if (pick.target() == Pick.NO_TARGET) {
      return text(R.string.bigmonster_move_keep, tile);
    }
    return pick.target() == view.seat()
        ? text(R.string.bigmonster_move_keep_all, tile)
        : text(R.string.bigmonster_move_keep_pass, tile, seats.get(pick.target()));
  }

  private String take(Take take) {
    return text(
        R.string.bigmonster_move_take,
        Names.row(take.row()),
        names.aTile(take.keep()),
        names.aTile(take.discard()));
  }

  private String place(Place place, BigMonsterView view) {
    int tile = view.table().revealed(view.seat());
    return text(
        R.string.bigmonster_move_place, names.aTile(tile), names.place(place.x(), place.y()));
  }

  private String award(Award award, BigMonsterView view, List<Seat> seats) {
    return award.to() == view.seat()
        ? text(R.string.bigmonster_move_award_self)
        : text(R.string.bigmonster_move_award, seats.get(award.to()));
  }

  private String text(int id, Object... blanks) {
    return sentences.say(id, blanks);
  }
}
