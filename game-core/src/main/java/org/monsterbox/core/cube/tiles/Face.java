package org.monsterbox.core.cube.tiles;

/** A face of whichever tile lies on that cell. */
public record Face(Colour colour, Cell cell) {

  public static Face of(Colour colour, int q, int r) {
    return new Face(colour, new Cell(q, r));
  }

  /** As moves write it: {@code Y0,1}. */
  public String text() {
    return colour.letter() + cell.text();
  }

  /** What is written so; {@link IllegalArgumentException} if nothing is. */
  public static Face read(String text) {
    for (Colour colour : Colour.values()) {
      if (!text.isEmpty() && text.charAt(0) == colour.letter()) {
        return new Face(colour, Cell.read(text.substring(1)));
      }
    }
    throw new IllegalArgumentException("Not a face: " + text);
  }
}
