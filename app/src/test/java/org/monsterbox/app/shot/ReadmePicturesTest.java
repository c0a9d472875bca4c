package org.monsterbox.app.shot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.robolectric.RobolectricTestRunner;

/** The pictures of the README are the app's own screens, and stay true. */
@RunWith(RobolectricTestRunner.class)
public final class ReadmePicturesTest {

  private static final int SHARP = 320;

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  public void homeOnAPhone() throws IOException {
    check("home-phone.png", Look.Shape.PHONE, false, List.of());
  }

  @Test
  public void aBattleOnAPhone() throws IOException {
    check("battle-phone.png", Look.Shape.PHONE, false, List.of(ThirteenScreens::battle));
  }

  @Test
  public void aTableOnATabletAtNight() throws IOException {
    check("table-tablet.png", Look.Shape.TABLET, true, List.of(ThirteenScreens::turn));
  }

  private static void check(
      String file, Look.Shape shape, boolean night, List<Consumer<MainActivity>> steps)
      throws IOException {
    Look look = new Look(shape, night, "en", 1, SHARP);
    Golden.checkSharp(
        Path.of("..", "docs", "pictures", file), Screenshot.take(look, steps).picture());
  }
}
