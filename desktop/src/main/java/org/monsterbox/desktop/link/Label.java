package org.monsterbox.desktop.link;

/**
 * Something on the screen as a screen reader finds it, with where it is, in pixels.
 *
 * @param acts whether it does something when it is touched
 */
public record Label(String text, int x, int y, int width, int height, boolean acts) {}
