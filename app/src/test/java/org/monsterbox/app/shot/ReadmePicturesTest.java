package org.monsterbox.app.shot;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.shot.picture.Golden;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** The pictures of the README are the app's own screens, and stay true. */
@RunWith(RobolectricTestRunner.class)
@Config(shadows = StandingClock.class)
public final class ReadmePicturesTest {

  private static final int SHARP = 320;

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  public void homeOnAPhone() throws IOException {
    check("home-phone.png", "home", Look.Shape.PHONE, false);
  }

  @Test
  public void aBattleOnAPhone() throws IOException {
    check("battle-phone.png", "table-battle", Look.Shape.PHONE, false);
  }

  @Test
  public void aMapOnAPhone() throws IOException {
    check("map-phone.png", "bigmonster-place", Look.Shape.PHONE, false);
  }

  @Test
  public void theSeaOnAPhoneAtNight() throws IOException {
    check("sea-phone.png", "sea-whale", Look.Shape.PHONE, true);
  }

  @Test
  public void cubesAroundATablet() throws IOException {
    check("cubes-tablet.png", "cube-around", Look.Shape.TABLET, false);
  }

  private static void check(String file, String screen, Look.Shape shape, boolean night)
      throws IOException {
    Look look = new Look(shape, night, "en", 1, SHARP);
    Golden.check(
        Path.of("..", "docs", "pictures", file),
        Screenshot.take(look, Screens.named(screen).steps()));
  }
}
