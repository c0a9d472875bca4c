package org.monsterbox.app.games.sea.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Part;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.table.SeaView;

/** How far the card reaches that somebody has taken up. */
record Reach(Moment moment) {

  private static final int BESIDE = 1;
  private static final int FAR = 2;
  private static final int CHARGE = 3;

  /** The cells that the card in hand is about. */
  List<Integer> cells() {
    Optional<Sketch> sketch = moment.sketch();
    SeaView view = moment.view();
    int card = Cards.NONE;
    if (sketch.orElse(null) instanceof Sketch.Aiming aiming) {
      card = aiming.topic().card();
    } else if (sketch.orElse(null) instanceof Sketch.Netting netting) {
      card = netting.card();
    }
    if (card == Cards.NONE) {
      return List.of();
    }
    CardKind kind = Cards.kind(card);
    return switch (kind) {
      case HARPOON, EXPLOSIVE, DROGUE, NET, TRACTOR ->
          view.isAfloat(moment.viewer())
              ? view.cellsInReach(view.boatCell(moment.viewer()), kind)
              : List.of();
      case RAM ->
          view.isAfloat(moment.viewer())
              ? ahead(view.boatCell(moment.viewer()), view.facing(moment.viewer()))
              : List.of();
      case ICE_WAVE -> waved(sketch);
      case WHIRLPOOL, LEAP -> within(view.whaleCell(), FAR);
      case DEVOUR, PUSH, ROCK_SLIDE -> within(view.whaleCell(), BESIDE);
      case CHARGE -> within(view.whaleCell(), CHARGE);
      default -> List.of();
    };
  }

  private static List<Integer> ahead(int cell, int facing) {
    int next = Board.neighbour(cell, facing);
    return next == Board.NONE ? List.of() : List.of(next);
  }

  /** Around the iceberg that is chosen. */
  private List<Integer> waved(Optional<Sketch> sketch) {
    if (sketch.orElse(null) instanceof Sketch.Aiming aiming
        && moment.aim(aiming).at(0).orElse(null) instanceof Part.At at) {
      return within(at.cell(), moment.view().options().whale().waveRadius());
    }
    return within(moment.view().whaleCell(), BESIDE);
  }

  private List<Integer> within(int from, int reach) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < Board.CELLS; cell++) {
      if (cell != from && !Board.isFloe(cell) && moment.view().range(from, cell) <= reach) {
        cells.add(cell);
      }
    }
    return cells;
  }
}
