package org.monsterbox.app.referee;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.gongs.GongsKit;
import org.monsterbox.core.contract.gongs.GongsMove;
import org.monsterbox.core.contract.gongs.GongsMove.Kind;
import org.monsterbox.core.contract.gongs.GongsState;
import org.monsterbox.core.record.Entry;
import org.robolectric.annotation.Config;

/** Several people and bots act at once, and everything happens in the order of its time. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class RealTimeTest {

  private static final GongsMove STRIKE = new GongsMove(Kind.STRIKE, 0);

  private static Rig<GongsState, GongsMove, GongsState> gongs(String seats) {
    Rig<GongsState, GongsMove, GongsState> rig = new Rig<>(new GongsKit(), seats, 7);
    rig.settle();
    return rig;
  }

  private final Rig<GongsState, GongsMove, GongsState> people = gongs("PPP");
  private final Rig<GongsState, GongsMove, GongsState> mixed = gongs("PBP");

  private static List<String> lines(Rig<?, ?, ?> rig) {
    return rig.ledger.entries.stream().map(Entry::line).toList();
  }

  private static void pass(Rig<?, ?, ?> rig, long millis) {
    rig.main.pass(millis);
    rig.settle();
  }

  private static long deadline(Rig<GongsState, GongsMove, GongsState> rig) {
    return rig.referee.position().line().state().deadline();
  }

  @Test
  public void deadlinesPassByThemselves() {
    long end = deadline(people);
    pass(people, end + Race.HELD - 1);
    assertEquals(List.of(), lines(people));
    pass(people, 1);

    assertEquals(List.of("0 tick " + end), lines(people));
  }

  @Test
  public void aMoveHasTheTimeOfItsTouch() {
    pass(people, 500);
    people.referee.act(2, STRIKE, 120);
    pass(people, Race.HELD);

    assertEquals(List.of("2 strike 380"), lines(people));
  }

  @Test
  public void whoTouchedFirstWasFirstWhoeverIsHeardFirst() {
    pass(people, 500);
    people.referee.act(0, STRIKE, 10);
    people.referee.act(1, STRIKE, 30);
    people.referee.act(2, STRIKE, 20);
    pass(people, Race.HELD);

    assertEquals(List.of("1 strike 470"), lines(people));
  }

  @Test
  public void whoWasLaterHasDoneNothing() {
    pass(people, 500);
    people.referee.act(0, STRIKE, 0);
    pass(people, 5);
    people.referee.act(1, STRIKE, 0);
    pass(people, 10 * Race.HELD);

    assertEquals(List.of("0 strike 500"), lines(people));
    assertEquals(List.of(), people.refusals);
    assertEquals(0, people.referee.position().line().state().score(1));
  }

  @Test
  public void ofTwoAtTheSameMomentTheRulesSayWhoWasFirst() {
    pass(people, 500);
    people.referee.act(0, STRIKE, 0);
    pass(people, 100);
    people.referee.act(0, STRIKE, 0);
    people.referee.act(2, STRIKE, 0);
    people.referee.act(1, STRIKE, 0);
    pass(people, 100);

    assertEquals(List.of("0 strike 500", "1 strike 600"), lines(people));
  }

  @Test
  public void severalFingersOnOneThingAreOneTouch() {
    pass(people, 500);
    people.referee.act(1, STRIKE, 3);
    people.referee.act(1, STRIKE, 0);
    pass(people, 500);

    assertEquals(List.of("1 strike 497"), lines(people));
  }

  @Test
  public void aLateTouchIsNeverBeforeTheLastMove() {
    pass(people, 500);
    people.referee.act(1, STRIKE, 0);
    pass(people, 50);
    people.referee.act(0, STRIKE, 100);
    pass(people, 50);

    assertEquals(List.of("1 strike 500", "0 strike 500"), lines(people));
  }

  @Test
  public void aBotActsAtItsTime() {
    long time = deadline(mixed) - GongsKit.BOT_BEFORE_END;
    pass(mixed, time + Race.HELD - 1);
    assertEquals(List.of(), lines(mixed));
    pass(mixed, 1);

    assertEquals(List.of("1 strike " + time), lines(mixed));
  }

  @Test
  public void whoTouchedBeforeABotWasBeforeIt() {
    long time = deadline(mixed) - GongsKit.BOT_BEFORE_END;
    pass(mixed, time + 20);
    mixed.referee.act(2, STRIKE, 21);
    pass(mixed, Race.HELD);

    assertEquals(List.of("2 strike " + (time - 1)), lines(mixed));
  }

  @Test
  public void aPersonIsBeforeABotAtTheSameMoment() {
    long time = deadline(mixed) - GongsKit.BOT_BEFORE_END;
    pass(mixed, time);
    mixed.referee.act(2, STRIKE, 0);
    pass(mixed, Race.HELD);

    assertEquals(List.of("2 strike " + time), lines(mixed));
  }

  @Test
  public void botsThinkAgainWhenSomethingHappened() {
    pass(mixed, 500);
    mixed.referee.act(0, STRIKE, 0);
    pass(mixed, Race.HELD);
    long time = deadline(mixed) - GongsKit.BOT_BEFORE_END;
    pass(mixed, time - 540 + Race.HELD);

    assertEquals(List.of("0 strike 500", "1 strike " + time), lines(mixed));
  }

  @Test
  public void everyPersonIsOfferedTheirMovesWithoutATime() {
    assertEquals(
        List.of(0, 2),
        mixed.situation().sight().players().stream().map(each -> each.seat()).toList());
    assertEquals(List.of(STRIKE), mixed.situation().sight().players().get(1).moves());
  }

  @Test
  public void nothingIsTakenBack() {
    pass(people, 500);
    people.referee.act(0, STRIKE, 0);
    pass(people, 100);
    people.referee.undo();
    people.settle();

    assertEquals(0, people.situation().undoable());
    assertEquals(List.of("0 strike 500"), lines(people));
  }

  @Test
  public void theClockStandsWhileNothingCanBeKept() {
    pass(people, 500);
    people.ledger.failing = true;
    people.referee.act(0, STRIKE, 0);
    pass(people, Race.HELD);
    pass(people, 60_000);
    people.ledger.failing = false;
    people.referee.retry();
    people.settle();

    assertEquals(List.of("0 strike 500"), lines(people));
    assertEquals(500 + Race.HELD, people.referee.clock());
  }

  @Test
  public void anyMixtureOfTouchesMakesARecordThatIsTheGame() {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      Rig<GongsState, GongsMove, GongsState> rig = gongs("PBPP");
      while (!rig.situation().isOver()) {
        pass(rig, random.nextInt(60));
        switch (random.nextInt(40)) {
          case 0 -> rig.referee.setPaused(true);
          case 1 -> {
            rig.referee.stop();
            rig.referee.start();
          }
          case 2, 3, 4 ->
              rig.referee.act(List.of(0, 2, 3).get(random.nextInt(3)), STRIKE, random.nextInt(80));
          case 5 -> rig.open();
          default -> rig.referee.setPaused(false);
        }
        rig.settle();
      }
      GongsState again = rig.ledger.read(rig.kit.rules()).line().state();

      assertEquals(rig.referee.position().line().state().fingerprint(), again.fingerprint());
      assertEquals(List.of(), rig.refusals);
    }
  }

  @Test
  public void aGameOverIsOver() {
    while (!mixed.situation().isOver()) {
      pass(mixed, 10);
    }
    long clock = mixed.referee.clock();
    pass(mixed, 1000);

    assertEquals(clock, mixed.referee.clock());
    assertFalse(mixed.situation().paused());
    assertTrue(mixed.ledger.outcome.isPresent());
  }
}
