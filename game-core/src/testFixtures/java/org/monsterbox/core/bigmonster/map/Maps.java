package org.monsterbox.core.bigmonster.map;

import java.util.Optional;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/**
 * Reads tableaus as the rules document writes them: {@code E01: BIG_L@2,0 BIG_R@3,0}. Tiles of one
 * kind get their numbers one after another, so that no tile lies twice on one table.
 */
public final class Maps {

  private final boolean[] isUsed = new boolean[Tiles.WITH_STRETCH_GOALS];

  /** A tableau on a table of its own. */
  public static Tableau read(String text) {
    return new Maps().tableau(text);
  }

  /** Every step must be legal. */
  public Tableau tableau(String text) {
    String[] words = text.split(":? ", -1);
    Tableau tableau = Tableau.of(Explorer.valueOf(words[0].replace(":", "")));
    for (int i = 1; i < words.length; i++) {
      tableau = with(tableau, words[i]);
    }
    return tableau;
  }

  /** The tableau with one tile more: {@code TOAD@2,0}. */
  public Tableau with(Tableau tableau, String tileAtPlace) {
    String[] parts = tileAtPlace.split("[@,]", -1);
    int tile = tile(parts[0]);
    int x = Integer.parseInt(parts[1]);
    int y = Integer.parseInt(parts[2]);
    Ground ground = new Ground(tableau);
    Shape shape = Tiles.type(tile).shape();
    if (!ground.isEmpty(shape, x, y) || !ground.touches(shape, x, y)) {
      throw new AssertionError(tileAtPlace);
    }
    return tableau.with(tile, x, y);
  }

  /** A tile of this kind that has not been used yet. */
  public int tile(String type) {
    TileType wanted = TileType.valueOf(type);
    for (int tile = 0; tile < isUsed.length; tile++) {
      if (!isUsed[tile] && Tiles.type(tile) == wanted) {
        isUsed[tile] = true;
        return tile;
      }
    }
    throw new AssertionError("There are no more of " + type);
  }

  /** Any tile below the limit that has not been used yet. */
  public Optional<Integer> anyTile(int limit) {
    for (int tile = 0; tile < limit; tile++) {
      if (!isUsed[tile]) {
        isUsed[tile] = true;
        return Optional.of(tile);
      }
    }
    return Optional.empty();
  }
}
