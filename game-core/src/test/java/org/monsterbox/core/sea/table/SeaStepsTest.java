package org.monsterbox.core.sea.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.monsterbox.core.contract.Declared;
import org.monsterbox.core.contract.RandomGame;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.SeaMirror;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.WhaleCard;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaEnd;
import org.monsterbox.core.sea.terms.SeaOptions;

/**
 * What is true from one state to the next: invariants 2 and 8 of the rules, and that death is
 * final.
 */
public final class SeaStepsTest {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();
  private static final int GAMES = 15;

  @Test
  public void whatIsLostStaysLost() {
    forEachStep(
        setups(true),
        (before, move, after) -> {
          assertTrue(after.hp <= before.hp);
          assertTrue(after.reserve <= before.reserve);
          int broken = before.icebergs.count() - after.icebergs.count();
          assertEquals(move instanceof WhaleCard.RockSlide ? 1 : 0, broken);
          for (int seat = 1; seat <= before.hunters; seat++) {
            assertTrue(!before.isDead(seat) || after.isDead(seat));
          }
          assertTrue(after.actionsLeft <= before.actionsLeft || before.phase == Phase.HUNTER_DRAW);
        });
  }

  /** Everything of the mirrored game is the mirror image of the game. */
  @Test
  public void theMirroredGameIsTheSameGame() {
    for (Setup setup : setups(true)) {
      SeaState state = RULES.start(setup);
      SeaState mirror = RULES.start(setup);
      for (RandomGame.Step<SeaMove> step : steps(setup)) {
        state = RULES.play(state, step.seat(), step.move(), Events.NONE);
        SeaMove mirrored = RULES.readMove(SeaMirror.move(RULES.text(step.move())));
        mirror = RULES.play(mirror, step.seat(), mirrored, Events.NONE);
        assertMirrored(state.table, mirror.table);
      }
    }
  }

  private static void assertMirrored(SeaTable table, SeaTable mirror) {
    assertEquals(table.phase, mirror.phase);
    assertEquals(table.hp, mirror.hp);
    assertEquals(table.end, mirror.end);
    assertEquals(SeaMirror.cell(table.whaleCell), mirror.whaleCell);
    assertEquals(SeaMirror.cells(table.icebergs.list()).size(), mirror.icebergs.count());
    for (int cell : table.icebergs.list()) {
      assertTrue(mirror.icebergs.contains(SeaMirror.cell(cell)));
    }
    assertEquals(table.trappedAtStart, mirror.trappedAtStart);
    assertEquals(table.call, mirror.call);
    for (int seat = 1; seat <= table.hunters; seat++) {
      assertEquals(table.status(seat), mirror.status(seat));
      assertEquals(table.weapons(seat), mirror.weapons(seat));
      if (table.isAfloat(seat) && table.boat(seat) != Board.NONE) {
        assertEquals(SeaMirror.cell(table.boat(seat)), mirror.boat(seat));
        assertEquals(SeaMirror.direction(table.facing(seat)), mirror.facing(seat));
      }
    }
  }

  /** All kinds of moves and ways to end are seen, so that the other checks mean something. */
  @Test
  public void randomGamesHaveEverything() {
    Set<Class<?>> kinds = new HashSet<>();
    Set<SeaEnd> ends = EnumSet.noneOf(SeaEnd.class);
    List<Setup> setups = setups(true);
    setups.addAll(setups(false));
    forEachStep(
        setups,
        (before, move, after) -> {
          kinds.add(move.getClass());
          if (after.end != null) {
            ends.add(after.end);
          }
        });
    assertEquals(Declared.kinds(SeaMove.class), kinds);
    assertTrue(ends.toString(), ends.containsAll(List.of(SeaEnd.STORM, SeaEnd.KILL_ALL)));
  }

  private interface Check {
    void check(SeaTable before, SeaMove move, SeaTable after);
  }

  private static List<Setup> setups(boolean sharing) {
    List<Setup> setups = new ArrayList<>();
    Options options = Options.usual(SeaOptions.ALL).with(SeaOptions.HUNTERS_SHARE_HANDS, sharing);
    for (int seats = 3; seats <= 4; seats++) {
      for (long seed = 1; seed <= GAMES; seed++) {
        setups.add(new Setup(seats, options, seed));
      }
    }
    return setups;
  }

  private static List<RandomGame.Step<SeaMove>> steps(Setup setup) {
    return new RandomGame<>(RULES, setup, 20_000, (state, number) -> {}).steps();
  }

  private static void forEachStep(List<Setup> setups, Check check) {
    for (Setup setup : setups) {
      SeaState state = RULES.start(setup);
      for (RandomGame.Step<SeaMove> step : steps(setup)) {
        SeaState after = RULES.play(state, step.seat(), step.move(), Events.NONE);
        check.check(state.table, step.move(), after.table);
        state = after;
      }
    }
  }
}
