package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenEvent.Flipped;
import org.monsterbox.core.thirteen.ThirteenEvent.ThawReason;
import org.monsterbox.core.thirteen.ThirteenEvent.Thawed;
import org.monsterbox.core.thirteen.ThirteenMove.Flip;

/** Turns a card up. */
final class FlipAction implements Action<ThirteenView, Playing, Flip> {

  private static final Flip[] MOVES = new Flip[ThirteenView.CELLS];

  static {
    for (int cell = 0; cell < MOVES.length; cell++) {
      MOVES[cell] = new Flip(cell);
    }
  }

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase == Phase.FLIP;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Flip move) {
    if (!table.hasCard(move.cell())) {
      return ThirteenCode.CELL_EMPTY;
    }
    if (table.isFaceUp(move.cell())) {
      return ThirteenCode.CELL_ALREADY_UP;
    }
    return table.isFlippable(move.cell(), seat) ? null : ThirteenCode.FROZEN_BY_OTHER;
  }

  @Override
  public void play(Playing play, int seat, Flip move) {
    ThirteenView table = play.table;
    int cell = move.cell();
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

  @Override
  public void list(ThirteenView table, int seat, List<? super Flip> moves) {
    for (Flip move : MOVES) {
      if (table.isFlippable(move.cell(), seat)) {
        moves.add(move);
      }
    }
  }
}
