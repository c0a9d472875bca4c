package org.monsterbox.app.referee;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.thirteen.ThirteenKit;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.robolectric.annotation.Config;

/** Nobody turns cards back before the others have seen them. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class LookTest {

  private static final int SECOND = 1000;

  /** Two cards lie open, and whoever turned them wants to go on at once. */
  private static Rig<ThirteenState, ThirteenMove, ThirteenView> impatient(String seats) {
    Rig<ThirteenState, ThirteenMove, ThirteenView> rig = new Rig<>(new ThirteenKit(), seats, 5);
    while (!(rig.untilAsked().moves().get(0) instanceof ThirteenMove.Ack)) {
      rig.playFirstMove();
    }
    rig.playFirstMove();
    rig.settle();
    return rig;
  }

  private static long acknowledged(Rig<ThirteenState, ThirteenMove, ThirteenView> rig) {
    String ack = new ThirteenMonsters().text(new ThirteenMove.Ack());
    return rig.ledger.entries.stream().filter(entry -> entry.line().endsWith(ack)).count();
  }

  @Test
  public void amongPeopleOpenCardsStayForASecond() {
    Rig<ThirteenState, ThirteenMove, ThirteenView> rig = impatient("PP");
    assertEquals(0, acknowledged(rig));

    rig.main.pass(SECOND - 1);
    rig.settle();
    assertEquals(0, acknowledged(rig));

    rig.main.pass(1);
    rig.settle();
    assertEquals(1, acknowledged(rig));
  }

  @Test
  public void anotherTouchMeanwhileChangesNothing() {
    Rig<ThirteenState, ThirteenMove, ThirteenView> rig = impatient("PP");
    rig.playFirstMove();
    rig.main.pass(SECOND);
    rig.settle();

    assertEquals(1, acknowledged(rig));
    assertEquals(0, rig.refusals.size());
  }

  @Test
  public void whoPlaysAloneNeedNotWait() {
    assertEquals(1, acknowledged(impatient("PB")));
  }

  @Test
  public void whoLeavesTheTableHasNotGoneOn() {
    Rig<ThirteenState, ThirteenMove, ThirteenView> rig = impatient("PP");
    rig.referee.stop();
    rig.main.pass(SECOND);
    rig.settle();

    assertEquals(0, acknowledged(rig));
  }
}
