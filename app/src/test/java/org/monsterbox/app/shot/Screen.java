package org.monsterbox.app.shot;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.Navigator;

/**
 * A screen of the app and the steps that lead to it from the shelf; between two of them the app
 * comes to rest.
 */
record Screen(String name, List<Consumer<MainActivity>> steps) {

  /** All that there are, each in every look. */
  static final List<Screen> ALL =
      List.of(
          screen("home"),
          screen("box", app -> app.openBox("thirteen")),
          screen("settings", Navigator::openSettings),
          screen("about", Navigator::openAbout));

  @SafeVarargs
  @SuppressWarnings("varargs") // the list is only read
  private static Screen screen(String name, Consumer<MainActivity>... steps) {
    return new Screen(name, Arrays.asList(steps));
  }
}
