package org.monsterbox.app;

/** The app's screens. */
public enum Place {
  HOME,
  BOX,
  SETUP,
  TABLE,
  REPLAY,
  TUTORIAL,
  SAVES,
  PEOPLE,
  RULES,
  SETTINGS,
  ABOUT,
  LICENCE;

  /** Whether one does not come back to this screen from the table that it has led to. */
  boolean isLeftForTheTable() {
    return this == SETUP || this == TABLE || this == REPLAY || this == TUTORIAL;
  }
}
