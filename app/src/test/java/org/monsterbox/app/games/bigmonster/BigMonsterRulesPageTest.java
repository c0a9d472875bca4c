package org.monsterbox.app.games.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.test.core.app.ApplicationProvider;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.core.bigmonster.Explorer;
import org.monsterbox.core.bigmonster.Medal;
import org.monsterbox.core.bigmonster.Terrain;
import org.monsterbox.core.bigmonster.TileType;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The rules to read are complete in both languages, and illustrated. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class BigMonsterRulesPageTest {

  private static final int WIDE = 200;
  private static final int HIGH = 100;

  private static RulesPage page(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
    Context context = ApplicationProvider.getApplicationContext();
    return new BigMonsterKit().rulesPage(context);
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
      assertEquals(one.picture().isPresent(), other.picture().isPresent());
    }
  }

  @Test
  public void everythingWithARuleIsExplained() {
    String all = page("en").toString();
    BigMonsterWords words = BigMonsterWordsTest.words("en");
    for (Explorer explorer : Explorer.values()) {
      assertTrue(explorer.name(), all.contains(words.tiles().ability(explorer)));
    }
    for (TileType type : TileType.values()) {
      if (type.terrain() == Terrain.MEADOW) {
        assertTrue(type.name(), all.contains(words.tiles().rule(type)));
      }
    }
    for (Medal medal : Medal.values()) {
      assertTrue(medal.name(), medal.need() == 0 || all.contains(words.medals().condition(medal)));
    }
  }

  @Test
  public void picturesShowSomething() {
    int pictures = 0;
    for (RulesSection section : page("en").sections()) {
      if (section.picture().isPresent()) {
        RulesSection.Picture picture = section.picture().get();
        pictures++;
        assertFalse(picture.label().isEmpty());
        Bitmap bitmap = Bitmap.createBitmap(WIDE, HIGH, Bitmap.Config.ARGB_8888);
        picture.piece().draw(new Canvas(bitmap), WIDE, HIGH);
        assertTrue(section.title(), isDrawnOn(bitmap));
      }
    }
    assertTrue(pictures >= 9);
  }

  /** Whether more than a tenth of it has colour. */
  private static boolean isDrawnOn(Bitmap bitmap) {
    int[] pixels = new int[WIDE * HIGH];
    bitmap.getPixels(pixels, 0, WIDE, 0, 0, WIDE, HIGH);
    int coloured = 0;
    for (int pixel : pixels) {
      coloured += pixel == 0 ? 0 : 1;
    }
    return coloured > pixels.length / 10;
  }
}
