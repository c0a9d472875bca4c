package org.monsterbox.app.whole;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.KeyEvent;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.games.cube.CubePositions;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.record.Entry;
import org.robolectric.annotation.Config;

/** Monster Cube from the first row to the winner, through the real screen. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class CubeWholeGameTest {

  private static final String PHONE = "w411dp-h891dp-port";
  private static final String TABLET = "w1280dp-h800dp-land";
  private static final long REVEAL = 1_600;

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  @Config(qualifiers = PHONE)
  public void codeOnAPhoneAgainstTwoBots() throws Exception {
    play(RuleSet.CODE, "PBB", 1, new Fingers());
  }

  @Test
  @Config(qualifiers = TABLET)
  public void theRaceOnATabletAmongFourPeople() throws Exception {
    play(RuleSet.RACE, "PPPP", 2, new Fingers());
  }

  @Test
  @Config(qualifiers = PHONE)
  public void diceOnAPhoneAgainstABot() throws Exception {
    play(RuleSet.DICE, "PB", 3, new Fingers());
  }

  @Test
  @Config(qualifiers = TABLET)
  public void numbersOnATabletAmongFourPeople() throws Exception {
    play(RuleSet.NUMBERS, "PPPP", 4, new Fingers());
  }

  @Test
  @Config(qualifiers = PHONE)
  public void theRaceOnAPhoneAgainstTwoBots() throws Exception {
    play(RuleSet.RACE, "PEE", 5, new Fingers());
  }

  @Test
  @Config(qualifiers = PHONE)
  public void numbersOnAPhoneAgainstABot() throws Exception {
    play(RuleSet.NUMBERS, "PE", 6, new Fingers());
  }

  @Test
  @Config(qualifiers = TABLET)
  public void diceOnATabletAmongFourPeople() throws Exception {
    play(RuleSet.DICE, "PPPP", 7, new Fingers());
  }

  @Test
  @Config(qualifiers = PHONE)
  public void theRaceAlone() throws Exception {
    play(RuleSet.RACE, "P", 8, new Fingers());
  }

  @Test
  @Config(qualifiers = PHONE)
  public void whereHintsAreSoldTheirKeyBuysThem() {
    try (WholeGame game = game(RuleSet.RACE, "P", 9, new Fingers())) {
      game.pass(REVEAL);
      for (int step = 1; step <= 2; step++) {
        game.with(CubeWholeGameTest::pressHint);
        game.pass(100);
      }
      List<String> hints = new ArrayList<>();
      for (Entry entry : game.record().entries()) {
        if (entry instanceof Entry.Played played
            && CubePositions.RULES.readMove(played.move()) instanceof CubeMove.Hint hint) {
          hints.add(CubePositions.RULES.text(hint.at(0)));
        }
      }

      assertEquals(List.of("hint 1 0", "hint 2 0"), hints);
    }
  }

  private static void pressHint(SceneView view) {
    assertTrue(view.requestFocusFromTouch());
    view.getRootView().dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_H));
  }

  private static WholeGame game(RuleSet ruleSet, String seats, long seed, Hand hand) {
    return new WholeGame(
            CubePositions.RULES,
            CubePositions.options(ruleSet),
            seats,
            seed,
            new CubePlayer(ruleSet, seed),
            activity -> hand)
        .launch();
  }

  private static void play(RuleSet ruleSet, String seats, long seed, Hand hand) throws Exception {
    try (WholeGame game = game(ruleSet, seats, seed, hand)) {
      game.playOut();
      game.checkEnd();
    }
  }
}
