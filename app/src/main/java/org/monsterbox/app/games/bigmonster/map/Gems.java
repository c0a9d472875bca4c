package org.monsterbox.app.games.bigmonster.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Crystal;
import org.monsterbox.core.bigmonster.tiles.ExplorerPiece;
import org.monsterbox.core.bigmonster.tiles.MonsterPiece;

/** The crystals of a map that are complete: those whose pieces are all there. */
final class Gems {

  /** In the order in which they are found, so that they lie in the same order on every device. */
  private final Map<Crystal, Integer> pieces = new LinkedHashMap<>();

  private Gems() {}

  static List<Crystal> of(Tableau tableau) {
    Gems gems = new Gems();
    for (ExplorerPiece piece : tableau.explorer().pieces()) {
      gems.add(piece.colour(), piece.siteX(), piece.siteY());
    }
    for (int i = 0; i < tableau.size(); i++) {
      for (MonsterPiece piece : tableau.type(i).pieces()) {
        gems.add(
            piece.colour(), 2 * tableau.x(i) + piece.siteX(), 2 * tableau.y(i) + piece.siteY());
      }
    }
    List<Crystal> complete = new ArrayList<>();
    gems.pieces.forEach(
        (crystal, count) -> {
          if (count == needed(crystal.colour())) {
            complete.add(crystal);
          }
        });
    return complete;
  }

  private static int needed(Colour colour) {
    return colour == Colour.BLUE ? 4 : 2;
  }

  private void add(Colour colour, int siteX, int siteY) {
    pieces.merge(new Crystal(colour, siteX, siteY), 1, Integer::sum);
  }
}
