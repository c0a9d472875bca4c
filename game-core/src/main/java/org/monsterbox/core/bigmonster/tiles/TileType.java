package org.monsterbox.core.bigmonster.tiles;

import static org.monsterbox.core.bigmonster.tiles.Shape.H;
import static org.monsterbox.core.bigmonster.tiles.Shape.V;
import static org.monsterbox.core.bigmonster.tiles.Terrain.DESERT;
import static org.monsterbox.core.bigmonster.tiles.Terrain.ICE;
import static org.monsterbox.core.bigmonster.tiles.Terrain.LAVA;
import static org.monsterbox.core.bigmonster.tiles.Terrain.MEADOW;
import static org.monsterbox.core.bigmonster.tiles.Terrain.RUNE;
import static org.monsterbox.core.bigmonster.tiles.Terrain.SWAMP;
import static org.monsterbox.core.bigmonster.tiles.Terrain.WATER;

import java.util.List;
import java.util.Optional;

/**
 * The kinds of monster tiles (sections 2.3, 2.4 and 2.7), in the order of the rules' table:
 * terrain, shape, printed points, pieces of crystals, how many are in the base game and how many
 * more with five or six players. A mutant has the points of its levels behind that.
 */
public enum TileType {
  ICE_CHICK(ICE, V, 0, "", 4, 2, 1, 10),
  ICE_CRAB(ICE, V, 0, "", 4, 2, 2, 7, 20),
  ICE_FUZZ(ICE, V, 0, "", 4, 2, 3, 8, 18),
  ICE_HORN(ICE, V, 0, "", 4, 2, 4, 9, 15),
  MUTAGEN_DOUBLE(ICE, H, 0, "", 4, 2),
  MUTAGEN_SINGLE(ICE, H, 0, "", 4, 2),
  BIG_L(WATER, V, 0, "", 5, 3),
  BIG_R(WATER, V, 0, "", 5, 3),
  LAVA_BLUE_RB(LAVA, V, 3, "GL GR RB", 2, 2),
  LAVA_BLUE_RT(LAVA, V, 3, "GL GR RT", 4, 2),
  LAVA_GREEN(LAVA, V, 3, "BTL BTR BBL BBR", 7, 4),
  LAVA_FURIOUS_RB(LAVA, V, 1, "GL GR RB BTL BTR BBL BBR", 2, 1),
  LAVA_FURIOUS_RT(LAVA, V, 1, "GL GR RT BTL BTR BBL BBR", 2, 1),
  TOAD(SWAMP, V, 0, "", 5, 0),
  MEADOW_GREEN(MEADOW, V, 0, "", 1, 0),
  MEADOW_MEDAL(MEADOW, V, 0, "", 1, 0),
  MEADOW_TERRAIN(MEADOW, V, 0, "", 1, 0),
  MEADOW_RUNE(MEADOW, V, 0, "", 1, 0),
  MEADOW_BIG(MEADOW, V, 0, "", 1, 0),
  MEADOW_DESERT(MEADOW, V, 0, "", 1, 0),
  MEADOW_CRYSTAL(MEADOW, V, 0, "", 0, 1),
  MEADOW_LAVA(MEADOW, V, 0, "", 0, 1),
  MEADOW_MEADOW(MEADOW, V, 0, "", 0, 1),
  REAPER(DESERT, V, 0, "", 8, 3),
  RUNE_DOUBLE(RUNE, V, 0, "", 1, 1),
  RUNE_GREEN(RUNE, V, 0, "GL GR", 2, 1),
  RUNE_BLUE_T(RUNE, V, 0, "BTL BTR", 2, 0),
  RUNE_BLUE_B(RUNE, V, 0, "BBL BBR", 1, 1),
  RUNE_RED_T(RUNE, V, 0, "RT", 2, 2),
  RUNE_RED_B(RUNE, V, 0, "RB", 2, 1),
  SG_PANDA(MEADOW, V, 0, "", 0, 0),
  SG_UNICORN_F(MEADOW, V, 0, "", 0, 0),
  SG_UNICORN_M(MEADOW, V, 0, "", 0, 0),
  SG_AMBASSADOR(MEADOW, V, 0, "", 0, 0),
  SG_YETI(ICE, V, 0, "", 0, 0),
  SG_GOLD(LAVA, V, 3, "", 0, 0);

  public static final List<TileType> ALL = List.of(values());

  private final Terrain terrain;
  private final Shape shape;
  private final int points;

  /** The {@link MonsterPiece}s of crystals, as bits. */
  private final int pieces;

  private final int base;
  private final int plus;
  private final int maxLevel;
  private final int pointsOfLevel0;
  private final int pointsOfLevel1;
  private final int pointsOfLevel2;

  TileType(
      Terrain terrain,
      Shape shape,
      int points,
      String pieces,
      int base,
      int plus,
      int... levelPoints) {
    this.terrain = terrain;
    this.shape = shape;
    this.points = points;
    this.pieces = MonsterPiece.bits(pieces);
    this.base = base;
    this.plus = plus;
    this.maxLevel = levelPoints.length - 1;
    this.pointsOfLevel0 = maxLevel < 0 ? 0 : levelPoints[0];
    this.pointsOfLevel1 = maxLevel < 1 ? 0 : levelPoints[1];
    this.pointsOfLevel2 = maxLevel < 2 ? 0 : levelPoints[2];
  }

  public Terrain terrain() {
    return terrain;
  }

  public Shape shape() {
    return shape;
  }

  /** The points that are printed on the tile; most tiles score by a rule instead. */
  public int points() {
    return points;
  }

  public List<MonsterPiece> pieces() {
    return MonsterPiece.of(pieces);
  }

  /** How many are in the base game. */
  public int base() {
    return base;
  }

  /** How many more there are with five or six players. */
  public int plus() {
    return plus;
  }

  public boolean isMutant() {
    return maxLevel > 0;
  }

  public boolean isMutagen() {
    return shape == H;
  }

  /** How often this monster can mutate; 0 for all but mutants. */
  public int maxLevel() {
    return Math.max(0, maxLevel);
  }

  /** What a mutant of this level is worth. */
  public int points(int level) {
    return switch (level) {
      case 0 -> pointsOfLevel0;
      case 1 -> pointsOfLevel1;
      default -> pointsOfLevel2;
    };
  }

  /** Mutagen monsters on the tile: a double one counts as two. */
  public int mutagenMonsters() {
    return this == MUTAGEN_DOUBLE ? 2 : this == MUTAGEN_SINGLE ? 1 : 0;
  }

  /** Rune monsters on the tile: a double one counts as two. */
  public int runeMonsters() {
    return this == RUNE_DOUBLE ? 2 : terrain == RUNE ? 1 : 0;
  }

  /** The {@link MonsterPiece}s of crystals, as bits in their order. */
  public int pieceBits() {
    return pieces;
  }

  /** Whether it is a furious dragon. */
  public boolean isFurious() {
    return this == LAVA_FURIOUS_RB || this == LAVA_FURIOUS_RT;
  }

  /** The medal that it gives its owner to award, if there is one. */
  public Optional<Medal> medal() {
    return switch (this) {
      case SG_PANDA -> Optional.of(Medal.PANDA);
      case SG_YETI -> Optional.of(Medal.YETI);
      default -> Optional.empty();
    };
  }

  /** Its place where things are kept in the order of these. */
  @SuppressWarnings("EnumOrdinal") // nothing is saved by this number
  public int index() {
    return ordinal();
  }
}
