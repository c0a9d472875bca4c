package org.monsterbox.core.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.monsterbox.core.bigmonster.map.Feature;
import org.monsterbox.core.bigmonster.map.Placed;
import org.monsterbox.core.bigmonster.map.Scoring;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Award;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Place;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.SelectMedals;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.TakeDiscard;
import org.monsterbox.core.bigmonster.moves.BigMonsterMoves;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.MedalSelection;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bigmonster.terms.ScoreSheet;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.contract.RandomGame;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/** What is true from one state to the next: invariants 6, 7, 8, 12 and 21 of the rules. */
public final class BigMonsterStepsTest {

  private static final BigMonster RULES = new BigMonster();
  private static final int GAMES = 8;
  private static final int MOST_MOVES = 300;

  private static final Options GOALS = BigMonsterContract.stretchGoals(ModeChoice.AUTO);

  private interface Check {
    void check(BigMonsterState before, int seat, BigMonsterMove move, BigMonsterState after);
  }

  private static void forEachStep(Check check) {
    for (long seed = 1; seed <= GAMES; seed++) {
      for (int seats = 2; seats <= 6; seats++) {
        replay(new Setup(seats, GOALS, seed), check);
      }
      replay(new Setup(6, GOALS.with(BigMonsterOptions.MODE, ModeChoice.TEAM), seed), check);
    }
  }

  private static void replay(Setup setup, Check check) {
    BigMonsterState state = RULES.start(setup);
    for (RandomGame.Step<BigMonsterMove> step : steps(setup)) {
      BigMonsterState after = RULES.play(state, step.seat(), step.move(), Events.NONE);
      check.check(state, step.seat(), step.move(), after);
      state = after;
    }
  }

  private static List<RandomGame.Step<BigMonsterMove>> steps(Setup setup) {
    return new RandomGame<>(
            RULES, BigMonsterChooser::choose, setup, MOST_MOVES, (state, number) -> {})
        .steps();
  }

  /** Invariant 7: a tile never costs points, but for the yeti. */
  @Test
  public void placingNeverLowersALine() {
    forEachStep(
        (before, seat, move, after) -> {
          if (move instanceof Place) {
            ScoreSheet old = sheetWithoutNewMedals(before, before, seat);
            ScoreSheet now = sheetWithoutNewMedals(after, before, seat);
            boolean isYeti = Tiles.type(before.table().revealed(seat)) == TileType.SG_YETI;
            assertTrue(move.toString(), now.ice() >= old.ice() - (isYeti ? 5 : 0));
            assertTrue(move.toString(), now.bigMonster() >= old.bigMonster());
            assertTrue(move.toString(), now.lava() >= old.lava());
            assertTrue(move.toString(), now.meadow() >= old.meadow());
            assertTrue(move.toString(), now.swamp() >= old.swamp());
            assertTrue(move.toString(), now.crystals() >= old.crystals());
            assertTrue(move.toString(), now.explorer() >= old.explorer());
          }
        });
  }

  private static ScoreSheet sheetWithoutNewMedals(
      BigMonsterState state, BigMonsterState medals, int seat) {
    Tableau tableau = state.table().tableau(seat);
    return Scoring.sheet(state.table().options(), tableau, medals.table().honours(seat));
  }

  /** Invariant 8: nobody mutates back, and level 2 has both ports lit. */
  @Test
  public void levelsOnlyGrow() {
    forEachStep(
        (before, seat, move, after) -> {
          if (move instanceof Place) {
            Tableau old = before.table().tableau(seat);
            Tableau now = after.table().tableau(seat);
            for (int i = 0; i < old.size(); i++) {
              assertTrue(now.level(i) >= old.level(i));
              assertTrue(now.level(i) < 2 || (now.isLitFromAbove(i) && now.isLitFromBelow(i)));
            }
          }
        });
  }

  /** Invariant 12: a medal is won in one check, by those who met it then and not before. */
  @Test
  public void medalsAreWonOnce() {
    forEachStep(
        (before, seat, move, after) -> {
          for (Medal medal : Medal.TO_WIN) {
            for (int other = 0; other < before.table().seats(); other++) {
              boolean isNew =
                  after.table().holds(other, medal) && !before.table().holds(other, medal);
              if (isNew) {
                assertTrue(before.table().isOpen(medal));
                assertFalse(after.table().isOpen(medal));
              }
              if (before.table().holds(other, medal)) {
                assertTrue(after.table().holds(other, medal));
              }
            }
          }
        });
  }

  /** Invariant 6: the same tiles at the same places score the same, in whatever order they came. */
  @Test
  public void theOrderOfTilesDoesNotMatter() {
    for (long seed = 1; seed <= GAMES; seed++) {
      BigMonsterState end = RULES.start(new Setup(5, GOALS, seed));
      for (RandomGame.Step<BigMonsterMove> step : steps(new Setup(5, GOALS, seed))) {
        end = RULES.play(end, step.seat(), step.move(), Events.NONE);
      }
      for (int seat = 0; seat < 5; seat++) {
        Tableau tableau = end.table().tableau(seat);
        int[] order = new int[tableau.size()];
        for (int i = 0; i < order.length; i++) {
          order[i] = i;
        }
        new Chance(seed).shuffle(order);
        Tableau other = Tableau.of(tableau.explorer());
        for (int i : order) {
          Placed placed = tableau.tile(i);
          other = other.with(placed.tile(), placed.x(), placed.y());
        }
        for (Feature feature : Feature.values()) {
          assertEquals(feature.name(), tableau.count(feature), other.count(feature));
        }
      }
    }
  }

  /** Invariant 21, with all kinds of moves, so that the other checks mean something. */
  @Test
  public void gamesHaveAsManyMovesAsTheRulesSay() {
    Set<Class<?>> seen = new HashSet<>();
    Options chosen = GOALS.with(BigMonsterOptions.MEDAL_SELECTION, MedalSelection.CHOSEN);
    for (int seats = 2; seats <= 6; seats++) {
      for (long seed = 1; seed <= GAMES; seed++) {
        int moves = 0;
        for (RandomGame.Step<BigMonsterMove> step : steps(new Setup(seats, chosen, seed))) {
          BigMonsterMove move = step.move();
          seen.add(move.getClass());
          boolean isExtra =
              move instanceof Award || move instanceof SelectMedals || move instanceof TakeDiscard;
          moves += isExtra ? 0 : 1;
        }
        int turns = seats <= 3 ? 20 : 18;
        int late = moves - seats - 2 * turns * seats;
        assertTrue("late tiles " + late, late == 0 || (late == 1 && seats >= 4));
      }
    }
    assertEquals(BigMonsterMoves.TABLE.kinds(), seen);
  }
}
