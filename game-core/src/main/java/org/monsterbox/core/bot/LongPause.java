package org.monsterbox.core.bot;

import org.monsterbox.core.game.Event;

/**
 * Nobody has played for more than a day. Rules know nothing of it; bots are told, so that those who
 * forget can forget as people do.
 */
public record LongPause() implements Event {}
