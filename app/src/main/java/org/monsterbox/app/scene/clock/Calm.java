package org.monsterbox.app.scene.clock;

import android.content.ContentResolver;
import android.provider.Settings;

/** Whether things may move, or are simply there: as the system and the app's settings have it. */
public final class Calm {

  private final ContentResolver system;
  private boolean wished;

  public Calm(ContentResolver system) {
    this.system = system;
  }

  public void wish(boolean calm) {
    wished = calm;
  }

  public boolean jumps() {
    return wished
        || Settings.Global.getFloat(system, Settings.Global.ANIMATOR_DURATION_SCALE, 1) == 0;
  }

  /** How long a pane takes to glide somewhere. */
  public long glide() {
    return jumps() ? 0 : Timing.PIECE;
  }
}
