package org.monsterbox.core.cube.tiles;

/** A tile is lifted and put elsewhere. */
public record TileMove(int tile, Cell to) {

  /** As moves write it: {@code T8>0,3}. */
  public String text() {
    return "T" + tile + ">" + to.text();
  }

  /** What is written so; {@link IllegalArgumentException} if nothing is. */
  public static TileMove read(String text) {
    if (!text.matches("T[0-9]>.*")) {
      throw new IllegalArgumentException("Not a tile and its place: " + text);
    }
    return new TileMove(text.charAt(1) - '0', Cell.read(text.substring(3)));
  }
}
