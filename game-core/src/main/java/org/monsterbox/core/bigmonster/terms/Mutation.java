package org.monsterbox.core.bigmonster.terms;

/**
 * A mutant that has reached a level above 0.
 *
 * @param x where it stands
 * @param y where it stands
 * @param points what it is worth now
 */
public record Mutation(int tile, int x, int y, int level, int points) {}
