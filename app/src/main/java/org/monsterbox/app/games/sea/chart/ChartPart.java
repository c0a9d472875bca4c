package org.monsterbox.app.games.sea.chart;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Pane;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.table.SeaView;

/** The chart with everything on it, in a window that can be zoomed. */
public final class ChartPart {

  /** Where the whale looks: to the ice. */
  private static final float WEST = 270;

  private static final float QUARTER = 90;
  private static final float MOST_ZOOM = 3;
  private static final float COUNTER = 0.3f;

  private final Moment moment;
  private final SeaView view;
  private final SeaMap map;
  private final Things things;
  private final Meanings meanings;
  private final Set<Integer> touchable = new HashSet<>();

  public ChartPart(Moment moment, SeaMap map) {
    this.moment = moment;
    this.view = moment.view();
    this.map = map;
    things = new Things(moment);
    meanings = new Meanings(moment);
  }

  public void place(Bounds window, Easel easel) {
    Pane pane = new Pane("chart", window, map.width(), map.height(), MOST_ZOOM);
    easel.pane(pane.keepingInSight(new Focus(moment, map).within(window)), this::fill);
  }

  private void fill(Bounds where, Easel easel) {
    Collection<Target> targets = Targets.of(moment);
    for (Target target : targets) {
      touchable.add(target.cell());
    }
    Set<Integer> dropped = droppedOn();
    dropped.removeAll(touchable);
    easel.add(
        Node.decoration("sea", where, moment.props().art().floor()).explained(meanings.sea()));
    Overlays overlays = new Overlays(moment, map);
    easel.add(Node.decoration("beyond", where, new Echoes(moment, map)));
    overlays.below(where, easel);
    ice(easel);
    lying(easel);
    boats(easel);
    whale(easel);
    overlays.above(where, easel);
    for (int cell : dropped) {
      easel.add(
          Node.decoration(CardDrops.cellId(cell), map.bounds(cell), (canvas, wide, high) -> {})
              .outlined(map.outline()));
    }
    for (Target target : targets) {
      easel.add(node(target));
    }
  }

  /** Cells on which a card of the hand may be dropped. */
  private Set<Integer> droppedOn() {
    Set<Integer> cells = new TreeSet<>();
    for (List<Integer> copies : Hand.stacks(new Hand(moment, moment.viewer()).cards())) {
      cells.addAll(new CardDrops(moment).byCell(copies.get(0)).keySet());
    }
    return cells;
  }

  private Node node(Target target) {
    Bounds bounds = map.bounds(target.cell());
    boolean small = Math.min(bounds.width(), bounds.height()) < Node.LEAST_TARGET;
    Node node =
        Node.of(
                Role.BUTTON,
                CardDrops.cellId(target.cell()),
                bounds,
                moment.props().mark(target.look(), target.hinted()),
                target.label())
            .tapped(target.tap())
            .outlined(map.outline())
            .magnified(small);
    return meanings.at(target.cell()).map(node::explained).orElse(node);
  }

  /** Something in a cell: it speaks for itself unless the cell can be touched and says it. */
  private Node thing(String id, int cell, Bounds bounds, Piece piece, String label) {
    Node node =
        touchable.contains(cell)
            ? Node.decoration(id, bounds, piece)
            : Node.of(Role.PICTURE, id, bounds, piece, things.placed(label, cell));
    return meanings.at(cell).map(node::explained).orElse(node);
  }

  private void ice(Easel easel) {
    for (int cell : view.icebergs().list()) {
      easel.add(
          thing(
              "ice-" + Board.text(cell),
              cell,
              map.bounds(cell),
              moment.props().art().iceberg(),
              moment.text(R.string.sea_thing_iceberg)));
    }
  }

  private void lying(Easel easel) {
    for (SeaView.Pool pool : view.whirlpools()) {
      int left = Math.max(1, pool.lastRound() - view.round() + 1);
      Piece count =
          moment
              .writing()
              .lettering()
              .filling(String.valueOf(left), moment.props().art().colours().ice());
      Bounds bounds = map.bounds(pool.cell());
      float room = bounds.width() * COUNTER;
      easel.add(
          thing(
              "pool-" + pool.card(),
              pool.cell(),
              bounds,
              Layers.stack(moment.props().art().whirlpool(), Layers.padded(count, room)),
              things.pool(pool)));
    }
    for (SeaView.Net net : view.nets()) {
      easel.add(
          thing(
              "net-" + net.card(),
              net.cell(),
              map.bounds(net.cell()),
              moment.props().art().net(moment.mark(net.owner())),
              things.net(net)));
    }
    if (view.shipCell() != Board.NONE) {
      easel.add(
          thing(
              "ship",
              view.shipCell(),
              map.bounds(view.shipCell()),
              moment.props().art().battleship(),
              moment.text(R.string.sea_thing_ship)));
    }
  }

  private void boats(Easel easel) {
    for (int seat = 1; seat <= view.hunters(); seat++) {
      if (view.boatCell(seat) != Board.NONE) {
        int cell = view.boatCell(seat);
        easel.add(
            thing(
                    "boat-" + seat,
                    cell,
                    map.square(cell),
                    moment.props().art().boat(moment.mark(seat)),
                    things.boat(seat))
                .turned(map.degrees(view.facing(seat))));
      }
    }
  }

  static float whaleDegrees(SeaMap map) {
    return map.turned() ? WEST - QUARTER : WEST;
  }

  private void whale(Easel easel) {
    int cell = view.whaleCell();
    easel.add(
        thing(
                "whale",
                cell,
                map.square(cell),
                moment.props().art().whale(view.isDived()),
                things.whale())
            .turned(whaleDegrees(map))
            .moving(Motion.FADE, String.valueOf(view.isDived())));
  }
}
