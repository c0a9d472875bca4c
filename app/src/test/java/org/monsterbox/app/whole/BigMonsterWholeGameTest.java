package org.monsterbox.app.whole;

import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.function.Function;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.game.Options;
import org.robolectric.annotation.Config;

/** Big Monster from the choice of explorers to the winner, through the real screen. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class BigMonsterWholeGameTest {

  private static final String PHONE = "w411dp-h891dp-port";
  private static final String TABLET = "w1280dp-h800dp-land";

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  @Config(qualifiers = PHONE)
  public void aDuelOnAPhoneAgainstABot() throws Exception {
    play("PB", 1, usual(), activity -> new Fingers());
  }

  /** Every secret step is behind the cover; what is open is not. */
  @Test
  @Config(qualifiers = TABLET)
  public void fourPeopleShareATablet() throws Exception {
    WholeGame game = play("PPPP", 2, usual(), activity -> new Fingers());
    int explorers = 4;
    int picks = 2 * 9 * 4;
    assertTrue("covers: " + game.covers(), game.covers() >= explorers + picks - 2 * 9);
    assertTrue("covers: " + game.covers(), game.covers() <= explorers + picks + 1);
  }

  @Test
  @Config(qualifiers = PHONE)
  public void teamsBySpeechAlone() throws Exception {
    Options options = usual().withText("mode", "TEAM").withText("medalSelection", "CHOSEN");
    play("PBBB", 3, options, activity -> new Spoken());
  }

  private static Options usual() {
    return Options.usual(new BigMonster().options());
  }

  private static WholeGame play(
      String seats, long seed, Options options, Function<MainActivity, Hand> hands)
      throws Exception {
    WholeGame whole =
        new WholeGame(new BigMonster(), options, seats, seed, new BigMonsterPlayer(seed), hands);
    try (WholeGame game = whole.launch()) {
      game.playOut();
      game.checkEnd();
    }
    return whole;
  }
}
