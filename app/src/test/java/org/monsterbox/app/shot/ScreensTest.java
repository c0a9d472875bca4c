package org.monsterbox.app.shot;

import static org.junit.Assert.assertEquals;

import android.app.Activity;
import android.graphics.Bitmap;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.shot.inventory.Inventory;
import org.monsterbox.app.shot.inventory.InventoryWriter;
import org.monsterbox.app.shot.picture.Golden;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/**
 * Every screen in every golden look: nothing is cut off, and all that there is is as its golden
 * text says. In some of the looks it is drawn, too, and compared with its golden picture.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(shadows = StandingClock.class)
public final class ScreensTest {

  /** How the names of the screens begin that are wanted: all, unless {@code -Pscreens} says so. */
  private static final String WANTED = System.getProperty("screens.wanted", "");

  static final Path GOLDENS = Path.of("src", "test", "goldens");

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
    for (Screen screen : Screens.ALL) {
      for (Look look : looks) {
        if (look.of(screen).matches(WANTED + ".*")) {
          cases.add(new Object[] {look.of(screen), screen, look});
        }
      }
    }
    return cases;
  }

  @Test
  public void looksAsRecorded() throws IOException {
    Seen seen = Screenshot.look(look, screen.steps(), this::see);

    assertEquals("text that is cut off", List.of(), seen.cutOff);
    if (seen.picture.isPresent()) {
      Golden.check(GOLDENS.resolve(look.of(screen) + ".png"), seen.picture.get());
    }
    GoldenText.check(GOLDENS.resolve(screen.name() + ".txt"), look, seen.inventory);
  }

  private Seen see(Activity activity) {
    return new Seen(
        look.isDrawnOf(screen) ? Optional.of(Screenshot.copy(activity)) : Optional.empty(),
        InventoryWriter.of(activity),
        CutOff.in(activity.getWindow().getDecorView()));
  }

  private record Seen(Optional<Bitmap> picture, Inventory inventory, List<String> cutOff) {}
}
