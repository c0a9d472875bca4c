package org.monsterbox.app.games.cube;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.test.core.app.ApplicationProvider;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.core.cube.Cell;
import org.monsterbox.core.cube.Combo;
import org.monsterbox.core.cube.Layout;
import org.monsterbox.core.cube.Tiles;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The rules to read are complete in both languages, and their examples are true. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CubeRulesPageTest {

  private static RulesPage page(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
    Context context = ApplicationProvider.getApplicationContext();
    return new RulesText(context).page();
  }

  @Test
  public void bothLanguagesHaveTheSameSections() {
    RulesPage english = page("en");
    RulesPage french = page("fr");
    assertEquals(english.sections().size(), french.sections().size());
    for (int i = 0; i < english.sections().size(); i++) {
      RulesSection one = english.sections().get(i);
      RulesSection other = french.sections().get(i);
      assertEquals(one.paragraphs().size(), other.paragraphs().size());
      assertNotEquals(one.paragraphs(), other.paragraphs());
      assertEquals(one.table().isPresent(), other.table().isPresent());
    }
  }

  @Test
  public void whatIsTickedCountsAndWhatIsCrossedOutDoesNot() {
    checkCombos(Example.LINES, Optional.of(Combo.LINE));
    checkCombos(Example.RIBBONS, Optional.of(Combo.RIBBON));
    checkCombos(Example.CUBES, Optional.of(Combo.CUBE));
    checkCombos(Example.DICE_CUBES, Optional.of(Combo.CUBE));
    checkCombos(Example.NO_LINES, Optional.empty());
    checkCombos(Example.NO_RIBBONS, Optional.empty());
    checkCombos(Example.NO_CUBES, Optional.empty());
  }

  private static void checkCombos(List<Example> examples, Optional<Combo> combo) {
    for (Example example : examples) {
      assertEquals(example.toString(), combo, example.combo());
    }
  }

  @Test
  public void movedTilesHaveCompanyOrStandAlone() {
    assertTrue(Example.MOVES.stream().allMatch(CubeRulesPageTest::hasCompany));
    assertTrue(Example.NO_MOVES.stream().noneMatch(CubeRulesPageTest::hasCompany));
  }

  private static boolean hasCompany(Example example) {
    Layout shown = example.shown();
    Cell moved = example.move().orElseThrow().to();
    for (Cell.Direction direction : Cell.Direction.values()) {
      if (shown.tileAt(moved.to(direction)).isPresent()) {
        return example.tiles().size() == Tiles.COUNT;
      }
    }
    return false;
  }

  @Test
  public void picturesShowManyColours() {
    int pictures = 0;
    for (RulesSection section : page("en").sections()) {
      if (section.picture().isPresent()) {
        RulesSection.Picture picture = section.picture().get();
        pictures++;
        assertFalse(picture.label().isEmpty());
        assertTrue(section.title(), colours(picture) > 5);
      }
    }
    assertEquals(7, pictures);
  }

  private static int colours(RulesSection.Picture picture) {
    int width = Math.round(200 * picture.shape());
    Bitmap bitmap = Bitmap.createBitmap(width, 200, Bitmap.Config.ARGB_8888);
    picture.piece().draw(new Canvas(bitmap), width, 200);
    Set<Integer> colours = new HashSet<>();
    for (int x = 0; x < width; x += 5) {
      for (int y = 0; y < 200; y += 5) {
        colours.add(bitmap.getPixel(x, y));
      }
    }
    return colours.size();
  }

  @Test
  public void tablesSayWhatTheCoreKnows() {
    RulesSection sums = page("en").sections().get(1);
    assertEquals(6, sums.table().orElseThrow().rows().size());
    String all = page("en").sections().toString().replace('\u00A0', ' ');
    assertTrue(all, all.contains("[+1, 20, 1 point]"));
    assertTrue(all, all.contains("[49–56, +3 or −3]"));
    assertTrue(all, all.contains("[Monster Dice, 90 turns, 55 turns, 38 turns, 27 turns]"));
    assertTrue(all, all.contains("[Monster Code, advanced, 11:10, 06:00, 02:55, 01:45]"));
  }
}
