package org.monsterbox.app.games.thirteen;

import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.RulesPageCheck;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** The rules to read are complete in both languages, and illustrated. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class ThirteenRulesPageTest {

  private final RulesPageCheck rules = new RulesPageCheck(new ThirteenKit());

  @Test
  public void bothLanguagesHaveTheSameSections() {
    rules.languagesAgree();
  }

  @Test
  public void picturesShowSomething() {
    assertTrue(rules.pictures() >= 9);
  }
}
