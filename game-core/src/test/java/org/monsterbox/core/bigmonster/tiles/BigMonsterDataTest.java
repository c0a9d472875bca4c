package org.monsterbox.core.bigmonster.tiles;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.bigmonster.terms.MedalSets;
import org.monsterbox.core.bigmonster.terms.Mode;

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
    for (MonsterPiece piece : MonsterPiece.values()) {
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
      assertEquals(medal == Medal.DESERT ? 10 : 5, medal.value());
    }
  }
}
