package org.monsterbox.app.table;

import org.monsterbox.app.referee.clock.Pace;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.settings.Switch;

/** Pauses as people have set them. */
record SettingsPace(Settings settings) implements Pace {

  @Override
  public long pause(long usualMillis, boolean revealed) {
    return revealed && settings.isOn(Switch.TAP_TO_CONTINUE)
        ? UNTIL_TAPPED
        : settings.botSpeed().pause(usualMillis);
  }
}
