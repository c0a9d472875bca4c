package org.monsterbox.core.bigmonster;

/** Where a tile may lie: the cell of its top or its left half. */
public record Anchor(int x, int y) {}
