package org.monsterbox.app.games.cube.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.solver.Placement;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Tiles;

/**
 * What can be done with the tiles of a zone now: where each may be put, and whether faces count.
 */
final class TileMoves {

  private final Moment moment;
  private final int seat;
  private final Layout shown;
  private final Map<Integer, Map<String, Tap>> byTile = new HashMap<>();
  private final Map<String, Cell> places = new LinkedHashMap<>();

  TileMoves(Moment moment, int seat, Layout shown) {
    this.moment = moment;
    this.seat = seat;
    this.shown = shown;
    boolean sketches = moment.is(Phase.CLAIM) && moment.isShowing();
    boolean plays = moment.may(seat, CubeMove.PlaceTile.class);
    if (sketches || plays) {
      for (int tile = 1; tile <= Tiles.COUNT; tile++) {
        byTile.put(tile, drops(tile, plays));
      }
    }
  }

  static String placeId(Cell cell) {
    return "place-" + cell.text();
  }

  /** Whether faces can be chosen. */
  boolean picks() {
    boolean isOwn =
        moment.ruleSet().isShared() || moment.actor().filter(a -> a == seat).isPresent();
    return isOwn && moment.isShowing();
  }

  /** All places where any tile may be put. */
  List<Cell> places() {
    return List.copyOf(places.values());
  }

  Map<String, Tap> of(int tile) {
    return byTile.getOrDefault(tile, Map.of());
  }

  private Map<String, Tap> drops(int tile, boolean plays) {
    CubeView view = moment.view();
    Layout base = view.zone(seat);
    Map<String, Tap> drops = new LinkedHashMap<>();
    for (Cell cell : Placement.places(base, tile, view.rules().terms.oneGroup())) {
      // A tile that was moved before returns when another one is moved; its place is seen as taken.
      if (shown.tileAt(cell).isEmpty()) {
        add(
            drops,
            cell,
            plays ? put(tile, cell) : Moment.draw(moment.claim().withMove(tile, cell)));
      }
    }
    if (!shown.cellOf(tile).equals(base.cellOf(tile)) && (!plays || mayTakeBack())) {
      add(drops, base.cellOf(tile), plays ? takeBack() : Moment.draw(moment.claim().withoutMove()));
    }
    return Map.copyOf(drops);
  }

  private void add(Map<String, Tap> drops, Cell cell, Tap tap) {
    drops.put(placeId(cell), tap);
    places.put(placeId(cell), cell);
  }

  private Tap put(int tile, Cell cell) {
    return Moment.play(seat, new CubeMove.PlaceTile(new TileMove(tile, cell), 0));
  }

  private boolean mayTakeBack() {
    return moment.may(seat, CubeMove.TakeBack.class);
  }

  private Tap takeBack() {
    return Moment.play(seat, new CubeMove.TakeBack(0));
  }
}
