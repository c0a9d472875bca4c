package org.monsterbox.core.bigmonster.map;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.tiles.Crystal;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.ExplorerPiece;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Options;

/** The tables of sections 2.4, 2.5 and 2.7, row by row as they are printed. */
public final class BigMonsterTablesTest {

  /** Type, terrain, shape, printed points, copies, more with five or six, numbers, pieces. */
  private static final String TILES =
      """
      ICE_CHICK ICE V 0 4 2 0-3 80-81
      ICE_CRAB ICE V 0 4 2 4-7 82-83
      ICE_FUZZ ICE V 0 4 2 8-11 84-85
      ICE_HORN ICE V 0 4 2 12-15 86-87
      MUTAGEN_DOUBLE ICE H 0 4 2 16-19 88-89
      MUTAGEN_SINGLE ICE H 0 4 2 20-23 90-91
      BIG_L WATER V 0 5 3 24-28 92-94
      BIG_R WATER V 0 5 3 29-33 95-97
      LAVA_BLUE_RB LAVA V 3 2 2 34-35 98-99 GL GR RB
      LAVA_BLUE_RT LAVA V 3 4 2 36-39 100-101 GL GR RT
      LAVA_GREEN LAVA V 3 7 4 40-46 102-105 BTL BTR BBL BBR
      LAVA_FURIOUS_RB LAVA V 1 2 1 47-48 106-106 GL GR RB BTL BTR BBL BBR
      LAVA_FURIOUS_RT LAVA V 1 2 1 49-50 107-107 GL GR RT BTL BTR BBL BBR
      TOAD SWAMP V 0 5 0 51-55 -
      MEADOW_GREEN MEADOW V 0 1 0 56-56 -
      MEADOW_MEDAL MEADOW V 0 1 0 57-57 -
      MEADOW_TERRAIN MEADOW V 0 1 0 58-58 -
      MEADOW_RUNE MEADOW V 0 1 0 59-59 -
      MEADOW_BIG MEADOW V 0 1 0 60-60 -
      MEADOW_DESERT MEADOW V 0 1 0 61-61 -
      MEADOW_CRYSTAL MEADOW V 0 0 1 - 108-108
      MEADOW_LAVA MEADOW V 0 0 1 - 109-109
      MEADOW_MEADOW MEADOW V 0 0 1 - 110-110
      REAPER DESERT V 0 8 3 62-69 111-113
      RUNE_DOUBLE RUNE V 0 1 1 70-70 114-114
      RUNE_GREEN RUNE V 0 2 1 71-72 115-115 GL GR
      RUNE_BLUE_T RUNE V 0 2 0 73-74 - BTL BTR
      RUNE_BLUE_B RUNE V 0 1 1 75-75 116-116 BBL BBR
      RUNE_RED_T RUNE V 0 2 2 76-77 117-118 RT
      RUNE_RED_B RUNE V 0 2 1 78-79 119-119 RB
      SG_PANDA MEADOW V 0 0 0 120-120 -
      SG_UNICORN_F MEADOW V 0 0 0 121-121 -
      SG_UNICORN_M MEADOW V 0 0 0 122-122 -
      SG_AMBASSADOR MEADOW V 0 0 0 123-123 -
      SG_YETI ICE V 0 0 0 124-124 -
      SG_GOLD LAVA V 3 0 0 125-127 -
      """;

  private static final String EXPLORERS =
      """
      E01
      E02 GR BBL
      E03 GR
      E04
      E05
      E06 RLB RRB
      E07 GR RLB RRB BTR BBL BBR
      E08 GR BTR BBR
      E09 RLB RRB
      E10 GL GR
      E11 RRB BBR
      E12 RRB
      S01
      S02
      S03
      S04
      S05
      """;

  @Test
  public void everyTypeOfTile() {
    StringBuilder table = new StringBuilder();
    for (TileType type : TileType.values()) {
      List<String> row = new ArrayList<>();
      row.add(type + " " + type.terrain() + " " + type.shape() + " " + type.points());
      row.add(type.base() + " " + type.plus());
      row.addAll(numbers(type));
      type.pieces().forEach(piece -> row.add(piece.name()));
      table.append(String.join(" ", row)).append('\n');
    }
    assertEquals(TILES, table.toString());
  }

  /** Of the base game or the stretch goals, and of those for five and six players. */
  private static List<String> numbers(TileType type) {
    boolean isGoal = type.base() + type.plus() == 0;
    return List.of(
        isGoal ? numbers(type, Tiles.ALL, Tiles.WITH_STRETCH_GOALS) : numbers(type, 0, Tiles.BASE),
        numbers(type, Tiles.BASE, Tiles.ALL));
  }

  private static String numbers(TileType type, int from, int to) {
    int first = to;
    int last = from;
    int count = 0;
    for (int tile = from; tile < to; tile++) {
      if (Tiles.type(tile) == type) {
        first = Math.min(first, tile);
        last = tile;
        count++;
      }
    }
    assertEquals(type + " without gaps", count, count == 0 ? 0 : last - first + 1);
    return count == 0 ? "-" : first + "-" + last;
  }

  @Test
  public void everyExplorer() {
    StringBuilder table = new StringBuilder();
    for (Explorer explorer : Explorer.values()) {
      table.append(explorer);
      explorer.pieces().forEach(piece -> table.append(' ').append(piece));
      table.append('\n');
    }
    assertEquals(EXPLORERS, table.toString());
  }

  /** Section 2.2: where the pieces of an explorer are. */
  @Test
  public void everyPieceOfAnExplorer() {
    List<String> sites = new ArrayList<>();
    for (ExplorerPiece piece : ExplorerPiece.values()) {
      Crystal crystal = piece.crystal();
      sites.add(piece + " " + crystal.colour() + " " + crystal.siteX() + "," + crystal.siteY());
    }
    assertEquals(
        List.of(
            "GL GREEN 0,2",
            "GR GREEN 4,2",
            "RLB RED 1,4",
            "RRB RED 3,4",
            "BTR BLUE 4,0",
            "BBL BLUE 0,4",
            "BBR BLUE 4,4"),
        sites);
  }

  /** The partner places of section 2.2 complete these crystals, and no others do. */
  @Test
  public void explorersJoinTheirNeighbours() {
    assertEquals(2, crystals("E10: RUNE_GREEN@-1,0"));
    assertEquals(2, crystals("E10: RUNE_GREEN@2,0"));
    assertEquals(0, crystals("E03: RUNE_GREEN@-1,0"));
    assertEquals(5, crystals("E06: RUNE_RED_T@0,2"));
    assertEquals(5, crystals("E06: RUNE_RED_T@1,2"));
    assertEquals(0, crystals("E12: RUNE_RED_T@0,2"));
    assertEquals(5, crystals("E12: RUNE_RED_T@1,2"));
    assertEquals(10, crystals("E08: LAVA_GREEN@1,-2 LAVA_GREEN@2,-2 LAVA_GREEN@2,0"));
    assertEquals(10, crystals("E02: LAVA_GREEN@-1,0 LAVA_GREEN@-1,2 LAVA_GREEN@0,2"));
    assertEquals(10, crystals("E11: LAVA_GREEN@2,0 LAVA_GREEN@1,2 LAVA_GREEN@2,2"));
    assertEquals(0, crystals("E11: LAVA_GREEN@1,-2 LAVA_GREEN@2,-2 LAVA_GREEN@2,0"));
  }

  private static int crystals(String text) {
    Tableau tableau = Maps.read(text);
    return Scoring.sheet(
            BigMonsterOptions.of(Options.usual(BigMonsterOptions.ALL)), tableau, Honours.NONE)
        .crystals();
  }
}
