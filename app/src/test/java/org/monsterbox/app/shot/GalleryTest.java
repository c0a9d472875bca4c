package org.monsterbox.app.shot;

import android.graphics.Bitmap;
import androidx.test.core.app.ApplicationProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.shot.picture.FewColours;
import org.monsterbox.app.shot.picture.Golden;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Sheets of all drawings for people to look at in build/shots; one in each theme is kept. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35) // nothing is really drawn on older ones
public final class GalleryTest {

  @Test
  public void byDay() throws IOException {
    look("notnight", "light");
  }

  @Test
  public void byNight() throws IOException {
    look("night", "dark");
  }

  private static void look(String qualifier, String theme) throws IOException {
    RuntimeEnvironment.setQualifiers("+" + qualifier);
    Gallery gallery = new Gallery(ApplicationProvider.getApplicationContext());
    keep("creatures", theme, gallery.sheet(gallery.creatures(), 5, 300, 420));
    keep("mixtures", theme, gallery.sheet(gallery.mixtures(), 7, 150, 210));
    keep("parts", theme, gallery.sheet(gallery.parts(), 6, 200, 100));
    keep("cards", theme, gallery.sheet(gallery.cards(), 12, 108, 108));
    keep("cards-small", theme, gallery.sheet(gallery.cards(), 12, 38, 38));
    keep("pairs", theme, gallery.sheet(gallery.pairs(), 6, 200, 108));
    keep("sets", theme, gallery.sheet(gallery.sets(), 13, 90, 72));
    keep("sets-small", theme, gallery.sheet(gallery.sets(), 13, 40, 32));
    keep("dice-and-badges", theme, gallery.sheet(gallery.diceAndBadges(), 12, 72, 72));
    keep("tiles", theme, gallery.sheet(gallery.tiles(), 11, 120, 240));
    keep("tiles-small", theme, gallery.sheet(gallery.tiles(), 11, 48, 96));
    keep("explorers", theme, gallery.sheet(gallery.explorers(), 6, 180, 180));
    keep("board", theme, gallery.sheet(gallery.board(), 8, 72, 72));
    keep("icons", theme, gallery.sheet(gallery.icons(), 10, 72, 72));
    keep("scenes", theme, gallery.sheet(gallery.scenes(), 2, 500, 400));
    Golden.check(
        Path.of("src", "test", "goldens", "gallery-" + theme + ".png"),
        gallery.sheet(choice(gallery), 13, 64, 90));
  }

  /** A little of everything. */
  private static List<Piece> choice(Gallery gallery) {
    List<Piece> pieces = new ArrayList<>(gallery.creatures().subList(0, 13));
    pieces.addAll(gallery.mixtures().subList(0, 13));
    List<Piece> cards = gallery.cards();
    for (int i = 0; i < 13; i++) {
      pieces.add(cards.get(i * 6 + i % 6));
    }
    pieces.addAll(cards.subList(78, 84));
    pieces.addAll(gallery.scenes());
    pieces.addAll(gallery.sets().subList(0, 3));
    return pieces;
  }

  private static void keep(String sheet, String theme, Bitmap bitmap) throws IOException {
    Golden.write(
        FewColours.of(bitmap).png(),
        Path.of("build", "shots", "gallery-" + sheet + "-" + theme + ".png"));
  }
}
