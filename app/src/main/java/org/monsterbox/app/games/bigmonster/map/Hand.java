package org.monsterbox.app.games.bigmonster.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.bigmonster.words.Names;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/**
 * The tiles that the viewer may choose from, side by side: the packet, the two open rows, or what
 * was discarded.
 */
public final class Hand {

  /** How wide an upright tile is at least: it has to be hit. */
  static final float LEAST_UNIT = Node.LEAST_TARGET;

  private static final float MOST_UNIT = 76;
  private static final float GAP = 6;
  private static final float BETWEEN_ROWS = 14;

  /** Tiles that belong together, and what is written over them. */
  private record Group(String id, String title, List<Integer> tiles, int row) {}

  private final Moment moment;
  private final List<Group> groups = new ArrayList<>();

  public Hand(Moment moment) {
    this.moment = moment;
    BigMonsterTable table = moment.table();
    if (table.mode().isSeries()) {
      for (int row = 0; row < BigMonsterTable.ROWS; row++) {
        add(moment.text(R.string.bm_row, Names.row(row)), table.row(row), row);
      }
    } else if (table.phase() == Phase.LATE_TILE && moment.isAsked()) {
      boolean isTaken = table.revealed(moment.viewer()) != Tiles.NONE;
      add(
          moment.text(R.string.bm_discard),
          isTaken ? List.of() : moment.view().lateTiles(),
          Sketch.NOTHING);
    } else {
      add(moment.text(R.string.bm_packet), moment.view().hand(), Sketch.NOTHING);
    }
  }

  public static String id(int tile) {
    return "tile-" + tile;
  }

  private void add(String title, List<Integer> tiles, int row) {
    if (!tiles.isEmpty()) {
      groups.add(new Group("hand-" + groups.size(), title, tiles, row));
    }
  }

  public boolean isEmpty() {
    return groups.isEmpty();
  }

  private Style caption() {
    return moment.writing().small().lines(1);
  }

  private float captionHeight() {
    return moment.writing().line(caption()) + 2;
  }

  /** How high it is where an upright tile is so wide. */
  public float height(float unit) {
    return isEmpty() ? 0 : captionHeight() + 2 * unit + 2 * GAP;
  }

  /** The largest tiles with which it is no higher than that. */
  public float unit(float height) {
    return Math.max(LEAST_UNIT, Math.min(MOST_UNIT, (height - captionHeight() - 2 * GAP) / 2));
  }

  public void place(Bounds where, Easel easel) {
    if (isEmpty()) {
      return;
    }
    float unit = unit(where.height());
    easel.add(Node.decoration("hand-tray", where, moment.writing().stationery().tray()));
    Bounds inner = where.inset(GAP);
    float width = width(unit);
    float spare = Math.max(0, inner.width() - width);
    easel.scrollAcross(
        "hand",
        new Bounds(inner.left() + spare / 2, inner.top(), inner.right(), inner.bottom()),
        width,
        Block.fixed(inner.height(), (bounds, content) -> fill(bounds, unit, content)));
  }

  private float width(float unit) {
    float width = 0;
    for (Group group : groups) {
      width += width(group, unit) + (width == 0 ? 0 : BETWEEN_ROWS);
    }
    return width;
  }

  private float width(Group group, float unit) {
    float width = -GAP;
    for (int tile : group.tiles) {
      width += Tiles.type(tile).shape().width() * unit + GAP;
    }
    return Math.max(width, moment.writing().lettering().width(group.title, caption()) + 1);
  }

  private void fill(Bounds where, float unit, Easel easel) {
    float left = where.left();
    for (Group group : groups) {
      float wide = width(group, unit);
      easel.add(
          Node.of(
              Role.TEXT,
              group.id,
              Bounds.of(left, where.top(), wide, captionHeight()),
              moment.writing().lettering().text(group.title, caption(), wide),
              group.title));
      float tileLeft = left;
      float middle = where.top() + captionHeight() + unit;
      for (int tile : group.tiles) {
        Shape shape = Tiles.type(tile).shape();
        Bounds bounds =
            Bounds.of(
                tileLeft,
                middle - shape.height() * unit / 2,
                shape.width() * unit,
                shape.height() * unit);
        easel.add(node(group, tile, bounds));
        tileLeft += shape.width() * unit + GAP;
      }
      left += wide + BETWEEN_ROWS;
    }
  }

  private Node node(Group group, int tile, Bounds bounds) {
    TileType type = Tiles.type(tile);
    boolean isKept = chosen().filter(keeping -> keeping.tile() == tile).isPresent();
    boolean isDiscarded = chosen().filter(keeping -> keeping.discard() == tile).isPresent();
    Piece piece = moment.props().tile(tile);
    if (isDiscarded) {
      piece = moment.props().crossed(piece);
    }
    String label =
        moment.text(
            R.string.bm_tile_in_hand,
            moment.words().tiles().spoken(type),
            group.title,
            group.tiles.indexOf(tile) + 1,
            group.tiles.size());
    if (isDiscarded) {
      label = moment.writing().phrases().then(label, moment.text(R.string.bm_is_discarded));
    }
    Tap tap = tap(group, tile, label);
    if (isOnMap(tile)) {
      return Node.of(Role.TOGGLE, "away-" + tile, bounds, moment.props().away(piece), label)
          .tapped(tap)
          .selected(true);
    }
    Node node =
        Node.of(
                Role.TOGGLE,
                id(tile),
                bounds,
                isHinted(tile) ? moment.tools().frames().hinted(piece) : piece,
                label)
            .tapped(tap)
            .held(Moment.draw(new Sketch.Look(type, moment.draft())))
            .selected(isKept);
    if (isKept) {
      return Trying.of(moment).map(tried -> tried.dragged(moment, node)).orElse(node);
    }
    return chooses(group) ? node.grabbed(Moment.draw(keeping(group, tile))) : node;
  }

  /** Whether it is tried out somewhere: then it lies there, and its place here is empty. */
  private boolean isOnMap(int tile) {
    return Trying.of(moment)
        .filter(tried -> tried.tile() == tile && tried.at().isPresent())
        .isPresent();
  }

  private Optional<Sketch.Keeping> chosen() {
    return moment.draft() instanceof Sketch.Keeping keeping
        ? Optional.of(keeping)
        : Optional.empty();
  }

  private boolean isHinted(int tile) {
    return moment.hints("pick " + tile)
        || moment.hints("take-discard " + tile)
        || moment.hints("take A " + tile)
        || moment.hints("take B " + tile);
  }

  /** Touched first, a tile is kept; another one of its row is discarded then. */
  private Tap tap(Group group, int tile, String label) {
    if (!chooses(group)) {
      return new Tap.Say(
          isAsked() ? moment.text(R.string.bm_other_row, Names.row(active())) : label);
    }
    Optional<Sketch.Keeping> now = chosen();
    boolean isSameGroup = now.isPresent() && group.tiles.contains(now.get().tile());
    if (isSameGroup && now.get().tile() == tile) {
      return Moment.draw(Draft.NONE);
    }
    if (isSameGroup && group.row != Sketch.NOTHING && group.tiles.size() > 2) {
      boolean isDiscarded = now.get().discard() == tile;
      return Moment.draw(now.get().discarding(isDiscarded ? Sketch.NOTHING : tile));
    }
    return Moment.draw(keeping(group, tile));
  }

  private boolean isAsked() {
    return moment.isAsked()
        && (moment.table().phase() == Phase.PICK
            || moment.table().phase() == Phase.TAKE
            || moment.table().phase() == Phase.LATE_TILE);
  }

  private int active() {
    return moment.table().activeRow();
  }

  /** Whether tiles of this group may be kept now. */
  private boolean chooses(Group group) {
    boolean isOtherRow =
        group.row != Sketch.NOTHING && active() != BigMonsterTable.NOBODY && active() != group.row;
    return isAsked() && !isOtherRow;
  }

  /** Where two tiles of a row are left, the other one is discarded. */
  private static Sketch.Keeping keeping(Group group, int tile) {
    Sketch.Keeping keeping = Sketch.Keeping.of(tile);
    return group.row == Sketch.NOTHING || group.tiles.size() != 2
        ? keeping
        : keeping.discarding(group.tiles.get(group.tiles.get(0) == tile ? 1 : 0));
  }
}
