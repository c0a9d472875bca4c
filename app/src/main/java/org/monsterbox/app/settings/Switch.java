package org.monsterbox.app.settings;

/** What is on or off. */
public enum Switch {
  SOUND("sound", true),
  HAPTICS("haptics", true),

  /** Things change without moving. The device's own setting counts too. */
  REDUCED_MOTION("reducedMotion", false),

  /** The tablet lies flat between the people: text is turned to each seat. */
  FLAT_TABLE("flatTable", false),

  /** On a phone, the first touch of a small cell shows it larger, the second one counts. */
  TWO_TOUCHES("twoTouches", false),

  /** The table marks what was seen lately; whoever plays so is helped. */
  MEMORY_DOTS("memoryDots", false),

  /** What a bot has revealed stays until somebody taps. */
  TAP_TO_CONTINUE("tapToContinue", false),

  /** The table offers a short lesson when something matters for the first time. */
  OFFER_LESSONS("offerLessons", true);

  final String key;
  final boolean usual;

  Switch(String key, boolean usual) {
    this.key = key;
    this.usual = usual;
  }
}
