package org.monsterbox.app.scene;

/**
 * How a node that is dragged finds its target: the nearest one in reach, from middle to middle. It
 * lies there, so wide, while it is held over it. Both are counted in widths of the target, so that
 * they are the same at any zoom.
 */
public record Snap(float reach, float width) {}
