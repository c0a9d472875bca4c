package org.monsterbox.core.bigmonster.bot;

import org.monsterbox.core.bigmonster.moves.BigMonsterMove;

/**
 * A way to go on.
 *
 * @param tile the tile that would be kept
 * @param spot where it would lie
 * @param worth what that is worth at first sight
 */
record Plan(BigMonsterMove move, int tile, Spot spot, double worth) {}
