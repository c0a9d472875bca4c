package org.monsterbox.core.architecture.offender.rooms.hall;

import org.monsterbox.core.architecture.offender.rooms.cellar.Tool;

/** Sees the cellar. */
public final class Guest {

  public Tool[] borrowed() {
    return new Tool[0];
  }
}
