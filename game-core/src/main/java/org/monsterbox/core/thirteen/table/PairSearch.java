package org.monsterbox.core.thirteen.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Flipped;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Matched;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Missed;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.SearchBegan;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.SearchStopped;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.ThawReason;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Thawed;

/** The search for a pair, from its beginning to the look at the open cards. */
public final class PairSearch {

  private static final int FEWEST_CARDS = 2;

  private PairSearch() {}

  /** Whether the one whose turn it is finds two cards to turn. */
  public static boolean isPossible(ThirteenView table) {
    return table.options.thawsInstantly() || hasCards(table);
  }

  private static boolean hasCards(ThirteenView table) {
    return table.flippableCards(table.active) >= FEWEST_CARDS;
  }

  /** The one who acts begins to search, as a Prophet or not. */
  public static void begin(Playing play, boolean prophet) {
    play.use(TurnStep.SEARCH);
    goOn(play, prophet);
  }

  /** Searches once more, or for the first time. */
  static void goOn(Playing play, boolean prophet) {
    ThirteenView table = play.table;
    if (!hasCards(table)) {
      play.thaw(ThawReason.FROZEN_OUT);
    }
    table.prophet = prophet;
    table.phase = Phase.FLIP;
    if (play.isTold()) {
      play.tell(new SearchBegan(table.active, prophet));
    }
  }

  /** Turns a card up. */
  public static void flip(Playing play, int cell) {
    ThirteenView table = play.table;
    int card = play.card(cell);
    if (table.frost.mark(cell) == table.actor) {
      table.frost = table.frost.without(cell);
      if (play.isTold()) {
        play.tell(new Thawed(List.of(cell), ThawReason.FLIPPED));
      }
    }
    table.faceUp = table.faceUp.with(cell, card);
    int up = table.faceUp.count();
    if (play.isTold()) {
      play.tell(new Flipped(table.actor, cell, card, up));
    }
    boolean goesOn = up < 2 || (up == 2 && table.prophet && table.flippableCards(table.actor) > 0);
    if (!goesOn) {
      table.phase = Phase.REVEAL;
    }
  }

  /** Leaves the third card of a Prophet where it is. */
  public static void stop(Playing play) {
    play.table.phase = Phase.REVEAL;
    if (play.isTold()) {
      play.tell(new SearchStopped(play.table.actor));
    }
  }

  /** Ends the look at the open cards: a pair is taken, all others are turned down. */
  public static void end(Playing play) {
    ThirteenView table = play.table;
    List<Integer> cells = play.isTold() ? table.faceUpCells() : List.of();
    byte[] upCells = table.faceUp.cells;
    byte[] upCards = table.faceUp.marks;
    table.faceUp = CellMarks.NONE;
    table.searched = true;
    for (int first = 0; first < upCards.length; first++) {
      for (int second = first + 1; second < upCards.length; second++) {
        if (upCards[second] == Cards.mate(upCards[first])) {
          match(play, Cards.set(upCards[first]), upCells[first], upCells[second], cells);
          return;
        }
      }
    }
    miss(play, cells);
  }

  private static void match(Playing play, int set, int cell, int otherCell, List<Integer> cells) {
    ThirteenView table = play.table;
    play.remove(cell, otherCell);
    table.free[table.active] |= MonsterSets.bit(set);
    table.missStreak = 0;
    if (play.isTold()) {
      List<Integer> turnedBack = new ArrayList<>(cells);
      turnedBack.removeAll(List.of(cell, otherCell));
      play.tell(new Matched(table.active, set, List.of(cell, otherCell), List.copyOf(turnedBack)));
    }
    Settle.settle(play, Resume.MATCH);
  }

  private static void miss(Playing play, List<Integer> cells) {
    play.table.missStreak++;
    if (play.isTold()) {
      play.tell(new Missed(play.table.active, cells));
    }
    TurnOrder.afterSearch(play);
  }
}
