package org.monsterbox.app.referee;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.claws.ClawsKit;
import org.monsterbox.app.referee.clock.Pace;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.contract.claws.ClawsCode;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.contract.claws.ClawsView;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Entry;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class RefereeTest {

  private static final long SEED = 5;

  private static Rig<ClawsState, ClawsMove, ClawsView> rig(String seats) {
    return new Rig<>(new ClawsKit(), seats, SEED);
  }

  @Test
  public void playsToTheEndAgainstBots() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PBB");

    rig.playOut();

    assertTrue(rig.situation().isOver());
    assertEquals(15, rig.ledger.entries.size());
    assertEquals(rig.situation().outcome(), rig.ledger.outcome);
    assertEquals(List.of(), rig.situation().moves());
  }

  @Test
  public void botsPlayAmongThemselves() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("BBBB");

    rig.playOut();

    assertTrue(rig.situation().isOver());
  }

  @Test
  public void aMoveIsDoneOnlyOnceItIsKept() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PP");
    rig.playFirstMove();

    assertEquals(0, rig.happened);
    assertEquals(0, rig.situation().viewer());

    rig.settle();

    assertEquals(1, rig.happened);
    assertEquals(1, rig.situation().viewer());
    assertEquals(1, rig.ledger.entries.size());
  }

  @Test
  public void aSecondTapWhileAMoveIsOnItsWayDoesNothing() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PP");
    rig.playFirstMove();
    rig.playFirstMove();
    rig.settle();

    assertEquals(1, rig.ledger.entries.size());
    assertEquals(List.of(), rig.refusals);
  }

  @Test
  public void botsWaitWhileSomebodyReads() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PB");
    rig.referee.setHeld(true);
    rig.playFirstMove();
    rig.settle();

    assertEquals("the person's move alone", 1, rig.ledger.entries.size());

    rig.referee.setHeld(false);
    rig.untilAsked();

    assertEquals(2, rig.ledger.entries.size());
  }

  @Test
  public void whatTheRulesRefuseIsToldAndNotKept() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PP");
    int notMine = rig.kit.rules().view(rig.referee.position().line().state(), 1).hand().get(0);

    rig.referee.act(0, new ClawsMove(notMine), 0);
    rig.settle();

    assertEquals(List.of(ClawsCode.NO_SUCH_CARD), rig.refusals);
    assertEquals(0, rig.ledger.entries.size());
  }

  @Test
  public void aMoveThatCannotBeKeptIsNotShownUntilItIsTriedAgain() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PB");
    rig.ledger.failing = true;
    rig.playFirstMove();
    rig.settle();

    assertTrue(rig.situation().unsaved());
    assertEquals(0, rig.happened);
    assertEquals(5, rig.situation().view().hand().size());

    rig.ledger.failing = false;
    rig.referee.retry();
    rig.untilAsked();

    assertFalse(rig.situation().unsaved());
    assertEquals(4, rig.situation().view().hand().size());
  }

  @Test
  public void thinkingEndsWhenThePeopleLeaveAndTheSameIsDecidedWhenTheyComeBack() {
    Rig<ClawsState, ClawsMove, ClawsView> undisturbed = rig("PB");
    undisturbed.playOut();
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PB");
    rig.playFirstMove();
    rig.keeping.run();
    rig.main.idle();
    assertFalse("a bot thinks", rig.thinking.isEmpty());

    rig.referee.stop();
    rig.settle();
    assertEquals("nobody has moved", 1, rig.ledger.entries.size());

    rig.referee.start();
    rig.playOut();
    assertEquals(undisturbed.ledger.entries, rig.ledger.entries);
  }

  @Test
  public void whereverTheProcessDiesTheSameGameGoesOn() {
    Rig<ClawsState, ClawsMove, ClawsView> undisturbed = rig("PBB");
    undisturbed.playOut();
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PBB");
    while (!rig.untilAsked().isOver()) {
      rig.playFirstMove();
      rig.referee.close();
      rig.settle();
      rig.open();
      rig.keeping.run();
      rig.main.idle();
      rig.referee.close();
      rig.open();
    }

    assertEquals(undisturbed.ledger.entries, rig.ledger.entries);
    assertEquals(
        undisturbed.referee.position().line().state().fingerprint(),
        rig.referee.position().line().state().fingerprint());
  }

  @Test
  public void theTableStandsStillAfterAThrowBeforeABotGoesOn() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("BB");
    rig.settle();
    assertEquals(1, rig.ledger.entries.size());

    rig.main.pass(99);
    rig.settle();
    assertEquals(1, rig.ledger.entries.size());
    rig.main.pass(1);
    rig.settle();
    assertEquals(2, rig.ledger.entries.size());

    rig.main.pass(ClawsKit.THROW_PAUSE - 1);
    rig.settle();
    assertEquals("the die was thrown", 2, rig.ledger.entries.size());
    rig.referee.hurry();
    rig.settle();
    assertEquals("somebody could not wait", 3, rig.ledger.entries.size());
  }

  @Test
  public void aPauseThatOnlyATapEndsIsNotEndedByTime() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("BB");
    rig.pace = (usual, revealed) -> revealed ? Pace.UNTIL_TAPPED : 0;
    rig.untilAsked();
    assertEquals(2, rig.ledger.entries.size());

    rig.main.pass(1_000_000);
    rig.settle();
    assertEquals(2, rig.ledger.entries.size());
    rig.referee.hurry();
    rig.settle();
    assertEquals(4, rig.ledger.entries.size());
  }

  @Test
  public void pausedBotsWait() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("BB");
    rig.referee.setPaused(true);
    rig.settle();
    assertEquals(0, rig.ledger.entries.size());

    rig.referee.setPaused(false);
    rig.settle();
    assertEquals(1, rig.ledger.entries.size());
  }

  @Test
  public void aPersonTakesOverABotAndGivesTheSeatBack() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("BB");
    rig.referee.seat(0, Chair.person(7, 0, "Anna"));
    rig.untilAsked();

    assertTrue(rig.situation().isAsked());
    assertEquals(0, rig.situation().viewer());
    assertEquals(Chair.person(7, 0, "Anna"), rig.ledger.chairs.get(0));

    rig.referee.seat(0, Chair.bot(Grade.HARD, 0, "Grob"));
    rig.playOut();

    assertTrue(rig.situation().isOver());
  }

  @Test
  public void aBotThatFailsMovesAtRandom() {
    ClawsKit broken =
        new ClawsKit() {
          @Override
          public Bot<ClawsMove, ClawsView> bot(Grade grade, int seat, long seed) {
            return (view, moves, chance, cancelled) -> {
              throw new IllegalStateException("broken");
            };
          }
        };
    Rig<ClawsState, ClawsMove, ClawsView> rig = new Rig<>(broken, "PB", SEED);

    rig.playOut();

    assertTrue(rig.situation().isOver());
  }

  @Test
  public void anAbandonedGameIsKeptAsSuch() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PB");
    boolean[] done = new boolean[1];

    rig.referee.abandon(() -> done[0] = true);
    rig.settle();

    assertTrue(done[0]);
    assertTrue(rig.ledger.abandoned);
  }

  @Test
  public void helpToRememberIsNotedAndTheMoveFollows() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PP");
    rig.referee.noteHelp();
    rig.playFirstMove();
    rig.settle();

    assertEquals(1, rig.situation().assisted());
    assertEquals(new Entry.Comment("hint 0"), rig.ledger.entries.get(0));
    assertEquals("the move and nothing else", 2, rig.ledger.entries.size());
  }

  @Test
  public void aHintIsShownUntilTheNextMoveAndNoted() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PP");
    rig.referee.advise();
    assertTrue(rig.situation().hint().isEmpty());
    rig.settle();

    ClawsMove proposed = rig.situation().hint().orElseThrow().move();
    assertTrue(rig.situation().moves().contains(proposed));
    assertEquals(1, rig.situation().assisted());
    assertEquals(List.of(new Entry.Comment("hint 0")), rig.ledger.entries);

    rig.playFirstMove();
    rig.settle();
    assertTrue(rig.situation().hint().isEmpty());
    assertEquals(1, rig.ledger.read(rig.kit.rules()).line().assisted());
  }

  @Test
  public void theTimeAtTheTableIsMeasured() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PP");
    rig.main.pass(3000);
    rig.referee.stop();
    rig.main.pass(50_000);
    rig.referee.start();
    rig.main.pass(1000);
    rig.playFirstMove();
    rig.settle();

    assertEquals(4000, rig.ledger.standing.orElseThrow().playedMillis());
  }

  @Test
  public void theLogTellsTheViewerNothingOfOtherHands() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PP");
    assertEquals(2, rig.referee.position().log(0).size());
    Setup setup = rig.kit.rules().usualSetup(2, SEED);
    Line<ClawsState, ClawsMove> line = Line.start(rig.kit.rules(), setup);
    assertEquals(line.dealtTo(0), rig.referee.position().log(0));
  }
}
