package org.monsterbox.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.test.core.app.ApplicationProvider;
import org.robolectric.RuntimeEnvironment;

/** Reads the rules of a game in both languages, and looks at their pictures. */
public record RulesPageCheck(GameKit<?, ?, ?> kit) {

  private static final int WIDTH = 300;
  private static final int HEIGHT = 100;

  public RulesPage page(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
    Context context = ApplicationProvider.getApplicationContext();
    return kit.rulesPage(context);
  }

  /** Everything is said in both languages, and nothing twice in the same words. */
  public void languagesAgree() {
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

  /** How many pictures there are; each shows something, and says what. */
  public int pictures() {
    int pictures = 0;
    for (RulesSection section : page("en").sections()) {
      if (section.picture().isPresent()) {
        RulesSection.Picture picture = section.picture().get();
        pictures++;
        assertFalse(picture.label().isEmpty());
        Bitmap bitmap = Bitmap.createBitmap(WIDTH, HEIGHT, Bitmap.Config.ARGB_8888);
        picture.piece().draw(new Canvas(bitmap), WIDTH, HEIGHT);
        assertTrue(section.title(), isPainted(bitmap));
      }
    }
    return pictures;
  }

  private static boolean isPainted(Bitmap bitmap) {
    for (int x = 0; x < WIDTH; x++) {
      for (int y = 0; y < HEIGHT; y++) {
        if (bitmap.getPixel(x, y) != 0) {
          return true;
        }
      }
    }
    return false;
  }
}
