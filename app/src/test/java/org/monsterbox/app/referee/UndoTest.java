package org.monsterbox.app.referee;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.claws.ClawsKit;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.contract.claws.ClawsView;
import org.monsterbox.core.record.Entry;
import org.robolectric.annotation.Config;

/** Back to where the same person acted last, if nothing random or hidden has come to light. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class UndoTest {

  private static Rig<ClawsState, ClawsMove, ClawsView> rig(String seats) {
    Rig<ClawsState, ClawsMove, ClawsView> rig = new Rig<>(new ClawsKit(), seats, 5);
    // Long enough for the test to look at the table after each round.
    rig.pace = (usual, revealed) -> revealed ? usual : usual / 100;
    return rig;
  }

  private static void playAndPassAMoment(Rig<ClawsState, ClawsMove, ClawsView> rig) {
    rig.playFirstMove();
    rig.settle();
    rig.main.pass(1);
    rig.keeping.run();
    rig.main.idle();
  }

  @Test
  public void nothingCanBeTakenBackAtFirst() {
    assertEquals(0, rig("PB").situation().undoable());
  }

  @Test
  public void takesBackOnesOwnMoveAndTheAnswersOfBots() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PBB");
    long before = rig.referee.position().line().state().fingerprint();
    playAndPassAMoment(rig);
    assertEquals("mine and a bot's", 2, rig.situation().undoable());

    rig.referee.undo();
    rig.settle();

    assertEquals(before, rig.referee.position().line().state().fingerprint());
    assertTrue(rig.situation().isAsked());
    assertEquals(new Entry.Undone(2), rig.ledger.entries.get(2));
    assertEquals("somebody was helped", 1, rig.situation().assisted());
  }

  @Test
  public void aBotAnswersTheSameMoveInTheSameWay() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PBB");
    playAndPassAMoment(rig);
    rig.referee.undo();
    rig.settle();
    playAndPassAMoment(rig);

    assertEquals(rig.ledger.entries.subList(0, 2), rig.ledger.entries.subList(3, 5));
  }

  @Test
  public void nothingIsTakenBackBeforeAThrowOfTheDie() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PB");
    rig.playFirstMove();
    rig.untilAsked();

    assertEquals(0, rig.situation().undoable());
    rig.referee.undo();
    rig.settle();
    assertEquals(2, rig.ledger.entries.size());
  }

  @Test
  public void nobodyTakesBackTheMoveOfAnotherPerson() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PPP");
    rig.playFirstMove();
    rig.settle();

    assertEquals(1, rig.situation().viewer());
    assertEquals(0, rig.situation().undoable());
  }

  @Test
  public void aTakenBackMoveStaysTakenBackAfterTheProcessDied() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PBB");
    rig.playFirstMove();
    rig.settle();
    rig.referee.undo();
    rig.settle();
    long shown = rig.referee.position().line().state().fingerprint();

    rig.open();

    assertEquals(shown, rig.referee.position().line().state().fingerprint());
    assertEquals(List.of(), rig.refusals);
  }

  @Test
  public void anUndoThatCannotBeKeptChangesNothingUntilItIsTriedAgain() {
    Rig<ClawsState, ClawsMove, ClawsView> rig = rig("PBB");
    rig.playFirstMove();
    rig.settle();
    long shown = rig.referee.position().line().state().fingerprint();
    rig.ledger.failing = true;
    rig.referee.undo();
    rig.settle();

    assertEquals(shown, rig.referee.position().line().state().fingerprint());
    assertTrue(rig.situation().unsaved());
  }
}
