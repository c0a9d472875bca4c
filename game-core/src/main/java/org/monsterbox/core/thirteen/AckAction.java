package org.monsterbox.core.thirteen;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenEvent.Matched;
import org.monsterbox.core.thirteen.ThirteenEvent.Missed;
import org.monsterbox.core.thirteen.ThirteenMove.Ack;

/** Ends the look at the cards that lie open: a pair is taken, all others are turned down. */
final class AckAction implements Action<ThirteenView, Playing, Ack> {

  private static final Ack MOVE = new Ack();

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase == Phase.REVEAL;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Ack move) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, Ack move) {
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

  @Override
  public void list(ThirteenView table, int seat, List<? super Ack> moves) {
    moves.add(MOVE);
  }
}
