package org.monsterbox.app.games.sea;

import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.app.referee.clock.Aim;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.bot.SeaBots;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.terms.SeaOptions;

/** How long people wait for a bot that only sails about. */
public final class SeaPaceTest {

  private static final long MOST_MILLIS = 2500;
  private static final int GAMES = 4;

  private final SeaKit kit = new SeaKit();

  @Test
  public void aHuntersTurnThatHitsNothingIsShort() {
    List<Long> turns = new ArrayList<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      play(new Setup(4, Options.usual(SeaOptions.ALL), seed), turns);
    }
    long longest = turns.stream().mapToLong(Long::longValue).max().orElseThrow();
    assertTrue("turns: " + turns.size(), turns.size() > 20);
    assertTrue("longest: " + longest, longest < MOST_MILLIS);
  }

  private void play(Setup setup, List<Long> turns) {
    List<Bot<SeaMove, SeaView>> bots = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      bots.add(SeaBots.of(Grade.EASY, seat, setup.seed()));
    }
    SeaState state = kit.rules().start(setup);
    long millis = 0;
    boolean changes = true;
    int last = SeaView.NOBODY;
    Phase before = Phase.SETUP_SHIP;
    for (int moves = 0; !kit.rules().turn(state).isOver(); moves++) {
      int seat = kit.rules().turn(state).first();
      SeaView view = kit.rules().view(state, seat);
      boolean isChosen = last == SeaView.NOBODY && before == Phase.HUNTER_SELECT;
      if (view.current() != last && !isChosen) {
        if (millis > 0 && !changes) {
          turns.add(millis);
        }
        millis = 0;
        changes = seat == 0;
      }
      last = view.current();
      before = view.phase();
      SeaMove move =
          bots.get(seat)
              .choose(
                  view,
                  kit.rules().legalMoves(state, seat),
                  Chance.of(setup.seed(), "move " + moves),
                  () -> false)
              .move();
      EventLog log = new EventLog();
      state = kit.rules().play(state, seat, move, log);
      millis += pause(move, log.seenBy(0));
      changes |= log.seenBy(0).stream().anyMatch(SeaPaceTest::changesSomething);
      for (int other = 0; other < bots.size(); other++) {
        log.seenBy(other).forEach(bots.get(other)::watch);
      }
    }
  }

  private long pause(SeaMove move, List<Event> seen) {
    long longest = seen.stream().mapToLong(kit.pacing()::pauseAfter).max().orElse(0);
    return longest + (kit.aim(move).isEmpty() ? 0 : Aim.POINTING);
  }

  /** More than where a boat is and which cards are in the hand. */
  private static boolean changesSomething(Event event) {
    boolean isOnlySailing =
        event instanceof SeaEvent.HunterChosen
            || event instanceof SeaEvent.MoveKept
            || event instanceof SeaEvent.Drew
            || event instanceof SeaEvent.Reshuffled
            || event instanceof SeaEvent.CardPlayed
            || event instanceof SeaEvent.BoatSailed
            || event instanceof SeaEvent.Reoriented;
    return !isOnlySailing;
  }
}
