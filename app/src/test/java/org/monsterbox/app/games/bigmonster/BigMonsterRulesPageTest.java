package org.monsterbox.app.games.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.RulesPageCheck;
import org.monsterbox.app.games.bigmonster.words.BigMonsterWords;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** The rules to read are complete in both languages, and illustrated. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class BigMonsterRulesPageTest {

  private final RulesPageCheck rules = new RulesPageCheck(new BigMonsterKit());

  @Test
  public void bothLanguagesHaveTheSameSections() {
    rules.languagesAgree();
  }

  @Test
  public void picturesShowSomething() {
    assertEquals(10, rules.pictures());
  }

  @Test
  public void everythingWithARuleIsExplained() {
    String all = rules.page("en").toString();
    BigMonsterWords words = BigMonsterWordsTest.words("en");
    for (Explorer explorer : Explorer.values()) {
      assertTrue(explorer.name(), all.contains(words.tiles().ability(explorer)));
    }
    for (TileType type : TileType.values()) {
      assertTrue(
          type.name(), type.terrain() != Terrain.MEADOW || all.contains(words.tiles().rule(type)));
    }
    for (Medal medal : Medal.values()) {
      assertTrue(medal.name(), medal.need() == 0 || all.contains(words.medals().condition(medal)));
    }
  }

  @Test
  public void tablesSayWhatTheCoreKnows() {
    String all = rules.page("en").toString();
    assertTrue(all, all.contains("[Ice crab, 2, 7, 20]"));
    assertTrue(all, all.contains("[Frost chick, 1, 10, –]"));
    assertTrue(all, all.contains("[5, 50]"));
  }
}
