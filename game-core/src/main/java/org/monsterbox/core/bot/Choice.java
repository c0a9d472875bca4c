package org.monsterbox.core.bot;

/** A bot's move, and why. */
public record Choice<M>(M move, Reason reason) {}
