package org.monsterbox.app.games.thirteen;

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
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The rules to read are complete in both languages, and illustrated. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class ThirteenRulesPageTest {

  private static RulesPage page(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
    Context context = ApplicationProvider.getApplicationContext();
    return new ThirteenKit().rulesPage(context);
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
  public void picturesShowSomething() {
    int pictures = 0;
    for (RulesSection section : page("en").sections()) {
      if (section.picture().isPresent()) {
        RulesSection.Picture picture = section.picture().get();
        pictures++;
        assertFalse(picture.label().isEmpty());
        Bitmap bitmap = Bitmap.createBitmap(200, 100, Bitmap.Config.ARGB_8888);
        picture.piece().draw(new Canvas(bitmap), 200, 100);
        assertTrue(section.title(), bitmap.getPixel(100, 50) != 0 || bitmap.getPixel(80, 50) != 0);
      }
    }
    assertTrue(pictures >= 9);
  }
}
