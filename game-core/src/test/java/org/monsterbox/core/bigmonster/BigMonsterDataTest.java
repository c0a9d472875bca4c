package org.monsterbox.core.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

/** The check sums of section 2. */
public final class BigMonsterDataTest {

  @Test
  public void tilesOfEachTerrain() {
    assertTerrain(Terrain.ICE, 24, 12);
    assertTerrain(Terrain.WATER, 10, 6);
    assertTerrain(Terrain.LAVA, 17, 10);
    assertTerrain(Terrain.SWAMP, 5, 0);
    assertTerrain(Terrain.MEADOW, 6, 3);
    assertTerrain(Terrain.DESERT, 8, 3);
    assertTerrain(Terrain.RUNE, 10, 6);
  }

  private static void assertTerrain(Terrain terrain, int base, int plus) {
    assertEquals(terrain.name(), base, count(0, Tiles.BASE, terrain));
    assertEquals(terrain.name(), plus, count(Tiles.BASE, Tiles.ALL, terrain));
  }

  private static int count(int from, int to, Terrain terrain) {
    int count = 0;
    for (int tile = from; tile < to; tile++) {
      count += Tiles.terrain(tile) == terrain ? 1 : 0;
    }
    return count;
  }

  @Test
  public void onlyMutagensAreFlat() {
    int flat = 0;
    for (int tile = 0; tile < Tiles.ALL; tile++) {
      boolean isFlat = Tiles.type(tile).shape() == Shape.H;
      assertEquals(Tiles.type(tile).isMutagen(), isFlat);
      flat += isFlat ? 1 : 0;
      if (tile == Tiles.BASE - 1) {
        assertEquals(8, flat);
      }
    }
    assertEquals(12, flat);
  }

  @Test
  public void piecesOfCrystals() {
    int[] base = {12, 12, 8, 6, 13, 13, 12, 12};
    int[] all = {19, 19, 13, 10, 19, 19, 19, 19};
    for (Piece piece : Piece.values()) {
      int count = 0;
      for (int tile = 0; tile < Tiles.ALL; tile++) {
        count += Tiles.type(tile).pieces().contains(piece) ? 1 : 0;
        if (tile == Tiles.BASE - 1) {
          assertEquals(piece.name(), base[piece.index()], count);
        }
      }
      assertEquals(piece.name(), all[piece.index()], count);
    }
  }

  @Test
  public void runeAndMutagenMonsters() {
    int runes = 0;
    int mutagens = 0;
    for (int tile = 0; tile < Tiles.ALL; tile++) {
      runes += Tiles.type(tile).runeMonsters();
      mutagens += Tiles.type(tile).mutagenMonsters();
      if (tile == Tiles.BASE - 1) {
        assertEquals(11, runes);
        assertEquals(12, mutagens);
      }
    }
    assertEquals(18, runes);
    assertEquals(18, mutagens);
  }

  /** The ends of some rows of the table. */
  @Test
  public void numbersOfTiles() {
    assertIds(TileType.ICE_CHICK, 0, 3, 80, 81);
    assertIds(TileType.MUTAGEN_SINGLE, 20, 23, 90, 91);
    assertIds(TileType.BIG_R, 29, 33, 95, 97);
    assertIds(TileType.LAVA_GREEN, 40, 46, 102, 105);
    assertIds(TileType.REAPER, 62, 69, 111, 113);
    assertIds(TileType.RUNE_RED_B, 78, 79, 119, 119);
    assertEquals(TileType.TOAD, Tiles.type(55));
    assertEquals(TileType.MEADOW_GREEN, Tiles.type(56));
    assertEquals(TileType.MEADOW_CRYSTAL, Tiles.type(108));
    assertEquals(TileType.SG_PANDA, Tiles.type(120));
    assertEquals(TileType.SG_AMBASSADOR, Tiles.type(123));
    assertEquals(TileType.SG_GOLD, Tiles.type(125));
    assertEquals(TileType.SG_GOLD, Tiles.type(127));
  }

  private static void assertIds(TileType type, int first, int last, int firstPlus, int lastPlus) {
    for (int tile = 0; tile < Tiles.ALL; tile++) {
      boolean isOne = (tile >= first && tile <= last) || (tile >= firstPlus && tile <= lastPlus);
      assertEquals(type + " " + tile, isOne, Tiles.type(tile) == type);
    }
  }

  @Test
  public void levelsOfMutants() {
    assertLevels(TileType.ICE_CHICK, 1, 10);
    assertLevels(TileType.ICE_CRAB, 2, 7, 20);
    assertLevels(TileType.ICE_FUZZ, 3, 8, 18);
    assertLevels(TileType.ICE_HORN, 4, 9, 15);
  }

  private static void assertLevels(TileType mutant, int... points) {
    assertTrue(mutant.isMutant());
    assertEquals(points.length - 1, mutant.maxLevel());
    for (int level = 0; level < points.length; level++) {
      assertEquals(points[level], mutant.points(level));
    }
    // 24 mutation tiles, a pile of six for each kind: a pile never runs out.
    assertEquals(6, mutant.base() + mutant.plus());
  }

  @Test
  public void explorersAndTheirPieces() {
    assertEquals(17, Explorer.values().length);
    assertEquals(List.of(ExplorerPiece.GR, ExplorerPiece.BBL), Explorer.E02.pieces());
    assertEquals(6, Explorer.E07.pieces().size());
    assertEquals(List.of(), Explorer.E05.pieces());
    int pieces = 0;
    for (Explorer explorer : Explorer.values()) {
      pieces += explorer.pieces().size();
    }
    assertEquals(21, pieces);
  }

  @Test
  public void legalSetsOfMedals() {
    assertEquals(16, MedalSets.of(Mode.INDIVIDUAL).size());
    assertEquals(16, MedalSets.of(Mode.DUEL).size());
    assertEquals(14, MedalSets.of(Mode.TEAM).size());
  }

  @Test
  public void needsOfMedals() {
    int[] need = {3, 4, 2, 4, 5, 5, 1, 6, 4};
    int[] teamNeed = {6, 8, 4, 8, 7, 10, 3, 12, 8};
    for (int i = 0; i < need.length; i++) {
      Medal medal = Medal.TO_WIN.get(i);
      assertEquals(medal.name(), need[i], medal.need());
      assertEquals(medal.name(), teamNeed[i], medal.teamNeed());
      assertEquals(medal == Medal.DESERT ? 10 : 5, medal.value);
    }
  }
}
