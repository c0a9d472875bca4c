package org.monsterbox.app.whole;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.games.cube.CubePositions;
import org.monsterbox.core.cube.RuleSet;
import org.robolectric.annotation.Config;

/** Monster Cube from the first row to the winner, through the real screen. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class CubeWholeGameTest {

  private static final String PHONE = "w411dp-h891dp-port";
  private static final String TABLET = "w1280dp-h800dp-land";

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

  private static void play(RuleSet ruleSet, String seats, long seed, Hand hand) throws Exception {
    try (WholeGame game =
        new WholeGame(
                CubePositions.RULES,
                CubePositions.options(ruleSet),
                seats,
                seed,
                new CubePlayer(ruleSet, seed),
                activity -> hand)
            .launch()) {
      game.playOut();
      game.checkEnd();
    }
  }
}
