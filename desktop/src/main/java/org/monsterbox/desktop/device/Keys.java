package org.monsterbox.desktop.device;

import android.os.SystemClock;
import android.view.InputDevice;
import android.view.KeyCharacterMap;
import android.view.KeyEvent;
import android.view.View;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputConnection;
import java.util.HashMap;
import java.util.Map;
import org.monsterbox.desktop.link.Request;

/** Turns a browser's keys into Android's. */
final class Keys {

  private static final Map<String, Integer> NAMED =
      Map.ofEntries(
          Map.entry("ArrowUp", KeyEvent.KEYCODE_DPAD_UP),
          Map.entry("ArrowDown", KeyEvent.KEYCODE_DPAD_DOWN),
          Map.entry("ArrowLeft", KeyEvent.KEYCODE_DPAD_LEFT),
          Map.entry("ArrowRight", KeyEvent.KEYCODE_DPAD_RIGHT),
          Map.entry("Enter", KeyEvent.KEYCODE_ENTER),
          Map.entry("Tab", KeyEvent.KEYCODE_TAB),
          Map.entry("Escape", KeyEvent.KEYCODE_ESCAPE),
          Map.entry("Backspace", KeyEvent.KEYCODE_DEL),
          Map.entry("Delete", KeyEvent.KEYCODE_FORWARD_DEL),
          Map.entry("PageUp", KeyEvent.KEYCODE_PAGE_UP),
          Map.entry("PageDown", KeyEvent.KEYCODE_PAGE_DOWN),
          Map.entry("Home", KeyEvent.KEYCODE_MOVE_HOME),
          Map.entry("End", KeyEvent.KEYCODE_MOVE_END),
          Map.entry(" ", KeyEvent.KEYCODE_SPACE));

  private record Held(long since, int repeats) {}

  /** The keys that are down, by code. */
  private final Map<Integer, Held> held = new HashMap<>();

  void press(Request.Key key) {
    Windows.focused().ifPresent(root -> press(root, key));
  }

  private void press(View root, Request.Key key) {
    View focus = root.findFocus();
    if (focus != null && focus.onCheckIsTextEditor() && !key.control() && isTyped(key.name())) {
      if (key.down()) {
        type(focus, key.name());
      }
      return;
    }
    int code = code(key.name());
    if (code != KeyEvent.KEYCODE_UNKNOWN) {
      send(root, event(key, code));
    }
  }

  private static boolean isTyped(String name) {
    return name.codePointCount(0, name.length()) == 1
        || name.equals("Backspace")
        || name.equals("Delete")
        || name.equals("Enter");
  }

  /** As the keyboard on a phone's screen does it, so that any character can be typed. */
  private static void type(View editor, String name) {
    EditorInfo info = new EditorInfo();
    InputConnection connection = editor.onCreateInputConnection(info);
    if (connection == null) {
      return;
    }
    switch (name) {
      case "Backspace" -> connection.deleteSurroundingTextInCodePoints(1, 0);
      case "Delete" -> connection.deleteSurroundingTextInCodePoints(0, 1);
      case "Enter" -> connection.performEditorAction(info.imeOptions & EditorInfo.IME_MASK_ACTION);
      default -> connection.commitText(name, 1);
    }
  }

  /** Goes back, as a gesture from the edge of the screen does. */
  void back() {
    Windows.focused()
        .ifPresent(
            root -> {
              send(
                  root,
                  event(new Request.Key("", true, false, false, false), KeyEvent.KEYCODE_BACK));
              send(
                  root,
                  event(new Request.Key("", false, false, false, false), KeyEvent.KEYCODE_BACK));
            });
  }

  private static void send(View root, KeyEvent event) {
    root.getViewRootImpl().dispatchInputEvent(event);
  }

  private KeyEvent event(Request.Key key, int code) {
    long now = SystemClock.uptimeMillis();
    Held before = held.remove(code);
    Held pressed =
        before == null ? new Held(now, 0) : new Held(before.since(), before.repeats() + 1);
    if (key.down()) {
      held.put(code, pressed);
    }
    int meta =
        (key.shift() ? KeyEvent.META_SHIFT_ON | KeyEvent.META_SHIFT_LEFT_ON : 0)
            | (key.control() ? KeyEvent.META_CTRL_ON | KeyEvent.META_CTRL_LEFT_ON : 0)
            | (key.alt() ? KeyEvent.META_ALT_ON | KeyEvent.META_ALT_LEFT_ON : 0);
    return new KeyEvent(
        pressed.since(),
        now,
        key.down() ? KeyEvent.ACTION_DOWN : KeyEvent.ACTION_UP,
        code,
        key.down() ? pressed.repeats() : 0,
        meta,
        KeyCharacterMap.VIRTUAL_KEYBOARD,
        0,
        0,
        InputDevice.SOURCE_KEYBOARD);
  }

  private static int code(String name) {
    Integer named = NAMED.get(name);
    if (named != null) {
      return named;
    }
    char letter = name.length() == 1 ? Character.toLowerCase(name.charAt(0)) : 0;
    if (letter >= 'a' && letter <= 'z') {
      return KeyEvent.KEYCODE_A + letter - 'a';
    }
    if (letter >= '0' && letter <= '9') {
      return KeyEvent.KEYCODE_0 + letter - '0';
    }
    return KeyEvent.KEYCODE_UNKNOWN;
  }
}
