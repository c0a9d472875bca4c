package org.monsterbox.app.settings;

import android.content.ContentResolver;
import android.content.Context;
import android.content.SharedPreferences;
import android.provider.Settings.Global;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/** What people have set. The language is kept by Android itself, see {@link Language}. */
public final class Settings {

  private static final String FILE = "settings";
  private static final String THEME = "theme";
  private static final String LESSONS = "lessons";
  private static final String BOT_SPEED = "botSpeed";
  private static final String INTRODUCED = "introduced";

  private final SharedPreferences stored;
  private final ContentResolver device;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

  public Settings(Context context) {
    stored = context.getSharedPreferences(FILE, Context.MODE_PRIVATE);
    device = context.getContentResolver();
  }

  public boolean isOn(Switch what) {
    return stored.getBoolean(what.key, what.usual);
  }

  public void set(Switch what, boolean on) {
    stored.edit().putBoolean(what.key, on).apply();
    tell();
  }

  /** Whether things change without moving, as the app or the device is set. */
  public boolean isStill() {
    return isOn(Switch.REDUCED_MOTION)
        || Global.getFloat(device, Global.ANIMATOR_DURATION_SCALE, 1) == 0;
  }

  public Theme theme() {
    return read(THEME, Theme.SYSTEM);
  }

  public void setTheme(Theme theme) {
    write(THEME, theme);
    theme.apply();
  }

  public BotSpeed botSpeed() {
    return read(BOT_SPEED, BotSpeed.USUAL);
  }

  public void setBotSpeed(BotSpeed speed) {
    write(BOT_SPEED, speed);
  }

  /** Whether that lesson of a game has been offered on this device, or begun. */
  public boolean knowsLesson(String game, String lesson) {
    return knownLessons().contains(game + "/" + lesson);
  }

  /** It is not offered again. */
  public void noteLesson(String game, String lesson) {
    Set<String> known = new HashSet<>(knownLessons());
    if (known.add(game + "/" + lesson)) {
      stored.edit().putStringSet(LESSONS, known).apply();
    }
  }

  private Set<String> knownLessons() {
    Set<String> known = stored.getStringSet(LESSONS, Set.of());
    return known == null ? Set.of() : known;
  }

  /** Whether that has been explained on this device before. */
  public boolean isIntroduced(String what) {
    return introduced().contains(what);
  }

  /** That has been explained and need not be again. */
  public void setIntroduced(String what) {
    Set<String> all = new HashSet<>(introduced());
    all.add(what);
    stored.edit().putStringSet(INTRODUCED, all).apply();
  }

  private Set<String> introduced() {
    Set<String> all = stored.getStringSet(INTRODUCED, null);
    return all == null ? Set.of() : all;
  }

  /** Called after each change, on the main thread, until {@link #stopListening}. */
  public void listen(Runnable listener) {
    listeners.add(listener);
  }

  public void stopListening(Runnable listener) {
    listeners.remove(listener);
  }

  private <E extends Enum<E>> E read(String key, E usual) {
    String name = stored.getString(key, usual.name());
    for (E value : usual.getDeclaringClass().getEnumConstants()) {
      if (value.name().equals(name)) {
        return value;
      }
    }
    return usual;
  }

  private void write(String key, Enum<?> value) {
    stored.edit().putString(key, value.name()).apply();
    tell();
  }

  private void tell() {
    for (Runnable listener : listeners) {
      listener.run();
    }
  }
}
