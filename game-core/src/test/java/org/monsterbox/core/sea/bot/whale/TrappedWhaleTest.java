package org.monsterbox.core.sea.bot.whale;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.bot.SeaBot;
import org.monsterbox.core.sea.bot.SeaBots;
import org.monsterbox.core.sea.bot.plan.SeaLevel;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Phase;

/** The pond of vector 34, and what bots do in it as the whale. */
public final class TrappedWhaleTest {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();
  private static final int WHALE = 0;
  private static final int TRIES = 5;

  private static Chart pond() {
    return Chart.of(3)
        .whale("O5")
        .boat(1, "O4", "N")
        .boat(2, "N6", "N")
        .boat(3, "S1", "N")
        .nets(1, "P4 N4 N5 O7")
        .nets(2, "P6");
  }

  @Test
  public void v35_swimsUnderTheNetWithTheCurrent() {
    assertAllGetAway("CN05");
  }

  @Test
  public void v36_breaksTheIce() {
    assertAllGetAway("BB05");
  }

  @Test
  public void v37_leapsOut() {
    assertAllGetAway("BB06");
  }

  @Test
  public void thePlanKeepsItsCardWhileAnotherIsExchanged() {
    assertAllGetAway("BB06 CN07 CN08");
  }

  /** Every level, and not by chance: after its turn, and a landing, the whale is free. */
  private static void assertAllGetAway(String hand) {
    for (Grade grade : Grade.values()) {
      for (int seed = 0; seed < TRIES; seed++) {
        // What an exchange would bring is of no help.
        Chart chart = pond().hand(WHALE, hand).nextCards("BB02 BB03 BB04 CN01 CN02").whaleTurn();
        List<String> turn = new ArrayList<>();
        SeaState after = whaleTurn(chart.state(), grade, seed, turn);
        SeaView view = RULES.open(after, WHALE);
        String told = grade + " " + turn;
        assertFalse(told, view.isOver());
        if (view.isLeapPending()) {
          String target = Board.text(view.leapTarget().orElseThrow());
          assertFalse(told, target.equals("O5") || target.equals("O6"));
        } else {
          assertFalse(told, view.isShutIn());
        }
      }
    }
  }

  private static SeaState whaleTurn(SeaState from, Grade grade, long seed, List<String> turn) {
    SeaState state = from;
    SeaBot bot = SeaBots.of(grade, WHALE, seed);
    Chance chance = new Chance(seed);
    while (RULES.turn(state).includes(WHALE) && !RULES.open(state, WHALE).isOver()) {
      SeaView view = RULES.view(state, WHALE);
      List<SeaMove> moves = RULES.legalMoves(view);
      SeaMove move = bot.choose(view, moves, chance.branch(turn.size()), () -> false).move();
      turn.add(RULES.text(move));
      state = RULES.play(state, WHALE, move, Events.NONE);
    }
    return state;
  }

  /** A card that cannot help is changed for a Bestial Bond: most of those open a trap. */
  @Test
  public void withNoWayOutItHopesForABestialBond() {
    for (Grade grade : Grade.values()) {
      SeaView view = RULES.view(pond().hand(WHALE, "CN14").whaleTurn().state(), WHALE);
      SeaMove move =
          SeaBots.of(grade, WHALE, 1)
              .choose(view, RULES.legalMoves(view), new Chance(1), () -> false)
              .move();
      assertEquals(grade.name(), "exchange CN14 BOND", RULES.text(move));
    }
  }

  /** Section 9.2: −60 for the end of a turn in a trap, wherever in the trap that is. */
  @Test
  public void everyCellOfThePondIsATrap() {
    SeaView shut = RULES.open(pond().whaleTurn().state(), WHALE);
    Chart gap =
        Chart.of(3)
            .whale("O5")
            .boat(1, "O4", "N")
            .boat(2, "N6", "N")
            .boat(3, "S1", "N")
            .nets(1, "P4 N4 N5 O7");
    SeaView open = RULES.open(gap.whaleTurn().state(), WHALE);
    assertEquals(Phase.WHALE_ACTION, open.phase());
    for (String cell : List.of("O5", "O6")) {
      double worse = score(open, cell) - score(shut, cell);
      assertTrue(cell + " " + worse, worse >= 60);
    }
    assertTrue(score(open, "M5") - score(shut, "M5") < 10);
  }

  private static double score(SeaView view, String name) {
    WhaleScore score = new WhaleScore(SeaLevel.of(Grade.HARD).whale(), view);
    int cell = 0;
    while (!Board.text(cell).equals(name)) {
      cell++;
    }
    return score.at(cell);
  }
}
