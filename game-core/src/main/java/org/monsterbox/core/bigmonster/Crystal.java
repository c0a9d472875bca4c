package org.monsterbox.core.bigmonster;

/**
 * A complete crystal.
 *
 * @param siteX where its pieces meet, in halves of a cell
 * @param siteY where its pieces meet, in halves of a cell
 */
public record Crystal(Colour colour, int siteX, int siteY) {}
