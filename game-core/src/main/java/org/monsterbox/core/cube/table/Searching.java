package org.monsterbox.core.cube.table;

import org.monsterbox.core.cube.solver.Reachable;
import org.monsterbox.core.cube.solver.Solver;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.TileMove;

/** What rule sets 1 and 2 share: all search the same tiles at once. */
public final class Searching {

  private Searching() {}

  /** New cards are turned over: everybody starts afresh. */
  static void reveal(Playing play) {
    CubeState now = play.now;
    now.claimer = CubeState.NONE;
    now.rowAt = now.searched;
    now.voidedAt = now.searched;
    now.hints = 0;
    for (int seat = 0; seat < now.seats; seat++) {
      play.freshenSeat(seat);
    }
    if (now.rules.revealMs == 0) {
      search(play);
    } else {
      play.enter(Phase.REVEAL, now.rules.revealMs);
    }
  }

  static void search(Playing play) {
    CubeState now = play.now;
    now.claimer = CubeState.NONE;
    if (now.rules.soloRoundMs > 0) {
      play.enter(Phase.SEARCH, now.rules.soloRoundMs);
    } else {
      play.enter(Phase.SEARCH);
    }
    if (play.isTold()) {
      play.tell(new CubeEvent.SearchBegan());
    }
  }

  /** The first one claims. */
  public static void buzz(Playing play, int seat) {
    CubeState now = play.now;
    now.claimer = seat;
    now.lastClaimer = seat;
    play.enter(Phase.CLAIM, now.rules.claimMs);
    if (play.isTold()) {
      play.tell(new CubeEvent.Buzzed(seat, now.deadline));
    }
  }

  /** A tile stays where it was put for a claim. */
  public static void settleTile(Playing play, TileMove move) {
    play.moveTile(0, move);
    // Whoever found no match has not looked at these tiles.
    play.now.votes = 0;
  }

  /** A seat finds no match, or takes that back. */
  public static void vote(Playing play, int seat, boolean on) {
    CubeState now = play.now;
    now.votes = on ? now.votes | 1 << seat : now.votes & ~(1 << seat);
    if (play.isTold()) {
      play.tell(new CubeEvent.Voted(seat, on));
    }
    if (now.votes == (1 << now.seats) - 1) {
      Flow.of(now.rules.ruleSet).allVoted(play);
    }
  }

  /** Whether a solution of any target of any seat exists: the proof that there is none. */
  public static boolean hasMatch(CubeState now) {
    Reachable reachable = Solver.reachable(now.zones[0], now.rules.terms);
    int hands = now.rules.ruleSet == RuleSet.RACE ? now.seats : 1;
    for (int seat = 0; seat < hands; seat++) {
      for (byte card : now.targets(seat)) {
        if (reachable.contains(now.target(seat, card))) {
          return true;
        }
      }
    }
    return false;
  }

  /** All agreed, wrongly: the votes are void. */
  static void voidVotes(Playing play) {
    play.now.votes = 0;
    play.now.voidedAt = play.now.searched;
    if (play.isTold()) {
      play.tell(new CubeEvent.SolutionExists());
    }
  }

  /**
   * Counts a no-match; after some of them, or where nothing else changes, tiles are laid afresh.
   */
  static void countNoMatch(Playing play, boolean nothingChanged) {
    CubeState now = play.now;
    now.votes = 0;
    now.consecutiveNoMatch++;
    if (nothingChanged || now.consecutiveNoMatch == now.rules.relayAfter) {
      now.consecutiveNoMatch = 0;
      play.layOut(0);
    }
  }
}
