package org.monsterbox.app.games.cube.claim;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.monsterbox.core.cube.hint.CubeHint;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.Triple;

/**
 * A hint in steps: how many solutions each card has, then one of the tiles, then all of it. Who
 * plays alone has paid for each in the game itself.
 *
 * @param counts by card
 * @param tile one that is needed, from the second step on
 * @param faces those that are needed, in the last step
 * @param place where the moved tile has to go, in the last step
 * @param sum how they make it, in the last step
 */
public record Clue(
    int step,
    Map<Integer, Integer> counts,
    int tile,
    Set<Face> faces,
    Optional<Cell> place,
    Optional<Sum> sum) {

  public static final int COUNTS = 0;
  public static final int TILE = 1;
  public static final int ALL = 2;

  static Optional<Clue> of(Moment moment) {
    CubeView view = moment.view();
    switch (view.phase()) {
      case SEARCH, CLAIM, TURN, SHOW -> {}
      default -> {
        return Optional.empty();
      }
    }
    int step = moment.isAlone() ? view.hints() - 1 : moment.claim().clue();
    Layout zone = view.zone(view.seat());
    Map<Integer, Integer> counts = CubeHint.ways(view);
    Optional<CubeHint> hint = CubeHint.of(view);
    if (hint.isEmpty() || step == COUNTS) {
      return Optional.of(told(COUNTS, counts, 0));
    }
    Layout shown = hint.get().solution().shownOn(zone);
    int tile =
        hint.get()
            .solution()
            .move()
            .map(move -> move.tile())
            .orElse(shown.tileAt(hint.get().solution().triple().first().cell()).orElse(0));
    if (step == TILE) {
      return Optional.of(told(step, counts, tile));
    }
    return Optional.of(
        new Clue(
            step,
            counts,
            tile,
            new HashSet<>(hint.get().solution().triple().faces()),
            hint.get().solution().move().map(move -> move.to()),
            sum(hint.get(), shown, moment.side())));
  }

  private static Clue told(int step, Map<Integer, Integer> counts, int tile) {
    return new Clue(step, counts, tile, Set.of(), Optional.empty(), Optional.empty());
  }

  private static Optional<Sum> sum(CubeHint hint, Layout shown, Side side) {
    Triple triple = hint.solution().triple();
    return Sum.making(
        hint.target(),
        shown.value(triple.first(), side),
        shown.value(triple.second(), side),
        shown.value(triple.third(), side),
        side);
  }
}
