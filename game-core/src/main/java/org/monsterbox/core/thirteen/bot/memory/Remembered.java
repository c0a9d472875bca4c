package org.monsterbox.core.thirteen.bot.memory;

/** A card that a bot has not forgotten yet, and where it was. */
public record Remembered(int cell, int card) {}
