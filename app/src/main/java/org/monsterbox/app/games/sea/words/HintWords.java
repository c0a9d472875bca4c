package org.monsterbox.app.games.sea.words;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.table.Voyage;

/** What a move that is proposed leads to: how far the ice is then, and who could bar the way. */
final class HintWords {

  private final Names names;
  private final MoveWords moves;

  HintWords(Names names, MoveWords moves) {
    this.names = names;
    this.moves = moves;
  }

  String sentence(SeaMove move, SeaView view, List<Seat> seats) {
    String does = moves.sentence(move, view, seats);
    if (move instanceof SeaMove.WhaleMove swim) {
      return swimming(does, swim.path().get(swim.path().size() - 1), view, seats);
    } else if (move instanceof SeaMove.PlayMove sailing) {
      Voyage voyage = view.voyage(view.current(), sailing.card(), sailing.tokens());
      return voyage.isWreck() || voyage.cells().isEmpty()
          ? does
          : sailing(does, voyage.cells().get(voyage.cells().size() - 1), view);
    }
    return does;
  }

  private String swimming(String does, int goal, SeaView view, List<Seat> seats) {
    if (Board.isFloe(goal)) {
      return does;
    }
    Optional<WayOut> way = WayOut.from(goal, view);
    if (way.isEmpty()) {
      return names.say(R.string.sea_hint_closed, does);
    }
    String end = Board.text(way.get().end());
    Optional<Integer> blocker = way.get().blocker();
    return blocker.isEmpty()
        ? names.say(R.string.sea_hint_open, does, way.get().steps(), end)
        : names.say(
            R.string.sea_hint_barred,
            does,
            way.get().steps(),
            end,
            seats.get(blocker.get()),
            Board.text(view.boatCell(blocker.get())));
  }

  private String sailing(String does, int goal, SeaView view) {
    int distance = view.range(goal, view.whaleCell());
    Optional<WayOut> way = WayOut.from(view.whaleCell(), view);
    return way.isEmpty()
        ? names.say(R.string.sea_hint_near, does, distance)
        : names.say(
            R.string.sea_hint_chase,
            does,
            distance,
            way.get().steps(),
            Board.text(way.get().end()));
  }
}
