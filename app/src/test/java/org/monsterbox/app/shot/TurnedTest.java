package org.monsterbox.app.shot;

import static org.junit.Assert.assertFalse;

import androidx.test.espresso.Espresso;
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
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;

/** Every screen is still there when the phone is turned on its side and back. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class TurnedTest {

  private static final Look UPRIGHT =
      new Look(Look.Shape.PHONE, false, "en", 1, Look.GOLDEN_DENSITY);
  private static final Look ON_ITS_SIDE =
      new Look(Look.Shape.LANDSCAPE, false, "en", 1, Look.GOLDEN_DENSITY);

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  private final Screen screen;

  public TurnedTest(String name, Object screen) {
    this.screen = (Screen) screen;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> screens() {
    List<Object[]> cases = new ArrayList<>();
    for (Screen screen : Screens.ALL) {
      cases.add(new Object[] {screen.name(), screen});
    }
    return cases;
  }

  @Test
  public void survivesBeingTurned() {
    RuntimeEnvironment.setQualifiers(UPRIGHT.qualifiers());
    try (ActivityController<MainActivity> app = Robolectric.buildActivity(MainActivity.class)) {
      app.setup();
      Espresso.onIdle();
      for (Consumer<MainActivity> step : screen.steps()) {
        step.accept(app.get());
        Espresso.onIdle();
      }

      turn(app, ON_ITS_SIDE);
      turn(app, UPRIGHT);

      assertFalse(app.get().isFinishing());
    }
  }

  private static void turn(ActivityController<MainActivity> app, Look look) {
    MainActivity before = app.get();
    RuntimeEnvironment.setQualifiers(look.qualifiers());
    app.configurationChange();
    Espresso.onIdle();
    assertFalse("made anew", app.get() == before);
  }
}
