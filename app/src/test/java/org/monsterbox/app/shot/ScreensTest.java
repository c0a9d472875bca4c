package org.monsterbox.app.shot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

/** Every screen in every look, compared with its golden picture. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class ScreensTest {

  private record Screen(String name, Consumer<MainActivity> steps) {}

  private static final List<Screen> SCREENS =
      List.of(
          new Screen("home", activity -> {}),
          new Screen("box", activity -> activity.openBox("thirteen")));

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  private final Screen screen;
  private final Look look;

  public ScreensTest(String name, Object screen, Object look) {
    this.screen = (Screen) screen;
    this.look = (Look) look;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> screensAndLooks() {
    List<Object[]> cases = new ArrayList<>();
    for (Screen screen : SCREENS) {
      for (Look look : Look.all()) {
        cases.add(new Object[] {screen.name() + "-" + look, screen, look});
      }
    }
    return cases;
  }

  @Test
  public void looksLikeItsGoldenPicture() throws IOException {
    Golden.check(
        Path.of("src", "test", "goldens", screen.name() + "-" + look + ".png"),
        Screenshot.take(look, MainActivity.class, screen.steps()));
  }
}
