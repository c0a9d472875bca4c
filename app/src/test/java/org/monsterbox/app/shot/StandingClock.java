package org.monsterbox.app.shot;

import org.monsterbox.app.table.LooperThread;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;

/**
 * The clock of every game stands still while a picture is taken: a picture must not depend on how
 * many frames were drawn before, and no bot and no deadline comes in between.
 */
@Implements(LooperThread.class)
public final class StandingClock {

  private static final long NOW = 1_000_000;

  @Implementation
  public long now() {
    return NOW;
  }
}
