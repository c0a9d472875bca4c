package org.monsterbox.core.cube.tiles;

import java.util.List;

/** Three faces that somebody points at, in the order of pointing. */
public record Triple(Face first, Face second, Face third) {

  public List<Face> faces() {
    return List.of(first, second, third);
  }

  public boolean isOfDifferentFaces() {
    return !first.equals(second) && !first.equals(third) && !second.equals(third);
  }

  public boolean uses(Cell cell) {
    return first.cell().equals(cell) || second.cell().equals(cell) || third.cell().equals(cell);
  }

  /** As moves write it. */
  public String text() {
    return first.text() + " " + second.text() + " " + third.text();
  }
}
