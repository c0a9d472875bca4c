package org.monsterbox.app.setup;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;

public final class GameSetupTest {

  private static final GameSetup THREE =
      new GameSetup(
          List.of(Chair.person(1, 0, "Ada"), Chair.person(2, 1, "Ben"), Chair.person(3, 2, "Cy")),
          Options.usual(List.of()));

  @Test
  public void givesANewSeatAMarkThatNobodyHas() {
    assertEquals(List.of(0, 1, 2, 3), marks(THREE.with(Chair.person(4, 1, "Di"))));
    assertEquals(List.of(0, 1, 2, 6), marks(THREE.with(Chair.person(4, 6, "Di"))));
  }

  @Test
  public void keepsTheMarkOfWhoeverIsReplaced() {
    assertEquals(List.of(0, 1, 2), marks(THREE.with(1, Chair.person(4, 1, "Di"))));
  }

  @Test
  public void goesThroughTheFreeMarks() {
    GameSetup once = THREE.withNextMark(1);
    assertEquals(List.of(0, 3, 2), marks(once));
    GameSetup all = once;
    for (int i = 0; i < 5; i++) {
      all = all.withNextMark(1);
    }
    assertEquals(marks(THREE), marks(all));
  }

  @Test
  public void movesUpThoseBetween() {
    assertEquals(List.of(2, 0, 1), marks(THREE.moved(2, 0)));
    assertEquals(List.of(1, 2, 0), marks(THREE.moved(0, 2)));
  }

  @Test
  public void offersAllOfAShortRangeAndStepsOfALongOne() {
    OptionSpec.Range seat = (OptionSpec.Range) OptionSpec.number("first", -1, 0, 3, -1);
    OptionSpec.Range guard = (OptionSpec.Range) OptionSpec.number("guard", 30, 1, 100, 0);

    assertEquals(List.of(-1, 0, 1, 2, 3), RangeValues.of(seat, -1));
    assertEquals(List.of(0, 1, 2, 5, 7, 10, 20, 30, 50, 100), RangeValues.of(guard, 7));
  }

  @Test
  public void offersMoreSeatsThanTheBoxWhereAnOptionAllowsThem() {
    MonsterCube cube = new MonsterCube();
    Options usual = Options.usual(cube.options());
    GameSetup four = new GameSetup(THREE.with(Chair.person(4, 3, "Di")).chairs(), usual);
    GameSetup sixSeats = four.with(usual.with(CubeOptions.SIX_SEATS, true));
    GameSetup six = sixSeats.with(Chair.person(5, 4, "Eve")).with(Chair.person(6, 5, "Flo"));

    assertFalse(four.hasRoom(cube));
    assertTrue(sixSeats.hasRoom(cube));
    assertFalse(six.hasRoom(cube));
    assertFalse(
        sixSeats.with(sixSeats.options().with(CubeOptions.RULE_SET, RuleSet.DICE)).hasRoom(cube));
  }

  @Test
  public void aDraftWithoutOrderIsForOnePersonAmongBots() {
    BigMonster rules = new BigMonster();
    Options free = Options.usual(rules.options()).withText("draftOrder", "FREE");
    List<Chair> bots = new ArrayList<>();
    bots.add(Chair.person(1, 0, "Ada"));
    for (int seat = 1; seat < 4; seat++) {
      bots.add(Chair.bot(Grade.HARD, seat, "Bot " + seat));
    }
    GameSetup alone = new GameSetup(bots, free);

    assertTrue(alone.problem(rules).isEmpty());
    assertFalse(alone.with(Chair.person(2, 4, "Bob")).problem(rules).isEmpty());
  }

  private static List<Integer> marks(GameSetup setup) {
    List<Integer> marks = new ArrayList<>();
    for (Chair chair : setup.chairs()) {
      marks.add(chair.mark());
    }
    return marks;
  }
}
