package org.monsterbox.app.games.cube;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.OptionNames;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Whoever sets up a game is asked only what changes something in it. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CubeOptionsInPlayTest {

  private static final MonsterCube RULES = new MonsterCube();

  private final OptionNames names =
      new CubeKit().words(ApplicationProvider.getApplicationContext()).options();

  private List<String> asked(Options chosen, int seats) {
    List<String> asked = new ArrayList<>();
    for (OptionSpec<?> option : CubeOptions.ALL) {
      if (names.matters(option, chosen, seats)) {
        asked.add(option.name());
      }
    }
    return asked;
  }

  @Test
  public void aFirstGameIsNotAskedAboutDiceHandsOrTurns() {
    List<String> asked = asked(CubePositions.options(RuleSet.CODE), 3);
    assertTrue(asked.contains("ruleSet"));
    assertTrue(asked.contains("claimSeconds"));
    for (String other :
        List.of("diceCombos", "turnSeconds1", "openHands", "placeSeconds", "soloMode", "kingTie")) {
      assertFalse(other, asked.contains(other));
    }
  }

  @Test
  public void aTurnHasATimeForEverybodyWhoPlays() {
    List<String> asked = asked(CubePositions.options(RuleSet.DICE), 2);
    assertTrue(asked.contains("turnSeconds2"));
    assertFalse(asked.contains("turnSeconds3"));
  }

  @Test
  public void aKingIsAskedAboutOnceThereIsOne() {
    Options options = CubePositions.options(RuleSet.CODE);
    assertFalse(asked(options, 3).contains("kingTie"));
    assertTrue(asked(options.with(CubeOptions.KING_BONUS, true), 3).contains("kingTie"));
  }

  @Test
  public void everyOptionIsAskedSomewhere() {
    Set<String> asked = new HashSet<>();
    for (RuleSet ruleSet : RuleSet.values()) {
      for (int seats = 1; seats <= 4; seats++) {
        asked.addAll(
            asked(CubePositions.options(ruleSet).with(CubeOptions.KING_BONUS, true), seats));
      }
    }
    assertEquals(CubeOptions.ALL.size(), asked.size());
  }

  /** What is not asked could be anything: the table begins the same. */
  @Test
  public void whatIsNotAskedDoesNotChangeTheBeginning() {
    for (RuleSet ruleSet : RuleSet.values()) {
      Options usual = CubePositions.options(ruleSet);
      for (int seats = 1; seats <= 4; seats++) {
        for (OptionSpec<?> option : CubeOptions.ALL) {
          if (!names.matters(option, usual, seats)) {
            checkSameBeginning(option, usual, seats);
          }
        }
      }
    }
  }

  private <T> void checkSameBeginning(OptionSpec<T> option, Options usual, int seats) {
    for (T value : option.samples()) {
      if (names.matters(option, usual.with(option, value), seats)) {
        continue;
      }
      Setup changed = new Setup(seats, usual.with(option, value), 5);
      assertEquals(
          option.name(),
          RULES.legalMoves(RULES.start(new Setup(seats, usual, 5)), 0),
          RULES.legalMoves(RULES.start(changed), 0));
    }
  }
}
