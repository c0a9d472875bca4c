package org.monsterbox.core.game;

/** All that a game starts from: the same set-up and the same moves are the same game. */
public record Setup(int seats, Options options, long seed) {}
