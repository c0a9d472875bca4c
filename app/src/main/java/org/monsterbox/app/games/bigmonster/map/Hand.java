package org.monsterbox.app.games.bigmonster.map;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.words.Names;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/**
 * The tray with the tiles that the viewer may choose from, all of them to be seen at once: the
 * packet, the two open rows, or what was discarded; and while there are none, what the seats have
 * kept.
 */
public final class Hand {

  /** A row as it is opened: in a duel four tiles, for three players six. */
  private static final int DUEL_ROW = 4;

  private static final int TRIO_ROW = 6;
  private static final float GAP = 6;
  private static final float TAB = 18;

  /** How much room a tile needs so that two rows can share a line. */
  private static final float LEAST_BESIDE = 40;

  private static final float LEAST_UNIT = 22;

  private final Moment moment;
  private final List<Offer> offers;

  public Hand(Moment moment) {
    this.moment = moment;
    offers = Offer.all(moment);
  }

  public static String id(int tile) {
    return "tile-" + tile;
  }

  /** Whether there is nothing to choose from in this game, or no longer. */
  public boolean isAway() {
    return offers.isEmpty();
  }

  /** How high the tray is where there is so much room; always the same, whatever lies in it. */
  public float height(float width, float room) {
    float least = 4 * LEAST_UNIT + 3 * GAP;
    float most = 4 * Slots.MOST_UNIT + 3 * GAP;
    float high = Math.max(least, Math.min(most, room));
    int fewest = fewest();
    if (!isSeries() || !areBeside(width)) {
      return high;
    }
    float slot = (width - 3 * GAP) / (2 * fewest) - TAB / fewest;
    return Math.min(high, 2 * Math.min(Slots.MOST_UNIT, slot) + 2 * GAP);
  }

  /** Whether two rows lie beside each other: on a phone, where the map needs what is above them. */
  private boolean areBeside(float width) {
    return !moment.stage().isTablet() && width - 2 * GAP >= 2 * fewest() * LEAST_BESIDE;
  }

  /** How many tiles a row has when it is opened. */
  private int fewest() {
    return moment.table().mode() == Mode.TRIO ? TRIO_ROW : DUEL_ROW;
  }

  public void place(Bounds where, Easel easel) {
    if (isAway()) {
      return;
    }
    easel.add(Node.decoration("hand-tray", where, moment.writing().stationery().tray()));
    Bounds inner = where.inset(GAP);
    if (offers.stream().allMatch(offer -> offer.tiles().isEmpty()) && !isSeries()) {
      kept(inner, easel);
      return;
    }
    List<Offer> seen = isFirstRow() ? offers.subList(0, 1) : offers;
    Slots slots =
        Slots.of(inner, seen, fewest(), TAB * moment.writing().scale(), areBeside(where.width()));
    for (int i = 0; i < seen.size(); i++) {
      fill(seen.get(i), i, slots, easel);
    }
  }

  private boolean isSeries() {
    return moment.table().mode().isSeries();
  }

  /** In the first turn there is only one row. */
  private boolean isFirstRow() {
    return isSeries() && moment.table().turn() == 1 && moment.table().isRowEmpty(1);
  }

  private void fill(Offer offer, int line, Slots slots, Easel easel) {
    if (offer.isRow()) {
      tab(offer, slots.line(line), slots.tab(), easel);
    }
    int perLine = slots.perLine().get(line);
    for (int i = 0; i < offer.tiles().size(); i++) {
      int tile = offer.tiles().get(i);
      int down = offer.isRow() ? line : i / perLine;
      int across = offer.isRow() ? i : i % perLine;
      new HandTile(moment, offer, tile)
          .place(slots.slot(down, across, Tiles.type(tile).shape()), easel);
    }
  }

  /** The letter of the row at its beginning. */
  private void tab(Offer offer, Bounds line, float wide, Easel easel) {
    Style style = moment.writing().strong().lines(1).middle();
    Bounds where = Bounds.of(line.left(), line.top(), wide, line.height());
    easel.add(
        Node.of(
                Role.TEXT,
                "row-" + offer.row(),
                where,
                moment.writing().fitted(wide, where.height(), Names.row(offer.row()), style),
                offer.title())
            .explained(moment.explained().row()));
  }

  /** What lies before the seats: the tiles that they have kept, face down or turned up. */
  private void kept(Bounds inner, Easel easel) {
    BigMonsterTable table = moment.table();
    float wide = inner.width() / table.seats();
    Style style = moment.writing().small().lines(1).middle();
    float line = moment.writing().line(style);
    float unit = Math.min(Slots.MOST_UNIT, Math.min(wide - GAP, (inner.height() - line - 2) / 2));
    for (int i = 0; i < table.seats(); i++) {
      int seat = table.order().get(i);
      float left = inner.left() + i * wide;
      Bounds below = Bounds.of(left, inner.bottom() - line, wide, line);
      easel.add(moment.writing().silentLine("kept-name-" + seat, below, moment.name(seat), style));
      if (table.revealed(seat) != Tiles.NONE || table.hasChosen(seat)) {
        easel.add(kept(seat, left + wide / 2, inner.bottom() - line - 2 - unit, unit));
      }
    }
  }

  private Node kept(int seat, float x, float y, float unit) {
    int tile = moment.table().revealed(seat);
    boolean isOpen = tile != Tiles.NONE;
    Shape shape = isOpen ? Tiles.type(tile).shape() : Shape.V;
    float scale = shape.width() > shape.height() ? unit / 2 : unit;
    Piece piece = isOpen ? moment.props().tile(tile) : moment.props().back();
    String what =
        isOpen ? moment.names().tile(Tiles.type(tile)) : moment.text(R.string.bm_face_down);
    return Node.of(
        Role.PICTURE,
        "kept-" + seat,
        Bounds.of(
            x - shape.width() * scale / 2,
            y - shape.height() * scale / 2,
            shape.width() * scale,
            shape.height() * scale),
        piece,
        moment.text(R.string.bm_preview, moment.name(seat), what));
  }
}
