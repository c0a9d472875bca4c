package org.monsterbox.core.contract.gongs;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.bot.SearchCode;
import org.monsterbox.core.bot.arena.Match;
import org.monsterbox.core.contract.gongs.GongsMove.Kind;
import org.monsterbox.core.game.Outcome;

/** A match of bots against the clock. */
public final class GongsMatchTest {

  private final Gongs gongs = new Gongs();

  @Test
  public void theQuickestSeatComesFirstWhereverItSits() {
    assertEquals(List.of(0, 0, 5), scores(300, 200, 100));
    assertEquals(List.of(0, 5, 0), scores(300, 100, 200));
    assertEquals(List.of(5, 0, 0), scores(100, 300, 200));
  }

  @Test
  public void theClockRunsOutForThoseWhoAreTooSlow() {
    assertEquals(List.of(0, 0), scores(5000, 6000));
  }

  /** Seats that strike so many milliseconds after a candle is lit. */
  private List<Integer> scores(long... reactions) {
    List<Bot<GongsMove, GongsState>> bots = new ArrayList<>();
    for (long reaction : reactions) {
      bots.add(
          (view, moves, chance, cancelled) -> {
            long time = Math.min(view.clock + reaction, view.deadline);
            GongsMove move = new GongsMove(time < view.deadline ? Kind.STRIKE : Kind.TICK, time);
            return new Choice<>(move, Reason.of(SearchCode.ON_A_WHIM));
          });
    }
    Outcome outcome = new Match<>(gongs, gongs.usualSetup(reactions.length, 1), bots, 100).play();
    return outcome.places().stream().map(Outcome.Place::score).toList();
  }
}
