package org.monsterbox.app.settings;

import androidx.appcompat.app.AppCompatDelegate;

/** By day, by night, or as the device has it. */
public enum Theme {
  SYSTEM(AppCompatDelegate.MODE_NIGHT_FOLLOW_SYSTEM),
  LIGHT(AppCompatDelegate.MODE_NIGHT_NO),
  DARK(AppCompatDelegate.MODE_NIGHT_YES);

  private final int nightMode;

  Theme(int nightMode) {
    this.nightMode = nightMode;
  }

  /** Every window of the app takes it on at once. */
  public void apply() {
    AppCompatDelegate.setDefaultNightMode(nightMode);
  }
}
