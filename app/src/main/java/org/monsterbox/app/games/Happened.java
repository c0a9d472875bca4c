package org.monsterbox.app.games;

import org.monsterbox.core.game.Event;

/**
 * Something that happened a moment ago, in a game in real time.
 *
 * @param time by the game's clock
 */
public record Happened(long time, Event event) {}
