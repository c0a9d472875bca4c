package org.monsterbox.app.scene;

/**
 * A word about something that can be done for the first time: it is said once on a device, when it
 * can be done, and never again.
 *
 * @param key names what is introduced, with the game before it: "thirteen-trade"
 * @param sentence what it is for, in the reader's language
 */
public record Introduction(String key, String sentence) {}
