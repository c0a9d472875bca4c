package org.monsterbox.app.games.sea;

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
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.core.sea.CardKind;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The rules to read are complete in both languages, and illustrated. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class SeaRulesPageTest {

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
  public void everyCardOfBothSidesIsExplained() {
    RulesPage page = page("en");
    Context context = ApplicationProvider.getApplicationContext();
    Names names = new Names(context);
    Set<String> explained = new HashSet<>();
    int copies = 0;
    for (RulesSection section : page.sections()) {
      List<List<String>> rows = section.table().map(RulesSection.Table::rows).orElseGet(List::of);
      for (List<String> row : rows) {
        explained.add(row.get(0));
        copies += row.size() == 3 ? Integer.parseInt(row.get(2)) : 0;
      }
    }
    for (CardKind kind : CardKind.values()) {
      assertTrue(kind.name(), explained.contains(names.kind(kind)));
    }
    assertEquals("all cards are counted", 96, copies);
  }

  @Test
  public void picturesShowSomething() {
    int pictures = 0;
    for (RulesSection section : page("en").sections()) {
      if (section.picture().isPresent()) {
        RulesSection.Picture picture = section.picture().get();
        pictures++;
        assertFalse(picture.label().isEmpty());
        Bitmap bitmap = Bitmap.createBitmap(300, 100, Bitmap.Config.ARGB_8888);
        picture.piece().draw(new Canvas(bitmap), 300, 100);
        assertTrue(section.title(), isPainted(bitmap));
      }
    }
    assertTrue(pictures >= 6);
  }

  private static boolean isPainted(Bitmap bitmap) {
    for (int x = 0; x < bitmap.getWidth(); x++) {
      if (bitmap.getPixel(x, bitmap.getHeight() / 2) != 0) {
        return true;
      }
    }
    return false;
  }
}
