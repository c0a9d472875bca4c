package org.monsterbox.app.games.thirteen;

import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.app.games.thirteen.words.OpenPair;
import org.monsterbox.app.referee.clock.Aim;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;

/** How long people wait for bots, and how long they see what bots turn over. */
public final class ThirteenPacingTest {

  private static final ThirteenMonsters RULES = new ThirteenMonsters();
  private static final long TWO_MISSES = 4600;
  private static final long SEEN = 1200;

  private long pointed;
  private final List<Long> rests = new ArrayList<>();
  private ThirteenState state = RULES.start(new Setup(3, ThirteenPositions.usual(), 3));

  /** With the pointing at their cards; a little is left for what the device does meanwhile. */
  @Test
  public void twoBotsThatFindNothingTakeLessThanFiveSeconds() {
    miss(0);
    rests.clear();
    pointed = 0;
    miss(1);
    miss(2);
    long all = pointed;
    for (long rest : rests) {
      all += rest;
    }
    assertTrue(all + " ms", all <= TWO_MISSES);
  }

  /** Each of them for more than a second, or nobody could remember them. */
  @Test
  public void everyCardIsSeenLongEnough() {
    miss(0);
    long second = rests.get(2);
    long first = rests.get(1) + second;
    assertTrue(second + " ms", second >= SEEN);
    assertTrue(first + " ms", first >= SEEN);
  }

  private void miss(int seat) {
    play(seat, new ThirteenMove.BeginSearch(false));
    play(seat, new ThirteenMove.Flip(0));
    play(seat, new ThirteenMove.Flip(different()));
    play(seat, new ThirteenMove.Ack());
  }

  private int different() {
    for (int cell = 1; ; cell++) {
      ThirteenState open =
          RULES.play(state, RULES.view(state, 0).actor(), new ThirteenMove.Flip(cell), Events.NONE);
      if (OpenPair.of(RULES.view(open, 0)).isEmpty()) {
        return cell;
      }
    }
  }

  private void play(int seat, ThirteenMove move) {
    EventLog events = new EventLog();
    state = RULES.play(state, seat, move, events);
    long longest = 0;
    for (Event event : events.seenBy(0)) {
      longest = Math.max(longest, ThirteenPacing.TABLE.pauseAfter(event));
    }
    long pointing = new ThirteenKit().aim(move).isEmpty() ? 0 : Aim.POINTING;
    pointed += pointing;
    rests.add(longest);
  }
}
