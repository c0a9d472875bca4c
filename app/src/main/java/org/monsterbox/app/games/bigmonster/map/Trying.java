package org.monsterbox.app.games.bigmonster.map;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.monsterbox.app.games.bigmonster.moment.Gains;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Snap;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.Preview;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/**
 * The tile that the viewer tries out on the own map, and where.
 *
 * @param isRevealed whether it is to be placed now, and not only looked at
 */
public record Trying(int tile, Optional<Anchor> at, boolean isRevealed) {

  /** How near to a place a dragged tile snaps to it, in cells. */
  private static final float REACH = 0.75f;

  /** What the viewer tries out at this moment, if anything. */
  public static Optional<Trying> of(Moment moment) {
    if (!moment.isAsked() || !moment.table().hasTableaus()) {
      return Optional.empty();
    }
    Draft draft = moment.draft();
    if (draft instanceof Sketch.Keeping keeping) {
      return Optional.of(new Trying(keeping.tile(), keeping.at(), false));
    }
    int revealed = moment.table().revealed(moment.viewer());
    if (revealed == Tiles.NONE || moment.moves(BigMonsterMove.Place.class).isEmpty()) {
      return Optional.empty();
    }
    Optional<Anchor> at =
        draft instanceof Sketch.Placing placing ? Optional.of(placing.at()) : Optional.empty();
    return Optional.of(new Trying(revealed, at, true));
  }

  /** What is begun by trying it there. */
  Sketch tried(Moment moment, Anchor anchor) {
    return moment.draft() instanceof Sketch.Keeping keeping
        ? keeping.at(anchor)
        : new Sketch.Placing(anchor);
  }

  /** A tile that lies in the hand, on the desk or on the map, to be dragged to any place. */
  public Node dragged(Moment moment, Node node) {
    Map<String, Tap> drops = new LinkedHashMap<>();
    for (Anchor anchor : Preview.anchors(moment.table(), moment.viewer(), tile)) {
      drops.put(Dots.id(anchor), Moment.draw(tried(moment, anchor)));
    }
    return node.dropped(drops).snapping(new Snap(REACH, Tiles.type(tile).shape().width()));
  }

  public Optional<Preview> preview(Moment moment) {
    return at.map(anchor -> Preview.of(moment.table(), moment.viewer(), tile, anchor));
  }

  /** What it is worth at a place, medals included. */
  int worth(Moment moment, Anchor anchor) {
    return Gains.of(moment.table(), Preview.of(moment.table(), moment.viewer(), tile, anchor));
  }
}
