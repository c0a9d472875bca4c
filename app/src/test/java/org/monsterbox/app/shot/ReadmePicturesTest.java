package org.monsterbox.app.shot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.robolectric.RobolectricTestRunner;

/** The pictures of the README are the app's own screens, and stay true. */
@RunWith(RobolectricTestRunner.class)
public final class ReadmePicturesTest {

  private static final int SHARP = 320;

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  public void homeOnAPhone() throws IOException {
    check("home-phone.png", new Look(Look.Shape.PHONE, false, "en", 1, SHARP));
  }

  @Test
  public void homeOnATabletAtNight() throws IOException {
    check("home-tablet.png", new Look(Look.Shape.TABLET, true, "en", 1, SHARP));
  }

  private static void check(String file, Look look) throws IOException {
    Golden.checkSharp(
        Path.of("..", "docs", "pictures", file), Screenshot.take(look, List.of()).picture());
  }
}
