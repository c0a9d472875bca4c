package org.monsterbox.app.shot;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** Every screen in every golden look: nothing is cut off, and it is as in its golden picture. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(shadows = StandingClock.class)
public final class ScreensTest {

  /** How the names of the screens begin that are wanted: all, unless {@code -Pscreens} says so. */
  private static final String WANTED = System.getProperty("screens.wanted", "");

  private static final Path GOLDENS = Path.of("src", "test", "goldens");

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  private final Screen screen;
  private final Look look;

  public ScreensTest(String name, Object screen, Object look) {
    this.screen = (Screen) screen;
    this.look = (Look) look;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> goldens() {
    return cases(Look.golden());
  }

  /** Every wanted screen in each of these looks. */
  public static List<Object[]> cases(List<Look> looks) {
    List<Object[]> cases = new ArrayList<>();
    for (Screen screen : Screen.ALL) {
      for (Look look : looks) {
        if (look.of(screen).matches(WANTED + ".*")) {
          cases.add(new Object[] {look.of(screen), screen, look});
        }
      }
    }
    return cases;
  }

  @Test
  public void looksLikeItsGoldenPicture() throws IOException {
    Screenshot shot = Screenshot.take(look, screen.steps());
    Golden.check(GOLDENS.resolve(look.of(screen) + ".png"), shot.picture());
    if (Golden.RECORD && isLast()) {
      ContactSheet.write(GOLDENS, Path.of("..", "docs", "pictures", "contact-sheet.png"));
    }
    assertEquals("text that is cut off", List.of(), shot.cutOff());
  }

  private boolean isLast() {
    List<Look> looks = Look.golden();
    return screen.equals(Screen.ALL.get(Screen.ALL.size() - 1))
        && look.equals(looks.get(looks.size() - 1));
  }
}
