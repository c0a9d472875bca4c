package org.monsterbox.core.bigmonster.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Fingerprint;

/**
 * The map of one player: the explorer at (0,0) to (1,1) and the tiles in the order in which they
 * were placed. It never changes; what it counts is kept up to date from tile to tile.
 */
public final class Tableau {

  final Explorer explorer;

  /** Each as {@link Placed} packs it. */
  final int[] tiles;

  /** By {@link Feature}. */
  final transient short[] counts;

  private Tableau(Explorer explorer, int[] tiles, short[] counts) {
    this.explorer = explorer;
    this.tiles = tiles;
    this.counts = counts;
  }

  /** An explorer alone. */
  public static Tableau of(Explorer explorer) {
    short[] counts = new short[Feature.COUNT];
    if (explorer == Explorer.E05) {
      counts[Feature.ICE_TILES.index()] = 1;
      counts[Feature.MUTAGEN_MONSTERS.index()] = 1;
    } else if (explorer == Explorer.E12) {
      counts[Feature.DESERT_TILES.index()] = 1;
      counts[Feature.DESERT_MONSTERS.index()] = 1;
    }
    return new Tableau(explorer, new int[0], counts);
  }

  /** The same with one tile more, at a place that is legal. */
  public Tableau with(int tile, int x, int y) {
    Effect effect = new Effect();
    effect.look(this, Tiles.type(tile), x, y);
    return with(tile, effect);
  }

  /** The same with one tile more, after somebody has looked what it does there. */
  Tableau with(int tile, Effect effect) {
    int[] more = Arrays.copyOf(tiles, tiles.length + 1);
    more[tiles.length] = Placed.pack(tile, effect.x, effect.y);
    short[] counted = counts.clone();
    effect.addTo(this, counted);
    return new Tableau(explorer, more, counted);
  }

  public Explorer explorer() {
    return explorer;
  }

  /** How many tiles have been placed. */
  public int size() {
    return tiles.length;
  }

  /** The tile that was placed as the {@code index}-th, from 0. */
  public Placed tile(int index) {
    return Placed.of(tiles[index]);
  }

  /** The number of the tile that was placed as the {@code index}-th, from 0. */
  public int number(int index) {
    return Placed.tile(tiles[index]);
  }

  /** The type of the tile that was placed as the {@code index}-th, from 0. */
  public TileType type(int index) {
    return Placed.type(tiles[index]);
  }

  public int x(int index) {
    return Placed.x(tiles[index]);
  }

  public int y(int index) {
    return Placed.y(tiles[index]);
  }

  public List<Placed> tiles() {
    List<Placed> placed = new ArrayList<>();
    for (int packed : tiles) {
      placed.add(Placed.of(packed));
    }
    return placed;
  }

  /** How often something is in the tableau. */
  public int count(Feature feature) {
    return counts[feature.index()];
  }

  /** How many of the seven terrains there are. */
  public int terrains() {
    return Scoring.terrains(counts);
  }

  /** The level of a mutant, by the index of its tile; 0 for all other tiles. */
  public int level(int index) {
    TileType type = Placed.type(tiles[index]);
    return type.isMutant() ? Beams.level(type, lit(index)) : 0;
  }

  /** Whether a beam reaches this mutant from above, by the index of its tile. */
  public boolean isLitFromAbove(int index) {
    return type(index).isMutant() && (lit(index) & Beams.TOP) != 0;
  }

  /** Whether a beam reaches this mutant from below, by the index of its tile. */
  public boolean isLitFromBelow(int index) {
    return type(index).isMutant() && (lit(index) & Beams.BOTTOM) != 0;
  }

  /** The ports of a mutant that are lit, as bits of {@link Beams}. */
  int lit(int index) {
    int packed = tiles[index];
    return Beams.lit(explorer, tiles, tiles.length, Placed.x(packed), Placed.y(packed));
  }

  public void addTo(Fingerprint fingerprint) {
    fingerprint.add(explorer).add(tiles);
  }
}
