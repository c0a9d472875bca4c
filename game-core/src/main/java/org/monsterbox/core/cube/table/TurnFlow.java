package org.monsterbox.core.cube.table;

import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.TileMove;

/** Rule sets 3 and 4: one after the other, each on their own tiles. */
public final class TurnFlow implements Flow {

  static final TurnFlow FLOW = new TurnFlow();

  private TurnFlow() {}

  @Override
  public void begin(Playing play) {
    CubeState now = play.now;
    Dealing.refill(play);
    now.currentSeat = now.firstSeat;
    handOver(play);
  }

  private static void handOver(Playing play) {
    CubeState now = play.now;
    now.round++;
    now.tentative = null;
    now.movedTile = 0;
    now.hints = 0;
    play.enter(Phase.HANDOVER);
    if (play.isTold()) {
      play.tell(new CubeEvent.HandedOver(now.currentSeat));
    }
  }

  /** The row is uncovered, and the clock runs. */
  public static void begin(Playing play, int seat) {
    CubeState now = play.now;
    int millis = now.rules.turnMs(seat);
    if (millis > 0) {
      play.enter(Phase.TURN, millis);
    } else {
      play.enter(Phase.TURN);
    }
    now.rowAt = now.searched;
    play.freshenSeat(seat);
    if (play.isTold()) {
      play.tell(new CubeEvent.TurnBegan(seat, now.deadline));
      play.tell(new CubeEvent.RowDealt(Codes.list(now.row), now.isLastRound()));
    }
  }

  /** The tile stays where it was put. */
  private static void settleTile(Playing play) {
    TileMove move = play.now.tentative;
    if (move != null) {
      play.now.tentative = null;
      play.now.movedTile = move.tile();
      play.moveTile(play.now.currentSeat, move);
    }
  }

  /** The tile lies elsewhere, but may be taken back. */
  public static void put(Playing play, TileMove move) {
    play.now.tentative = move;
    if (play.isTold()) {
      play.tell(new CubeEvent.TilePut(play.now.currentSeat, move));
    }
  }

  /** The tile lies where it was. */
  public static void takeBack(Playing play) {
    play.now.tentative = null;
    if (play.isTold()) {
      play.tell(new CubeEvent.TileTakenBack(play.now.currentSeat));
    }
  }

  /** The tile stays, and now a claim must use it. */
  public static void call(Playing play) {
    CubeState now = play.now;
    settleTile(play);
    now.phase = Phase.SHOW;
    if (!now.rules.wholeTurn) {
      now.deadline = now.clock + now.rules.showMs;
    }
    if (play.isTold()) {
      play.tell(new CubeEvent.Called(now.currentSeat, now.deadline));
    }
  }

  @Override
  public void correct(Playing play, int seat, int card) {
    int slot = Codes.indexOf(play.now.row, card);
    Dealing.win(play, seat, card);
    if (play.now.rules.ruleSet == RuleSet.DICE) {
      replaceCard(play.now, slot);
      play.now.dryTurns = 0;
    }
    endTurn(play);
  }

  @Override
  public void wrong(Playing play, int seat) {
    unclaimed(play);
  }

  /** The turn ends, and the tile stays. */
  public static void endUnclaimed(Playing play) {
    settleTile(play);
    unclaimed(play);
  }

  private static void unclaimed(Playing play) {
    CubeState now = play.now;
    if (now.rules.ruleSet == RuleSet.DICE) {
      now.dryTurns++;
      if (now.dryTurns == now.rules.escapeAfter) {
        escape(play, highest(now.row));
      }
    }
    endTurn(play);
  }

  /** The turn is over, and with dice the card is as good as escaped. */
  @Override
  public void givenAway(Playing play, int card) {
    settleTile(play);
    if (play.now.rules.ruleSet == RuleSet.DICE) {
      escape(play, Codes.indexOf(play.now.row, card));
    }
    endTurn(play);
  }

  private static int highest(byte[] row) {
    int slot = 0;
    for (int i = 1; i < row.length; i++) {
      slot = row[i] > row[slot] ? i : slot;
    }
    return slot;
  }

  private static void escape(Playing play, int slot) {
    CubeState now = play.now;
    int card = now.row[slot];
    now.row = Codes.without(now.row, slot);
    now.outOfPlay = Codes.plus(now.outOfPlay, card);
    now.dryTurns = 0;
    replaceCard(now, slot);
    if (play.isTold()) {
      play.tell(new CubeEvent.Escaped(card));
    }
  }

  /** The slot is filled from the pile, while cards last. */
  private static void replaceCard(CubeState now, int slot) {
    if (now.pileSize() > 0) {
      byte[] filled = Codes.plus(Codes.upTo(now.row, slot), Dealing.draw(now));
      now.row = Codes.plus(filled, Codes.from(now.row, slot));
    }
  }

  private static void endTurn(Playing play) {
    CubeState now = play.now;
    int seat = now.currentSeat;
    if (play.isTold()) {
      play.tell(new CubeEvent.TurnEnded(seat));
    }
    if (now.rules.ruleSet == RuleSet.DICE ? now.row.length == 0 : !dealNumbers(play)) {
      play.finish(now.rules.ruleSet == RuleSet.DICE ? CubeEnd.MONSTERS_OUT : CubeEnd.CARDS_OUT);
      return;
    }
    now.currentSeat = (seat + 1) % now.seats;
    handOver(play);
  }

  /** Rule set 4: a new row, unless the game is over. */
  private static boolean dealNumbers(Playing play) {
    CubeState now = play.now;
    boolean isLastOfRound = (now.currentSeat + 1) % now.seats == now.firstSeat;
    Dealing.discardRow(now);
    if (now.finalRound && isLastOfRound) {
      return false;
    }
    if (Dealing.refill(play)) {
      return true;
    }
    if (!now.rules.equalTurns || isLastOfRound) {
      return false;
    }
    now.finalRound = true;
    Dealing.reshuffle(play);
    return Dealing.refill(play);
  }

  /** There is no such vote where turns are taken. */
  @Override
  public void allVoted(Playing play) {
    throw new IllegalStateException("Nobody votes in turns");
  }

  @Override
  public void timeout(Playing play) {
    CubeState now = play.now;
    if (now.phase == Phase.TURN) {
      endUnclaimed(play);
    } else {
      if (play.isTold()) {
        play.tell(new CubeEvent.ClaimFailed(now.currentSeat, Verdict.TIMEOUT));
      }
      wrong(play, now.currentSeat);
    }
  }
}
