package org.monsterbox.app.scene;

/** What a node is to somebody who cannot see it. */
public enum Role {
  /** Drawn only, never spoken. */
  DECORATION,
  PICTURE,
  TEXT,
  HEADING,
  BUTTON,
  /** On or off: a die that is kept, a set that is offered. */
  TOGGLE
}
