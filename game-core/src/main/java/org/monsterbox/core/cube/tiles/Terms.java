package org.monsterbox.core.cube.tiles;

import java.util.Set;

/**
 * What makes a claim right, whatever the target.
 *
 * @param combos the patterns that count
 * @param touchingLines whether a line must run where its faces touch tip to tip
 * @param oneGroup whether the tiles must stay in one piece
 * @param moveRequired whether exactly one tile must move, rather than at most one
 */
public record Terms(
    Side side, Set<Combo> combos, boolean touchingLines, boolean oneGroup, boolean moveRequired) {

  public Terms {
    combos = Set.copyOf(combos);
  }

  public boolean allows(Combo combo, Triple triple) {
    return combos.contains(combo)
        && (combo != Combo.LINE
            || !touchingLines
            || Combo.axis(triple)
                .filter(Combo.touching(triple.first().colour())::equals)
                .isPresent());
  }
}
