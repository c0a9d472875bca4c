package org.monsterbox.app.art.bigmonster;

import static org.monsterbox.app.art.bigmonster.TileGround.CELL;

import android.content.Context;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.ExplorerPiece;
import org.monsterbox.core.bigmonster.tiles.MonsterPiece;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** The tiles of Big Monster, each drawn when it is asked for the first time. */
public final class TileArt {

  /** Outlines are 2.5 % of a tile's size. */
  static final float WEIGHT = 1.5f;

  private static final float[] GROWTH = {0.84f, 0.94f, 1.04f};

  private record Look(TileType type, int level) {}

  private final Palette palette;
  private final TileColours colours;
  private final Monsters monsters;
  private final Map<Look, Piece> tiles = new HashMap<>();
  private final Map<Explorer, Piece> explorers = new EnumMap<>(Explorer.class);
  private final Map<Colour, Piece> gems = new EnumMap<>(Colour.class);

  public TileArt(Context context) {
    palette = Palette.of(context);
    colours = new TileColours(context);
    monsters = new Monsters(colours);
  }

  public TileColours colours() {
    return colours;
  }

  /**
   * A tile.
   *
   * @param level how often a mutant has mutated; 1 for the halves of a complete Big Monster
   */
  public Piece tile(TileType type, int level) {
    return tiles.computeIfAbsent(new Look(type, level), look -> draw(type, level));
  }

  public Piece explorer(Explorer explorer) {
    return explorers.computeIfAbsent(explorer, this::draw);
  }

  /** A complete crystal, in a square. */
  public Piece gem(Colour colour) {
    return gems.computeIfAbsent(
        colour,
        key -> {
          Collage collage = new Collage(palette, WEIGHT);
          Gem.glueWhole(collage, key);
          return new Framed(collage, Gem.SIZE, Gem.SIZE);
        });
  }

  private Piece draw(TileType type, int level) {
    float wide = type.shape().width() * CELL;
    float high = type.shape().height() * CELL;
    Collage ground = new Collage(palette, WEIGHT);
    TileGround.lay(ground, colours, type.terrain(), wide, high);
    for (MonsterPiece piece : type.pieces()) {
      Gem.glue(ground, piece.colour(), piece.siteX() * CELL / 2, piece.siteY() * CELL / 2);
    }
    Collage monster = new Collage(palette, WEIGHT);
    monsters.glue(monster, type, level);
    Collage print = new Collage(palette, WEIGHT);
    new TilePrint(print, colours).glue(type, level);
    edge(print, wide, high);
    return new TilePiece(ground, monster, print, wide, high, type.isMutant() ? GROWTH[level] : 1);
  }

  private Piece draw(Explorer explorer) {
    float size = 2 * CELL;
    Collage ground = new Collage(palette, WEIGHT);
    ExplorerDrawing drawing = new ExplorerDrawing(colours, explorer);
    drawing.camp(ground);
    for (ExplorerPiece piece : explorer.pieces()) {
      Gem.glue(ground, piece.colour(), piece.siteX() * CELL / 2, piece.siteY() * CELL / 2);
    }
    Collage figure = new Collage(palette, WEIGHT);
    drawing.figure(figure);
    Collage print = new Collage(palette, WEIGHT);
    drawing.ability(print);
    edge(print, size, size);
    return new TilePiece(ground, figure, print, size, size, 1);
  }

  private static void edge(Collage collage, float wide, float high) {
    collage.ink(String.format(Locale.ROOT, "M0,0 h%f v%f h-%f Z", wide, high, wide));
  }

  /** A tile that lies face down. */
  public Piece back() {
    Collage back = new Collage(palette, WEIGHT);
    back.patch(palette.cardBack(), "M0,0 H60 V120 H0 Z")
        .line(colours.of(R.color.tile_beam), "M7,7 H53 V113 H7 Z")
        .piece(palette.white(), Shapes.circle(30, 60, 14))
        .patch(palette.outline(), Shapes.circle(33, 61, 7));
    edge(back, CELL, 2 * CELL);
    return new Framed(back, CELL, 2 * CELL);
  }
}
