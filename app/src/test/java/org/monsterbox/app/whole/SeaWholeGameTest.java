package org.monsterbox.app.whole;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.function.Function;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.robolectric.annotation.Config;

/**
 * Monster of the Sea from the battleship's place to the end of the hunt, through the real screen.
 */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class SeaWholeGameTest {

  private static final String PHONE = "w411dp-h891dp-port";
  private static final String LANDSCAPE = "w891dp-h411dp-land";
  private static final String TABLET = "w1280dp-h800dp-land";

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  @Config(qualifiers = PHONE)
  public void asTheWhaleOnAPhone() throws Exception {
    assertEquals(0, play("PEEE", 1, usual(), activity -> new Fingers()).covers());
  }

  @Test
  @Config(qualifiers = LANDSCAPE)
  public void asAHunterBySpeechAlone() throws Exception {
    assertEquals(0, play("EPE", 2, usual(), activity -> new Spoken()).covers());
  }

  /** The hunters share their cards, so only the whale and the fleet hand the tablet over. */
  @Test
  @Config(qualifiers = TABLET)
  public void fourPeopleShareATablet() throws Exception {
    int rounds = 8;
    int covers = play("PPPP", 3, usual(), activity -> new Fingers()).covers();
    assertTrue("covers: " + covers, covers >= 2 && covers <= 2 * rounds + 1);
  }

  /** Where hands are hidden, every hunter is covered from the others. */
  @Test
  @Config(qualifiers = TABLET)
  public void huntersWithHiddenHandsByKeyboardAlone() throws Exception {
    Options hidden = usual().with(SeaOptions.HUNTERS_SHARE_HANDS, false);
    int covers = play("EPP", 4, hidden, Keys::new).covers();
    assertTrue("covers: " + covers, covers > 2);
  }

  private static Options usual() {
    return Options.usual(SeaOptions.ALL);
  }

  private static WholeGame play(
      String seats, long seed, Options options, Function<MainActivity, Hand> hands)
      throws Exception {
    WholeGame whole =
        new WholeGame(new MonsterOfTheSea(), options, seats, seed, new SeaPlayer(seed), hands);
    try (WholeGame game = whole.launch()) {
      game.playOut();
      game.checkEnd();
    }
    return whole;
  }
}
