package org.monsterbox.app.keys;

import android.content.Context;
import android.content.res.Configuration;
import android.view.KeyEvent;
import android.view.KeyboardShortcutGroup;
import android.view.KeyboardShortcutInfo;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;

/** The keys of the table, of a replay and of a lesson. */
public final class Shortcuts {

  private static final int NONE = 0;

  private final Context context;

  private Shortcuts(Context context) {
    this.context = context;
  }

  /** Whether somebody has a keyboard with letters to press them on. */
  public static boolean hasKeyboard(Context context) {
    Configuration now = context.getResources().getConfiguration();
    return now.keyboard == Configuration.KEYBOARD_QWERTY
        && now.hardKeyboardHidden == Configuration.HARDKEYBOARDHIDDEN_NO;
  }

  /** All there are, in the reader's language. */
  public static List<KeyboardShortcutGroup> all(Context context) {
    Shortcuts shortcuts = new Shortcuts(context);
    return List.of(shortcuts.table(), shortcuts.replay(), shortcuts.lesson());
  }

  private KeyboardShortcutGroup table() {
    List<KeyboardShortcutInfo> keys = new ArrayList<>();
    keys.add(key(R.string.keys_move, KeyEvent.KEYCODE_TAB));
    keys.add(
        new KeyboardShortcutInfo(
            context.getString(R.string.keys_look_around),
            KeyEvent.KEYCODE_DPAD_RIGHT,
            KeyEvent.META_SHIFT_ON));
    keys.add(key(R.string.keys_choose, KeyEvent.KEYCODE_ENTER));
    keys.add(key(R.string.keys_put_back, KeyEvent.KEYCODE_ESCAPE));
    keys.add(key(R.string.keys_explain, KeyEvent.KEYCODE_I));
    keys.add(key(R.string.keys_undo, KeyEvent.KEYCODE_U));
    keys.add(key(R.string.keys_hint, KeyEvent.KEYCODE_H));
    keys.add(key(R.string.keys_log, KeyEvent.KEYCODE_L));
    keys.add(key(R.string.keys_menu, KeyEvent.KEYCODE_M));
    keys.add(key(R.string.keys_speed, KeyEvent.KEYCODE_S));
    keys.add(key(R.string.keys_hurry, KeyEvent.KEYCODE_SPACE));
    keys.add(key(R.string.keys_stop, KeyEvent.KEYCODE_P));
    return group(R.string.keys_table, keys);
  }

  private KeyboardShortcutGroup replay() {
    return group(
        R.string.keys_replay,
        List.of(
            key(R.string.keys_play_pause, KeyEvent.KEYCODE_SPACE),
            key(R.string.keys_next_move, KeyEvent.KEYCODE_N),
            key(R.string.keys_last_move, KeyEvent.KEYCODE_P)));
  }

  private KeyboardShortcutGroup lesson() {
    return group(
        R.string.keys_lesson,
        List.of(
            key(R.string.keys_next_step, KeyEvent.KEYCODE_N),
            key(R.string.keys_last_step, KeyEvent.KEYCODE_P),
            key(R.string.keys_explain, KeyEvent.KEYCODE_I)));
  }

  private KeyboardShortcutGroup group(@StringRes int title, List<KeyboardShortcutInfo> keys) {
    return new KeyboardShortcutGroup(context.getString(title), keys);
  }

  private KeyboardShortcutInfo key(@StringRes int meaning, int key) {
    return new KeyboardShortcutInfo(context.getString(meaning), key, NONE);
  }
}
