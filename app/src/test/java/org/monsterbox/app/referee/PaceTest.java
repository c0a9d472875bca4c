package org.monsterbox.app.referee;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.bigmonster.BigMonsterKit;
import org.monsterbox.app.games.sea.SeaKit;
import org.monsterbox.app.games.thirteen.ThirteenKit;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.robolectric.annotation.Config;

/**
 * How long people wait for bots at the usual speed: a turn of a bot that changes nothing, or next
 * to nothing, is followed in less than two and a half seconds. Time is virtual. In Monster Cube all
 * search at once, and nothing rests.
 */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class PaceTest {

  private static final long LONGEST_TURN = 2500;
  private static final int GAMES = 6;
  private static final int MOST_MOVES = 400;

  /** In a turn of nothing else nothing has changed, or only what every turn changes. */
  private static final Map<String, Set<String>> QUIET =
      Map.of(
          "thirteen",
          Set.of(
              "TurnStarted",
              "TurnRestarted",
              "TurnEnded",
              "SearchBegan",
              "Flipped",
              "SearchStopped",
              "Missed",
              "Thawed"),
          "bigmonster",
          Set.of(
              "TurnStarted",
              "PacketOpened",
              "Kept",
              "KeptFaceDown",
              "Passed",
              "Discarded",
              "RowOpened",
              "Taken",
              "TilePlaced",
              "ExplorerHidden",
              "ExplorerChosen"),
          "sea",
          Set.of(
              "RoundStarted",
              "Drew",
              "Reshuffled",
              "MoveKept",
              "Discarded",
              "HunterChosen",
              "BoatSailed",
              "Reoriented",
              "CurrentTaken",
              "EffectEnded",
              "RefloatFailed",
              "WhaleSwam"));

  /** Turns of one game, by what happened in them: the longest of each. */
  private final Map<String, Long> longest = new TreeMap<>();

  @Test
  public void aMissInThirteenMonstersIsSoonSeen() {
    check(new ThirteenKit(), 3);
  }

  /** One waits for two bots in a row no longer than for this. */
  @Test
  public void aRoundOfTwoBotsWhoFindNothingIsBelowFiveSeconds() {
    long longestRound = 0;
    int rounds = 0;
    for (int seed = 1; seed <= GAMES; seed++) {
      long round = 0;
      int quiet = 0;
      for (BotTurn turn : turns(new ThirteenKit(), 3, seed)) {
        boolean isQuiet = turn.isQuiet("thirteen");
        quiet = isQuiet ? quiet + 1 : 0;
        round = isQuiet ? round + turn.millis() : 0;
        if (quiet == 2) {
          longestRound = Math.max(longestRound, round);
          rounds++;
          quiet = 0;
          round = 0;
        }
      }
    }
    assertTrue("seen some", rounds > 3);
    System.out.println("A round of two bots: " + longestRound + " ms");
    assertTrue("a round takes " + longestRound + " ms", longestRound < 5000);
  }

  @Test
  public void aTurnInBigMonsterIsSoonSeen() {
    check(new BigMonsterKit(), 3);
  }

  @Test
  public void aTurnInMonsterOfTheSeaIsSoonSeen() {
    check(new SeaKit(), 3);
  }

  private <S extends Fingerprinted, M extends Move, V extends Fingerprinted> void check(
      GameKit<S, M, V> kit, int seats) {
    String game = kit.rules().facts().id();
    Set<String> tooLong = new TreeSet<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      for (BotTurn turn : turns(kit, seats, seed)) {
        String what = String.join(" ", new TreeSet<>(turn.happened()));
        longest.merge(what, turn.millis(), Math::max);
        if (turn.isQuiet(game) && turn.millis() >= LONGEST_TURN) {
          tooLong.add(turn.millis() + " ms: " + what);
        }
      }
    }
    longest.forEach((what, millis) -> System.out.println(game + " " + millis + " ms: " + what));
    assertEquals("Rows of the pacing that are too long", Set.of(), tooLong);
  }

  /**
   * A bot's moves in a row, with what the person saw of them.
   *
   * @param millis from when people have seen the turn before to the last of these
   */
  private record BotTurn(List<String> happened, long millis) {

    /** Whether nothing happened but what changes nothing; a third card takes a power. */
    boolean isQuiet(String game) {
      return QUIET.get(game).containsAll(happened)
          && Collections.frequency(happened, "Flipped") < 3;
    }
  }

  private static <S extends Fingerprinted, M extends Move, V extends Fingerprinted>
      List<BotTurn> turns(GameKit<S, M, V> kit, int seats, long seed) {
    Rig<S, M, V> rig = new Rig<>(kit, "P" + "B".repeat(seats - 1), seed);
    List<BotTurn> turns = new ArrayList<>();
    List<String> happened = new ArrayList<>();
    int actor = 0;
    long begun = 0;
    long last = 0;
    int seen = 0;
    rig.settle();
    while (!rig.situation().isOver() && seen < MOST_MOVES) {
      if (rig.situation().isAsked()) {
        rig.playFirstMove();
        rig.settle();
      } else if (rig.main.isWaiting()) {
        rig.main.skipToNext();
        rig.settle();
      } else {
        break;
      }
      Line<S, M> line = rig.referee.position().line();
      for (; seen < line.length(); seen++) {
        int seat = line.step(seen).seat();
        if (seat != actor) {
          if (actor != 0) {
            turns.add(new BotTurn(happened, last - begun));
          }
          happened = new ArrayList<>();
          begun = last + restOfOthers(kit, line.seenOf(0, seen));
          actor = seat;
        }
        for (Event event : line.seenOf(0, seen + 1)) {
          happened.add(event.getClass().getSimpleName());
        }
        last = rig.main.now();
      }
    }
    return turns;
  }

  /** How much longer people look at what the last turn led to than at whose turn it is now. */
  private static long restOfOthers(GameKit<?, ?, ?> kit, List<Event> last) {
    long all = 0;
    long handover = 0;
    String game = kit.rules().facts().id();
    for (Event event : last) {
      long pause = kit.pacing().pauseAfter(event);
      all = Math.max(all, pause);
      if (QUIET.get(game).contains(event.getClass().getSimpleName())) {
        handover = Math.max(handover, pause);
      }
    }
    return all - handover;
  }
}
