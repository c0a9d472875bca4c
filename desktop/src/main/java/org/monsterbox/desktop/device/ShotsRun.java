package org.monsterbox.desktop.device;

import android.graphics.Bitmap;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.shot.Look;
import org.monsterbox.app.shot.Screen;
import org.monsterbox.app.shot.ScreensTest;
import org.monsterbox.app.shot.Screenshot;
import org.monsterbox.app.shot.StandingClock;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

/** Takes a picture of every screen in every look; the tests compare half of them. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 35, shadows = StandingClock.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class ShotsRun {

  /** The system property that says where the pictures are to be put. */
  public static final String FOLDER = "monsterbox.shots";

  private static final int LOSSLESS = 100;

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  private final String name;
  private final Screen screen;
  private final Look look;

  public ShotsRun(String name, Object screen, Object look) {
    this.name = name;
    this.screen = (Screen) screen;
    this.look = (Look) look;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> screensAndLooks() {
    return ScreensTest.cases(Look.all());
  }

  @Test
  public void take() throws IOException {
    Bitmap picture = Screenshot.take(look, screen.steps());
    Path file = Path.of(System.getProperty(FOLDER, ""), name + ".png");
    try (OutputStream out = Files.newOutputStream(file)) {
      picture.compress(Bitmap.CompressFormat.PNG, LOSSLESS, out);
    }
  }
}
