package org.monsterbox.app.store;

import org.monsterbox.core.game.Turn;

/**
 * How a game stands after an entry.
 *
 * @param entries how many there are now, this one included
 * @param hash of all of them, as {@link org.monsterbox.core.record.Hashed} has it
 * @param turn who may act now
 * @param progress how far the game has come, from 0 to 1
 * @param playedMillis how long it has been played
 * @param assisted bit {@code n} is set if seat {@code n} was helped: by a hint, or by taking back
 */
public record Standing(
    int entries, long hash, Turn turn, float progress, long playedMillis, int assisted) {}
