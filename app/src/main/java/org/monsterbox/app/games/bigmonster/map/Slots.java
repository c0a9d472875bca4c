package org.monsterbox.app.games.bigmonster.map;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/**
 * How tiles are laid out in the tray so that all are seen at once: in one line or two, each in a
 * slot of its own. Slots do not depend on what lies in them, so nothing moves when a tile goes.
 */
record Slots(List<Bounds> lines, List<Integer> perLine, List<List<Shape>> shapes, float tab) {

  /** Larger than that, tiles take room that the map needs. */
  static final float MOST_UNIT = 72;

  private static final float GAP = 6;

  /** What a number needs beside its tile. */
  private static final float BADGE = 28;

  private static final float BADGE_HEIGHT = 18;

  private static final float NARROW = 72;

  private static final float WIDER = 1.6f;

  /** So many tiles are still compared in one line. */
  private static final int ONE_LINE = 5;

  /** Where a tile lies, where the number of what it would bring, and what a finger can hit. */
  record Slot(Bounds whole, Bounds tile, Bounds badge) {}

  /** A part of a line or all of it for each row; a packet goes in two as long as it is large. */
  static Slots of(Bounds inner, List<Offer> offers, int fewest, float tab, boolean isBeside) {
    List<Integer> perLine = new ArrayList<>();
    List<List<Shape>> shapes = new ArrayList<>();
    if (offers.get(0).isRow()) {
      for (Offer offer : offers) {
        perLine.add(Math.max(fewest, offer.tiles().size()));
        shapes.add(shapes(offer.tiles()));
      }
      return new Slots(parts(inner, perLine.size(), isBeside), perLine, shapes, tab);
    }
    List<Integer> tiles = offers.get(0).tiles();
    int first = tiles.size() <= ONE_LINE ? ONE_LINE : Math.max(ONE_LINE, (tiles.size() + 1) / 2);
    for (int from = 0; from < tiles.size(); from += first) {
      perLine.add(first);
      shapes.add(shapes(tiles.subList(from, Math.min(tiles.size(), from + first))));
    }
    return new Slots(parts(inner, perLine.size(), false), perLine, shapes, 0);
  }

  private static List<Bounds> parts(Bounds inner, int count, boolean isBeside) {
    List<Bounds> parts = new ArrayList<>();
    float wide = isBeside ? (inner.width() - GAP * (count - 1)) / count : inner.width();
    float high = isBeside ? inner.height() : (inner.height() - GAP * (count - 1)) / count;
    for (int i = 0; i < count; i++) {
      float left = inner.left() + (isBeside ? i * (wide + GAP) : 0);
      float top = inner.top() + (isBeside ? 0 : i * (high + GAP));
      parts.add(Bounds.of(left, top, wide, high));
    }
    return parts;
  }

  private static List<Shape> shapes(List<Integer> tiles) {
    return tiles.stream().map(tile -> Tiles.type(tile).shape()).collect(Collectors.toList());
  }

  Bounds line(int line) {
    return lines.get(line);
  }

  private float sharesBefore(int line, int index) {
    float shares = 0;
    for (int i = 0; i < index; i++) {
      shares += share(line, i);
    }
    return shares;
  }

  /** Where slots are narrow, a flat tile has more of its line than the others. */
  private float share(int line, int index) {
    boolean isNarrow = (lines.get(line).width() - tab) / perLine.get(line) < NARROW;
    List<Shape> there = shapes.get(line);
    return isNarrow && index < there.size() && there.get(index) == Shape.H ? WIDER : 1;
  }

  Slot slot(int line, int index, Shape shape) {
    Bounds all = line(line);
    float share = (all.width() - tab) / sharesBefore(line, perLine.get(line));
    float left = all.left() + tab + share * sharesBefore(line, index);
    float wide = share * share(line, index);
    Bounds whole = Bounds.of(left, all.top(), wide, all.height());
    float most = Math.min(MOST_UNIT, all.height() / 2);
    return shape.width() > shape.height() ? flat(whole, most) : upright(whole, most);
  }

  /** The number beside the tile, or on its feet where there is no room. */
  private static Slot upright(Bounds whole, float most) {
    float unit = Math.min(most, whole.width() - 2);
    boolean isBeside = whole.width() - unit >= BADGE + 2;
    float left = whole.left() + (whole.width() - unit - (isBeside ? BADGE : 0)) / 2;
    Bounds tile = Bounds.of(left, whole.centerY() - unit, unit, 2 * unit);
    Bounds badge =
        isBeside
            ? Bounds.of(
                tile.right() + 2, whole.centerY() - BADGE_HEIGHT / 2, BADGE - 2, BADGE_HEIGHT)
            : Bounds.of(
                whole.centerX() - (BADGE - 2) / 2,
                tile.bottom() - BADGE_HEIGHT,
                BADGE - 2,
                BADGE_HEIGHT);
    return new Slot(whole, tile, badge);
  }

  /** The number below the tile. */
  private static Slot flat(Bounds whole, float most) {
    float unit = Math.min(most, (whole.width() - 4) / 2);
    float high = unit + 2 + BADGE_HEIGHT;
    float top = whole.centerY() - Math.min(high, whole.height()) / 2;
    Bounds tile = Bounds.of(whole.centerX() - unit, top, 2 * unit, unit);
    float badgeTop = Math.min(tile.bottom() + 2, whole.bottom() - BADGE_HEIGHT);
    Bounds badge = Bounds.of(whole.centerX() - (BADGE - 2) / 2, badgeTop, BADGE - 2, BADGE_HEIGHT);
    return new Slot(whole, tile, badge);
  }
}
