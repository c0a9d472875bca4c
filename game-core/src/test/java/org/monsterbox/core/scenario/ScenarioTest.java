package org.monsterbox.core.scenario;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.game.Rules;

public final class ScenarioTest {

  /** Claws with a single sentence of its own; seat 0 begins. */
  private static final class ClawsWords implements Vocabulary<ClawsState, ClawsMove> {

    private int seats = 2;

    @Override
    public Rules<ClawsState, ClawsMove, ?> rules() {
      return new Claws();
    }

    @Override
    public Sentences setUp() {
      return new Sentences().add("([2-4]) players", w -> seats = Integer.parseInt(w.group(1)));
    }

    @Override
    public ClawsState table() {
      return rules().start(rules().usualSetup(seats, 1));
    }

    @Override
    public Sentences story(Scenario<ClawsState, ClawsMove> game) {
      return new Sentences()
          .add(
              "([A-D]) is next",
              w -> assertEquals(Scenario.seat(w.group(1)), rules().turn(game.state()).first()));
    }
  }

  private static final String CARD =
      new Claws()
          .text(new Claws().legalMoves(new Claws().start(new Claws().usualSetup(3, 1)), 0).get(0));

  @Test
  public void whatIsTrueIsTold() {
    tell(
        "# a remark",
        "",
        "3 players",
        "A is next",
        "A may play " + CARD,
        "A plays " + CARD,
        "B is next");
    tell("3 players", "B plays " + CARD + ": refused with NOT_YOUR_TURN", "A is next");
    tell("3 players", "B may not play " + CARD);
  }

  @Test
  public void whatIsWrongIsNamedWithFileAndLine() {
    assertWrong("story.txt:2: B is next", "3 players", "B is next");
    assertWrong("story.txt:3: A dances\nnot understood", "3 players", "", "A dances");
    assertWrong("story.txt:1: A plays claw 99\nUNREADABLE_MOVE", "A plays claw 99");
    assertWrong("not refused", "3 players", "A plays " + CARD + ": refused with GAME_OVER");
    assertWrong("refused with NOT_YOUR_TURN", "B plays " + CARD + ": refused with GAME_OVER");
    assertWrong("the moves are", "3 players", "A may not play " + CARD);
  }

  @Test
  public void theTableIsNotSetUpAgainOnceTheGameHasBegun() {
    assertWrong("story.txt:3: 2 players", "3 players", "A is next", "2 players");
  }

  private static void tell(String... lines) {
    Scenario.run("story.txt", List.of(lines), new ClawsWords());
  }

  private static void assertWrong(String message, String... lines) {
    AssertionError wrong = assertThrows(AssertionError.class, () -> tell(lines));
    assertTrue(wrong.getMessage(), wrong.getMessage().contains(message));
  }
}
