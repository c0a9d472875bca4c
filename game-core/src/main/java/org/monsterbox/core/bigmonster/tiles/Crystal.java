package org.monsterbox.core.bigmonster.tiles;

/**
 * A crystal and where it is.
 *
 * @param siteX where its pieces meet, in halves of a cell
 * @param siteY where its pieces meet, in halves of a cell
 */
public record Crystal(Colour colour, int siteX, int siteY) {

  /** The same so many cells further right and down. */
  public Crystal moved(int cellsX, int cellsY) {
    return new Crystal(colour, siteX + 2 * cellsX, siteY + 2 * cellsY);
  }
}
