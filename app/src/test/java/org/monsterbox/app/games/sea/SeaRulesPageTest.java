package org.monsterbox.app.games.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.RulesPageCheck;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** The rules to read are complete in both languages, and illustrated. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class SeaRulesPageTest {

  private final RulesPageCheck rules = new RulesPageCheck(new SeaKit());

  @Test
  public void bothLanguagesHaveTheSameSections() {
    rules.languagesAgree();
  }

  @Test
  public void picturesShowSomething() {
    assertEquals(6, rules.pictures());
  }

  @Test
  public void everyCardOfBothSidesIsExplained() {
    RulesPage page = rules.page("en");
    Context context = ApplicationProvider.getApplicationContext();
    Names names = new Names(context);
    Set<String> explained = new HashSet<>();
    int copies = 0;
    for (RulesSection section : page.sections()) {
      for (List<String> row : section.table().map(RulesSection.Table::rows).orElseGet(List::of)) {
        explained.add(row.get(0));
        copies += row.size() == 3 ? Integer.parseInt(row.get(2)) : 0;
      }
    }
    for (CardKind kind : CardKind.values()) {
      assertTrue(kind.name(), explained.contains(names.kind(kind)));
    }
    assertEquals("all cards are counted", Cards.COUNT, copies);
  }
}
