package org.monsterbox.core.cube.table;

import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.cards.Scoring;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.Verdict;

/** Rule set 1: a row of three for all, won cards count. */
public final class CodeFlow implements Flow {

  static final CodeFlow FLOW = new CodeFlow();

  private static final int SPRINT_CARDS = 10;
  private static final int SPRINT_PENALTY_MS = 15_000;

  private CodeFlow() {}

  @Override
  public void begin(Playing play) {
    nextRow(play);
  }

  private static void nextRow(Playing play) {
    if (!Dealing.refill(play)) {
      play.finish(play.now.rules.sprint ? CubeEnd.SPRINT_FAILED : CubeEnd.CARDS_OUT);
      return;
    }
    showRow(play);
  }

  private static void showRow(Playing play) {
    CubeState now = play.now;
    now.round++;
    if (play.isTold()) {
      play.tell(new CubeEvent.RowDealt(Codes.list(now.row), now.isLastRound()));
    }
    Searching.reveal(play);
  }

  @Override
  public void correct(Playing play, int seat, int card) {
    CubeState now = play.now;
    Dealing.win(play, seat, card);
    Dealing.discardRow(now);
    now.consecutiveNoMatch = 0;
    if (now.rules.sprint && now.won[seat].length == SPRINT_CARDS) {
      play.finish(CubeEnd.SPRINT_DONE);
    } else {
      nextRow(play);
    }
  }

  @Override
  public void wrong(Playing play, int seat) {
    CubeState now = play.now;
    if (now.rules.sprint) {
      play.addTime(SPRINT_PENALTY_MS);
    }
    int cards = now.won[seat].length;
    switch (now.rules.penaltyCard) {
      case OWNER_CHOICE -> {
        if (cards >= 2) {
          now.claimer = seat;
          play.enter(Phase.PENALTY, now.rules.penaltyMs);
          if (play.isTold()) {
            play.tell(new CubeEvent.PenaltyDue(seat, now.deadline));
          }
          return;
        }
        giveBack(play, seat, 0);
      }
      case LAST_WON -> giveBack(play, seat, cards - 1);
      case RANDOM -> {
        int index = cards == 0 ? 0 : now.chance.below(cards);
        now.chance = cards == 0 ? now.chance : now.chance.next();
        giveBack(play, seat, index);
      }
    }
  }

  /** The owner has chosen this card. */
  public static void returnCard(Playing play, int seat, int card) {
    giveBack(play, seat, Codes.indexOf(play.now.won[seat], card));
  }

  /** The card at that place, if there is any, goes under the pile, and a new row is dealt. */
  private static void giveBack(Playing play, int seat, int index) {
    CubeState now = play.now;
    if (now.won[seat].length > 0) {
      int card = now.won[seat][index];
      now.won = Codes.with(now.won, seat, Codes.without(now.won[seat], index));
      Dealing.putUnder(now, card);
      if (play.isTold()) {
        CubeEvent seen = new CubeEvent.CardReturned(seat, card);
        play.tell(seat, seen, now.rules.openWon ? seen : new CubeEvent.CardReturned(seat, 0));
      }
    }
    Dealing.discardRow(now);
    play.lock(seat);
    nextRow(play);
  }

  /** Nobody has the card, and the other two go with it as after any claim. */
  @Override
  public void givenAway(Playing play, int card) {
    Dealing.discardRow(play.now);
    nextRow(play);
  }

  @Override
  public void allVoted(Playing play) {
    CubeState now = play.now;
    if (now.rules.verified && Searching.hasMatch(now)) {
      if (now.rules.isSolo) {
        now.lastClaimer = 0;
        if (play.isTold()) {
          play.tell(new CubeEvent.ClaimFailed(0, Verdict.SOLUTION_EXISTS));
        }
        wrong(play, 0);
      } else {
        Searching.voidVotes(play);
      }
      return;
    }
    if (play.isTold()) {
      play.tell(new CubeEvent.NoMatch());
    }
    boolean sameAgain = now.pileSize() == 0;
    for (byte card : now.row) {
      Dealing.putUnder(now, card);
    }
    Searching.countNoMatch(play, sameAgain);
    now.row = new byte[] {Dealing.draw(now), Dealing.draw(now), Dealing.draw(now)};
    showRow(play);
  }

  @Override
  public void timeout(Playing play) {
    CubeState now = play.now;
    switch (now.phase) {
      case REVEAL -> Searching.search(play);
      case SEARCH -> {
        Dealing.discardRow(now);
        nextRow(play);
      }
      case CLAIM -> {
        if (play.isTold()) {
          play.tell(new CubeEvent.ClaimFailed(now.claimer, Verdict.TIMEOUT));
        }
        wrong(play, now.claimer);
      }
      case PENALTY -> returnCard(play, now.claimer, Scoring.cheapest(now.won[now.claimer]));
      default -> throw new IllegalStateException("No deadline in " + now.phase);
    }
  }
}
