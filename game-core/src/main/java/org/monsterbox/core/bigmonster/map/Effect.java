package org.monsterbox.core.bigmonster.map;

import org.monsterbox.core.bigmonster.tiles.Crystals;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.TileType;

/**
 * What a tile would do at a place, found by one look at every other tile. The same object can look
 * again and again, so that trying places makes no garbage.
 */
final class Effect {

  /** No tile of the tableau. */
  static final int NOBODY = -1;

  TileType type = TileType.TOAD;
  int x;
  int y;

  /** The pieces of the new tile whose crystals are complete now, as bits. */
  int completed;

  /** The level of the new tile, if it is a mutant. */
  int level;

  /** Which mutants of the tableau mutate, by index, and to which level. */
  final int[] mutated = {NOBODY, NOBODY};

  final int[] mutatedTo = new int[2];

  /** The index of the other half of a Big Monster. */
  int otherHalf;

  private int aroundAmbassador;
  private int explorerAtAmbassador;

  /** Looks at what a tile of this type would do there. It need not be a legal place. */
  void look(Tableau tableau, TileType tileType, int atX, int atY) {
    type = tileType;
    x = atX;
    y = atY;
    level = 0;
    otherHalf = NOBODY;
    mutated[0] = NOBODY;
    mutated[1] = NOBODY;
    aroundAmbassador = 0;
    explorerAtAmbassador = 0;
    completed = 0;
    if (type.pieceBits() != 0) {
      lookAtCrystals(tableau);
    } else if (type.isMutant()) {
      level = Beams.level(type, Beams.lit(tableau.explorer, tableau.tiles, tableau.size(), x, y));
    } else if (type.isMutagen()) {
      lookAtMutants(tableau);
    } else if (type.terrain() == Terrain.WATER) {
      lookAtOtherHalf(tableau);
    }
    if (type == TileType.SG_AMBASSADOR || tableau.counts[Feature.AMBASSADORS.index()] > 0) {
      lookAtAmbassador(tableau);
    }
  }

  private void lookAtCrystals(Tableau tableau) {
    int once = Crystals.metByExplorer(x, y, tableau.explorer.pieceBits());
    int twice = 0;
    int thrice = 0;
    for (int packed : tableau.tiles) {
      int met = Crystals.met(Placed.x(packed) - x, Placed.y(packed) - y, pieces(packed));
      thrice |= twice & met;
      twice |= once & met;
      once |= met;
    }
    completed = type.pieceBits() & ((once & ~Crystals.BLUE) | (thrice & Crystals.BLUE));
  }

  private static int pieces(int packed) {
    return Placed.type(packed).pieceBits();
  }

  private void lookAtMutants(Tableau tableau) {
    int count = 0;
    for (int i = 0; i < tableau.size(); i++) {
      int packed = tableau.tiles[i];
      TileType mutant = Placed.type(packed);
      int port = mutant.isMutant() ? Beams.lit(type, x, y, Placed.x(packed), Placed.y(packed)) : 0;
      if (port != 0) {
        int before = tableau.lit(i);
        if (Beams.level(mutant, before | port) > Beams.level(mutant, before)) {
          mutated[count] = i;
          mutatedTo[count++] = Beams.level(mutant, before | port);
        }
      }
    }
  }

  private void lookAtOtherHalf(Tableau tableau) {
    TileType other = type == TileType.BIG_L ? TileType.BIG_R : TileType.BIG_L;
    int otherX = type == TileType.BIG_L ? x + 1 : x - 1;
    for (int i = 0; i < tableau.size(); i++) {
      int packed = tableau.tiles[i];
      if (Placed.x(packed) == otherX && Placed.y(packed) == y && Placed.type(packed) == other) {
        otherHalf = i;
        return;
      }
    }
  }

  private void lookAtAmbassador(Tableau tableau) {
    if (type != TileType.SG_AMBASSADOR) {
      for (int packed : tableau.tiles) {
        boolean isHere = Placed.type(packed) == TileType.SG_AMBASSADOR && touches(packed);
        aroundAmbassador += isHere ? 1 : 0;
      }
      return;
    }
    for (int packed : tableau.tiles) {
      aroundAmbassador += touches(packed) ? 1 : 0;
    }
    explorerAtAmbassador = touches(0, 0, 2, 2) ? 1 : 0;
  }

  private boolean touches(int packed) {
    Shape shape = Placed.type(packed).shape();
    return touches(Placed.x(packed), Placed.y(packed), shape.width(), shape.height());
  }

  /** By a side or by a corner. */
  private boolean touches(int otherX, int otherY, int width, int height) {
    return x <= otherX + width
        && otherX <= x + type.shape().width()
        && y <= otherY + height
        && otherY <= y + type.shape().height();
  }

  /** Adds what the tile brings to the counts of its tableau. */
  void addTo(Tableau tableau, short[] counts) {
    counts[type.terrain().index()]++;
    add(counts, Feature.GREEN_CRYSTALS, Integer.bitCount(completed & Crystals.GREEN));
    add(counts, Feature.RED_CRYSTALS, Integer.bitCount(completed & Crystals.RED));
    add(counts, Feature.BLUE_CRYSTALS, Integer.bitCount(completed & Crystals.BLUE));
    add(counts, Feature.AROUND_AMBASSADOR, aroundAmbassador);
    add(counts, Feature.EXPLORER_AT_AMBASSADOR, explorerAtAmbassador);
    switch (type.terrain()) {
      case ICE -> addIce(tableau, counts);
      case WATER -> add(counts, Feature.COMPLETE_BIG_MONSTERS, otherHalf == NOBODY ? 0 : 1);
      case LAVA -> {
        add(counts, Feature.LAVA_POINTS, type.points());
        add(counts, Feature.FURIOUS_DRAGONS, type.isFurious() ? 1 : 0);
        add(counts, Feature.GOLDEN_DIAMONDS, type == TileType.SG_GOLD ? 1 : 0);
      }
      case MEADOW -> addMeadow(counts);
      case DESERT -> add(counts, Feature.DESERT_MONSTERS, 1);
      case RUNE -> add(counts, Feature.RUNE_MONSTERS, type.runeMonsters());
      case SWAMP -> {}
    }
  }

  private static void add(short[] counts, Feature feature, int number) {
    counts[feature.index()] = (short) (counts[feature.index()] + number);
  }

  private void addIce(Tableau tableau, short[] counts) {
    add(counts, Feature.MUTAGEN_MONSTERS, type.mutagenMonsters());
    if (type.isMutant()) {
      add(counts, Feature.MUTANTS, 1);
      add(counts, Feature.CHICKS, type == TileType.ICE_CHICK ? 1 : 0);
      add(counts, Feature.ICE_POINTS, type.points(level));
      add(counts, Feature.MUTANTS_OF_LEVEL_TWO, level == 2 ? 1 : 0);
    } else if (type == TileType.SG_YETI) {
      add(counts, Feature.ICE_POINTS, -Scoring.YETI_COST);
    }
    for (int i = 0; i < mutated.length && mutated[i] != NOBODY; i++) {
      TileType mutant = Placed.type(tableau.tiles[mutated[i]]);
      int gain = mutant.points(mutatedTo[i]) - mutant.points(mutatedTo[i] - 1);
      add(counts, Feature.ICE_POINTS, gain);
      add(counts, Feature.MUTANTS_OF_LEVEL_TWO, mutatedTo[i] == 2 ? 1 : 0);
    }
  }

  private void addMeadow(short[] counts) {
    int rule = type.index() - TileType.MEADOW_GREEN.index();
    if (type.compareTo(TileType.MEADOW_MEADOW) <= 0) {
      add(counts, Feature.MEADOW_RULES, 1 << rule);
    }
    add(counts, Feature.AMBASSADORS, type == TileType.SG_AMBASSADOR ? 1 : 0);
    if (type == TileType.SG_UNICORN_F || type == TileType.SG_UNICORN_M) {
      add(counts, Feature.UNICORNS, 1);
    }
  }
}
