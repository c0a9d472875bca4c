package org.monsterbox.core.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.monsterbox.core.contract.Declared;
import org.monsterbox.core.contract.RandomGame;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.moves.ThirteenMoves;
import org.monsterbox.core.thirteen.table.ThirteenChooser;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenEnd;

/** What is true from one state to the next: invariants 5, 6, 10 and 12 of the rules. */
public final class ThirteenStepsTest {

  private static final ThirteenMonsters RULES = new ThirteenMonsters();
  private static final int GAMES = 10;

  @Test
  public void cardsAndSetsGoOnlyWhereTheyMay() {
    forEachStep(
        (before, move, after) -> {
          int taken = before.table().cardsLeft() - after.table().cardsLeft();
          assertTrue(taken == 0 || (taken == 2 && move instanceof ThirteenMove.Ack));
          int moved = movedSets(before.table(), after.table());
          if (move instanceof ThirteenMove.Ack) {
            assertEquals(taken / 2, moved);
          } else if (move instanceof ThirteenMove.Take) {
            assertEquals(1, moved);
          } else if (move instanceof ThirteenMove.Stop || move instanceof ThirteenMove.Throw) {
            assertTrue(moved <= 1);
          } else if (move instanceof ThirteenMove.SuperNova) {
            assertEquals(6, moved);
          } else if (move instanceof ThirteenMove.Accept) {
            assertTrue(moved >= 2);
          } else {
            assertEquals(move.toString(), 0, moved);
          }
        });
  }

  /** How many sets have another owner than before. */
  private static int movedSets(ThirteenView before, ThirteenView after) {
    int moved = 0;
    for (int set = 0; set < MonsterSets.COUNT; set++) {
      moved += before.owner(set) != after.owner(set) ? 1 : 0;
    }
    return moved;
  }

  @Test
  public void nobodyAttacksTwiceUnlessTheTurnStartsOver() {
    forEachStep(
        (before, move, after) -> {
          if (before.table().attackUsed() && !after.table().attackUsed()) {
            boolean isNewTurn = before.table().active() != after.table().active();
            boolean isRestart = before.table().cardsLeft() > after.table().cardsLeft();
            assertTrue(isNewTurn || isRestart || move instanceof ThirteenMove.Build);
          }
          if (move instanceof ThirteenMove.Attack) {
            assertTrue(!before.table().attackUsed() && after.table().attackUsed());
          }
        });
  }

  /** All kinds of moves and all ways to end are seen, so that the other checks mean something. */
  @Test
  public void randomGamesHaveEverything() {
    Set<Class<?>> kinds = new HashSet<>();
    Set<ThirteenEnd> ends = new HashSet<>();
    forEachStep(
        (before, move, after) -> {
          kinds.add(move.getClass());
          after.table().end().ifPresent(ends::add);
        });
    Declared.assertEach(ThirteenMove.class, kinds);
    assertTrue(ends.toString(), ends.contains(ThirteenEnd.HP));
    assertTrue(ends.toString(), ends.contains(ThirteenEnd.DEATH_BATTLE));
  }

  @Test
  public void everyKindOfMoveHasItsRow() {
    Declared.assertEach(ThirteenMove.class, ThirteenMoves.TABLE.kinds());
  }

  /** Invariant 12: it takes some ten thousand moves. */
  @Test
  public void gamesOfThoseWhoRememberNothingEndToo() {
    for (int seats : new int[] {2, 5, 8}) {
      Setup setup = RULES.usualSetup(seats, 1);
      int moves = new RandomGame<>(RULES, setup, 500_000, (state, number) -> {}).steps().size();
      assertTrue(moves + " moves", moves > 2_000 && moves < 50_000);
    }
  }

  private interface Check {
    void check(ThirteenState before, ThirteenMove move, ThirteenState after);
  }

  private static void forEachStep(Check check) {
    for (int seats = 2; seats <= 8; seats++) {
      for (long seed = 1; seed <= GAMES; seed++) {
        replay(RULES.usualSetup(seats, seed), check);
      }
    }
  }

  private static void replay(Setup setup, Check check) {
    List<RandomGame.Step<ThirteenMove>> steps =
        new RandomGame<>(RULES, ThirteenChooser::choose, setup, 20_000, (state, number) -> {})
            .steps();
    ThirteenState state = RULES.start(setup);
    for (RandomGame.Step<ThirteenMove> step : steps) {
      ThirteenState after = RULES.play(state, step.seat(), step.move(), Events.NONE);
      check.check(state, step.move(), after);
      state = after;
    }
  }
}
