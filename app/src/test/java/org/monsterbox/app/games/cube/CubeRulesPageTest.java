package org.monsterbox.app.games.cube;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.RulesPageCheck;
import org.monsterbox.app.games.RulesSection;
import org.monsterbox.app.games.cube.learn.Example;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Tiles;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** The rules to read are complete in both languages, and their examples are true. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CubeRulesPageTest {

  private final RulesPageCheck rules = new RulesPageCheck(new CubeKit());

  @Test
  public void bothLanguagesHaveTheSameSections() {
    rules.languagesAgree();
  }

  @Test
  public void picturesShowSomething() {
    assertEquals(7, rules.pictures());
  }

  @Test
  public void whatIsTickedCountsAndWhatIsCrossedOutDoesNot() {
    checkCombos(Example.LINES, Optional.of(Combo.LINE));
    checkCombos(Example.RIBBONS, Optional.of(Combo.RIBBON));
    checkCombos(Example.CUBES, Optional.of(Combo.CUBE));
    checkCombos(Example.DICE_CUBES, Optional.of(Combo.CUBE));
    checkCombos(Example.NO_LINES, Optional.empty());
    checkCombos(Example.NO_RIBBONS, Optional.empty());
    checkCombos(Example.NO_CUBES, Optional.empty());
  }

  private static void checkCombos(List<Example> examples, Optional<Combo> combo) {
    for (Example example : examples) {
      assertEquals(example.toString(), combo, example.combo());
    }
  }

  @Test
  public void movedTilesHaveCompanyOrStandAlone() {
    assertTrue(Example.MOVES.stream().allMatch(CubeRulesPageTest::hasCompany));
    assertTrue(Example.NO_MOVES.stream().noneMatch(CubeRulesPageTest::hasCompany));
  }

  private static boolean hasCompany(Example example) {
    Layout shown = example.shown();
    Cell moved = example.move().orElseThrow().to();
    for (Cell.Direction direction : Cell.Direction.values()) {
      if (shown.tileAt(moved.to(direction)).isPresent()) {
        return example.tiles().size() == Tiles.COUNT;
      }
    }
    return false;
  }

  @Test
  public void tablesSayWhatTheCoreKnows() {
    RulesSection sums = rules.page("en").sections().get(1);
    assertEquals(6, sums.table().orElseThrow().rows().size());
    String all = rules.page("en").sections().toString().replace('\u00A0', ' ');
    assertTrue(all, all.contains("[+1, 20, 1 point]"));
    assertTrue(all, all.contains("[49–56, +3 or −3]"));
    assertTrue(all, all.contains("[Monster Dice, 90 turns, 55 turns, 38 turns, 27 turns]"));
    assertTrue(all, all.contains("[Monster Code, advanced, 11:10, 06:00, 02:55, 01:45]"));
  }
}
