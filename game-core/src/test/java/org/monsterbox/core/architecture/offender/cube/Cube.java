package org.monsterbox.core.architecture.offender.cube;

/** Something of one game, for another to see where it should not. */
public record Cube(int number) {}
