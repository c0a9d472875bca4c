package org.monsterbox.app.games.bigmonster.map;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.World;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.Preview;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/**
 * Every place where the tile in hand may lie, as a dot in the middle of it that says what it would
 * be worth there; and the tile at the place that was touched.
 */
public record Dots(Moment moment, Trying trying) {

  public void place(World world, Easel easel) {
    Shape shape = Tiles.type(trying.tile()).shape();
    Optional<Bounds> ghost = trying.at().map(at -> world.tile(shape, at.x(), at.y()));
    Map<Anchor, Integer> worth = new LinkedHashMap<>();
    for (Anchor anchor : Preview.anchors(moment.table(), moment.viewer(), trying.tile())) {
      worth.put(anchor, trying.worth(moment, anchor));
    }
    int best = Collections.max(worth.values());
    boolean differs = best > Collections.min(worth.values());
    worth.forEach(
        (anchor, points) ->
            easel.add(dot(world, shape, anchor, points, differs && points == best, ghost)));
    ghost.ifPresent(bounds -> easel.add(ghost(bounds)));
    worth.keySet().forEach(anchor -> easel.add(cells(world, shape, anchor)));
  }

  /** What the tile would cover there: nothing is seen of it, but a lesson can light it. */
  private static Node cells(World world, Shape shape, Anchor anchor) {
    return Node.decoration(
        cellsId(anchor), world.tile(shape, anchor.x(), anchor.y()), (canvas, width, height) -> {});
  }

  /**
   * The tile itself lies on the map where it is tried, to be dragged on from there. What it is, the
   * desk says; where it lies, its dot.
   */
  private Node ghost(Bounds bounds) {
    return trying.dragged(
        moment,
        Node.decoration(
            Hand.id(trying.tile()),
            bounds,
            moment.tools().frames().chosen(moment.props().tile(trying.tile()))));
  }

  private Node dot(
      World world, Shape shape, Anchor anchor, int worth, boolean isBest, Optional<Bounds> ghost) {
    float x = anchor.x() + (shape.width() - 1) / 2f;
    float y = anchor.y() + (shape.height() - 1) / 2f;
    Bounds bounds = world.cells(x, y, 1, 1);
    boolean isChosen = trying.at().filter(anchor::equals).isPresent();
    boolean isUnder = ghost.filter(covered -> covered.overlaps(bounds.inset(1))).isPresent();
    Piece look =
        isUnder
            ? moment.props().faintDot()
            : moment.props().dot(worth == 0 ? "" : moment.names().signed(worth), isBest);
    boolean isHinted =
        trying.isRevealed()
            ? moment.hints(new BigMonsterMove.Place(anchor.x(), anchor.y()))
            : moment.hints("pick " + trying.tile()) && hintEndsAt(anchor);
    return Node.of(
            Role.BUTTON,
            id(anchor),
            bounds,
            isHinted ? moment.tools().frames().hinted(look) : look,
            moment.text(
                R.string.bm_dot,
                moment.names().place(anchor.x(), anchor.y()),
                moment.names().signed(worth)))
        .tapped(Moment.draw(trying.tried(moment, anchor)))
        .selected(isChosen)
        .magnified(world.unit() < Node.LEAST_TARGET);
  }

  private boolean hintEndsAt(Anchor anchor) {
    return moment.sight().hinted().endsWith(" at " + anchor.x() + " " + anchor.y());
  }

  public static String cellsId(Anchor anchor) {
    return "cells-" + anchor.x() + "-" + anchor.y();
  }

  public static String id(Anchor anchor) {
    return "dot-" + anchor.x() + "-" + anchor.y();
  }
}
