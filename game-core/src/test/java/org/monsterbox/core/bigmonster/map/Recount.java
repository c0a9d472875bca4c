package org.monsterbox.core.bigmonster.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.ExplorerPiece;
import org.monsterbox.core.bigmonster.tiles.MonsterPiece;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/**
 * Counts a tableau from scratch, as slowly and as plainly as the rules say it: sites and their
 * slots, cells and beams.
 */
public final class Recount {

  private record Cell(int x, int y) {}

  private record Site(Colour colour, int x, int y) {}

  private final Tableau tableau;
  private final Map<Cell, Integer> tileAt = new HashMap<>();
  private final Map<Site, Integer> pieces = new HashMap<>();
  private final Set<Cell> beamsDown = new HashSet<>();
  private final Set<Cell> beamsUp = new HashSet<>();

  public Recount(Tableau tableau) {
    this.tableau = tableau;
    for (int i = 0; i < 4; i++) {
      tileAt.put(new Cell(i % 2, i / 2), Tiles.NONE);
    }
    for (ExplorerPiece piece : tableau.explorer().pieces()) {
      pieces.merge(new Site(piece.colour(), piece.siteX(), piece.siteY()), 1, Integer::sum);
    }
    if (tableau.explorer() == Explorer.E05) {
      beamsUp.add(new Cell(1, -1));
    }
    tableau.tiles().forEach(this::add);
  }

  private void add(Placed placed) {
    TileType type = placed.type();
    int x = placed.x();
    int y = placed.y();
    for (MonsterPiece piece : type.pieces()) {
      Site site = new Site(piece.colour(), 2 * x + piece.siteX(), 2 * y + piece.siteY());
      pieces.merge(site, 1, Integer::sum);
    }
    cells(type.shape(), x, y).forEach(cell -> tileAt.put(cell, placed.tile()));
    if (type == TileType.MUTAGEN_DOUBLE) {
      beamsDown.add(new Cell(x, y + 1));
      beamsDown.add(new Cell(x + 1, y + 1));
    } else if (type == TileType.MUTAGEN_SINGLE) {
      beamsUp.add(new Cell(x + 1, y - 1));
    }
  }

  private static List<Cell> cells(Shape shape, int x, int y) {
    return List.of(new Cell(x, y), shape == Shape.V ? new Cell(x, y + 1) : new Cell(x + 1, y));
  }

  public int crystals(Colour colour) {
    int complete = 0;
    for (Map.Entry<Site, Integer> site : pieces.entrySet()) {
      boolean isFull = site.getValue() == (colour == Colour.BLUE ? 4 : 2);
      complete += site.getKey().colour() == colour && isFull ? 1 : 0;
    }
    return complete;
  }

  public int icePoints() {
    int points = 0;
    for (Placed placed : tableau.tiles()) {
      TileType type = placed.type();
      if (type.isMutant()) {
        int lit = beamsDown.contains(new Cell(placed.x(), placed.y())) ? 1 : 0;
        lit += beamsUp.contains(new Cell(placed.x(), placed.y() + 1)) ? 1 : 0;
        points += type.points(Math.min(type == TileType.ICE_CHICK ? 1 : 2, lit));
      } else if (type == TileType.SG_YETI) {
        points -= 5;
      }
    }
    return points;
  }

  public int bigMonsters() {
    int complete = 0;
    for (Placed left : tableau.tiles()) {
      for (Placed right : tableau.tiles()) {
        boolean isPair = left.type() == TileType.BIG_L && right.type() == TileType.BIG_R;
        complete += isPair && left.x() + 1 == right.x() && left.y() == right.y() ? 1 : 0;
      }
    }
    return complete;
  }

  public int tiles(Terrain terrain) {
    int count = tableau.explorer() == Explorer.E05 && terrain == Terrain.ICE ? 1 : 0;
    count += tableau.explorer() == Explorer.E12 && terrain == Terrain.DESERT ? 1 : 0;
    for (Placed placed : tableau.tiles()) {
      count += placed.type().terrain() == terrain ? 1 : 0;
    }
    return count;
  }

  /** Every place in a box around the tableau, tried one by one: by y and then by x. */
  public List<Anchor> anchors(Shape shape) {
    int minX = -2;
    int maxX = 2;
    int minY = -2;
    int maxY = 2;
    for (Cell cell : tileAt.keySet()) {
      minX = Math.min(minX, cell.x() - 2);
      maxX = Math.max(maxX, cell.x() + 2);
      minY = Math.min(minY, cell.y() - 2);
      maxY = Math.max(maxY, cell.y() + 2);
    }
    List<Anchor> anchors = new ArrayList<>();
    for (int y = minY; y <= maxY; y++) {
      for (int x = minX; x <= maxX; x++) {
        if (isLegal(shape, x, y)) {
          anchors.add(new Anchor(x, y));
        }
      }
    }
    return anchors;
  }

  private boolean isLegal(Shape shape, int x, int y) {
    boolean touches = false;
    for (Cell cell : cells(shape, x, y)) {
      if (tileAt.containsKey(cell)) {
        return false;
      }
      touches |=
          tileAt.containsKey(new Cell(cell.x() - 1, cell.y()))
              || tileAt.containsKey(new Cell(cell.x() + 1, cell.y()))
              || tileAt.containsKey(new Cell(cell.x(), cell.y() - 1))
              || tileAt.containsKey(new Cell(cell.x(), cell.y() + 1));
    }
    return touches;
  }
}
