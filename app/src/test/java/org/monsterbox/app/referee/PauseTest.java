package org.monsterbox.app.referee;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.thirteen.ThirteenKit;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.LongPause;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.thirteen.bot.ThirteenBot;
import org.monsterbox.core.thirteen.bot.ThirteenBots;
import org.monsterbox.core.thirteen.bot.memory.Remembered;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.robolectric.annotation.Config;

/** Bots forget while nobody plays, and forget the same whenever the record is read. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class PauseTest {

  private static final int BOT = 1;

  private final Rig<ThirteenState, ThirteenMove, ThirteenView> rig =
      new Rig<>(new ThirteenKit(), "PB", 5);

  @Test
  public void aDayIsNoted() {
    play(12);
    reopen(Pause.LONG_MILLIS);

    assertEquals(List.of(Pause.NOTED), pauses());
  }

  @Test
  public void lessThanADayIsNot() {
    play(12);
    reopen(Pause.LONG_MILLIS - 1);

    assertEquals(List.of(), pauses());
  }

  @Test
  public void aTableThatWasOnlyLeftCountsToo() {
    play(12);
    rig.referee.stop();
    rig.main.pass(Pause.LONG_MILLIS);
    rig.referee.start();
    rig.settle();
    rig.referee.stop();
    rig.referee.start();
    rig.settle();

    assertEquals(List.of(Pause.NOTED), pauses());
  }

  @Test
  public void beforeTheFirstMoveThereIsNothingToForget() {
    reopen(Pause.LONG_MILLIS);

    assertEquals(List.of(), pauses());
  }

  @Test
  public void nothingIsForgottenInAGameThatIsOver() {
    rig.playOut();
    reopen(Pause.LONG_MILLIS);

    assertEquals(List.of(), pauses());
  }

  @Test
  public void botsAreToldWhereItWas() {
    play(12);
    reopen(Pause.LONG_MILLIS);
    int told = line().toldTo(BOT).size();
    play(6);

    assertEquals(new LongPause(), line().toldTo(BOT).get(told - 1));
    assertEquals(1, line().toldTo(BOT).stream().filter(LongPause.class::isInstance).count());
  }

  @Test
  public void theRecordMakesTheSameMemoryAgain() {
    play(40);
    List<Remembered> before = remembered();
    reopen(Pause.LONG_MILLIS);
    reopen(3 * Pause.LONG_MILLIS);
    play(2);
    List<Remembered> after = remembered();
    reopen(0);

    assertEquals(after, remembered());
    assertNotEquals(before, after);
  }

  @Test
  public void aGameWithAPauseIsTheSameGameWhereverItIsTakenUp() {
    play(40);
    reopen(Pause.LONG_MILLIS);
    Rig<ThirteenState, ThirteenMove, ThirteenView> other = new Rig<>(new ThirteenKit(), "PB", 5);
    other.ledger.entries.addAll(rig.ledger.entries);
    other.open();
    play(10);
    other.open();
    long played = rig.playOut();

    assertEquals(played, other.playOut());
  }

  @Test
  public void whatIsTakenBackDoesNotTakeThePauseAlong() {
    Line<ThirteenState, ThirteenMove> line = line();
    for (int move = 0; move < 3; move++) {
      int actor = rig.kit.rules().turn(line.state()).first();
      line = line.played(actor, rig.kit.rules().legalMoves(line.state(), actor).get(0));
    }

    List<?> told = line.paused().without(2).toldTo(BOT);

    assertEquals(new LongPause(), told.get(told.size() - 1));
  }

  /** People and bots together make so many moves. */
  private void play(int moves) {
    int enough = rig.ledger.entries.size() + moves;
    while (rig.ledger.entries.size() < enough) {
      if (rig.untilAsked().isOver()) {
        return;
      }
      rig.playFirstMove();
    }
    rig.untilAsked();
  }

  private void reopen(long leftMillis) {
    rig.ledger.leftMillis = leftMillis;
    rig.open();
    rig.settle();
    rig.ledger.leftMillis = 0;
  }

  private List<Entry> pauses() {
    List<Entry> pauses = new ArrayList<>(rig.ledger.entries);
    pauses.retainAll(List.of(Pause.NOTED));
    return pauses;
  }

  private Line<ThirteenState, ThirteenMove> line() {
    return rig.ledger.read(rig.kit.rules()).line();
  }

  private List<Remembered> remembered() {
    ThirteenBot bot = ThirteenBots.of(Grade.MEDIUM, BOT, 5);
    line().toldTo(BOT).forEach(bot::watch);
    return bot.remembered();
  }
}
