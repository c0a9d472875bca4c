package org.monsterbox.app.settings;

import androidx.appcompat.app.AppCompatDelegate;
import androidx.core.os.LocaleListCompat;
import java.util.Locale;

/** The app's language: the device's, or one of its own. Android keeps it, per app. */
public enum Language {
  SYSTEM(""),
  ENGLISH("en"),
  FRENCH("fr");

  private final String tag;

  Language(String tag) {
    this.tag = tag;
  }

  public static Language current() {
    LocaleListCompat chosen = AppCompatDelegate.getApplicationLocales();
    Locale first = chosen.get(0);
    if (first != null) {
      for (Language language : values()) {
        if (language.tag.equals(first.getLanguage())) {
          return language;
        }
      }
    }
    return SYSTEM;
  }

  /** Every window of the app takes it on at once. */
  public void apply() {
    AppCompatDelegate.setApplicationLocales(LocaleListCompat.forLanguageTags(tag));
  }
}
