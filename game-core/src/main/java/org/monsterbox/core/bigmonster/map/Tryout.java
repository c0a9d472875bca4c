package org.monsterbox.core.bigmonster.map;

import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.TileType;

/**
 * What a tableau would count with one tile more. One object tries thousands of places, without
 * making a tableau for each.
 */
public final class Tryout {

  private final Effect effect = new Effect();
  private final short[] counts = new short[Feature.COUNT];
  private Explorer explorer = Explorer.E01;

  /** With nothing more. */
  public void leave(Tableau tableau) {
    explorer = tableau.explorer;
    System.arraycopy(tableau.counts, 0, counts, 0, counts.length);
  }

  /** With a tile of this type at a legal place. */
  public void place(Tableau tableau, TileType type, int x, int y) {
    leave(tableau);
    effect.look(tableau, type, x, y);
    effect.addTo(tableau, counts);
  }

  public int count(Feature feature) {
    return counts[feature.index()];
  }

  /** The total of the score sheet. */
  public int score(BigMonsterOptions options, Honours honours) {
    return Scoring.total(options, explorer, counts, honours);
  }

  /** What one player has of what the medal asks for. */
  public int progress(Medal medal) {
    return MedalProgress.own(medal, counts);
  }

  /** What the player and a partner have together. */
  public int progress(Medal medal, Tableau partner) {
    return MedalProgress.team(medal, counts, partner.counts);
  }
}
