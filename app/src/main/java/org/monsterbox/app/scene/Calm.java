package org.monsterbox.app.scene;

import android.content.ContentResolver;
import android.provider.Settings;

/** Whether things may move, or are simply there: as the system and the app's settings have it. */
final class Calm {

  private final ContentResolver system;
  private boolean wished;

  Calm(ContentResolver system) {
    this.system = system;
  }

  void wish(boolean calm) {
    wished = calm;
  }

  boolean jumps() {
    return wished
        || Settings.Global.getFloat(system, Settings.Global.ANIMATOR_DURATION_SCALE, 1) == 0;
  }

  /** How long a pane takes to glide somewhere. */
  long glide() {
    return jumps() ? 0 : Timing.PIECE;
  }
}
