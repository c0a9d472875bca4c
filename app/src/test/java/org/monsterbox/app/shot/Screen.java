package org.monsterbox.app.shot;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.settings.Switch;

/**
 * A screen of the app and the steps that lead to it from the shelf; between two of them the app
 * comes to rest.
 */
public record Screen(String name, List<Consumer<MainActivity>> steps) {

  @SafeVarargs
  @SuppressWarnings("varargs") // the list is only read
  public static Screen of(String name, Consumer<MainActivity>... steps) {
    return new Screen(name, Arrays.asList(steps));
  }

  /** The lesson of a game with that number; its hand stands still. */
  public static Screen lesson(String name, String game, int number) {
    return of(
        name,
        app -> {
          MonsterBoxApplication.of(app).settings().set(Switch.REDUCED_MOTION, true);
          app.openTutorial(game, number);
        });
  }
}
