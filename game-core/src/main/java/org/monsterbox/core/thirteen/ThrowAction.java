package org.monsterbox.core.thirteen;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenEvent.Threw;
import org.monsterbox.core.thirteen.ThirteenMove.Throw;
import org.monsterbox.core.thirteen.ThirteenOptions.KeepRule;

/** Throws the dice, in a battle or a duel. */
final class ThrowAction implements Action<ThirteenView, Playing, Throw> {

  private static final int ALL_DICE = (1 << Dice.COUNT) - 1;
  private static final Throw[] MOVES = new Throw[ALL_DICE];

  static {
    for (int keep = 0; keep < MOVES.length; keep++) {
      MOVES[keep] = new Throw(keep);
    }
  }

  @Override
  public boolean fits(ThirteenView table) {
    return table.throwing != null;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Throw move) {
    Throwing throwing = Objects.requireNonNull(table.throwing);
    if (throwing.left() == 0) {
      return ThirteenCode.NO_THROWS_LEFT;
    }
    if (throwing.used() == 0 && move.keep() != 0) {
      return ThirteenCode.FIRST_THROW_ALL;
    }
    if (move.keep() > ALL_DICE) {
      return ThirteenCode.INVALID_KEEP;
    }
    if (table.options.keepRule() == KeepRule.SAME_FACE && !throwing.dice().areEqual(move.keep())) {
      return ThirteenCode.KEEP_NOT_EQUAL;
    }
    return move.keep() == ALL_DICE ? ThirteenCode.NOTHING_TO_THROW : null;
  }

  @Override
  public void play(Playing play, int seat, Throw move) {
    Throwing before = play.table.throwing().orElseThrow();
    Dice dice = play.thrown(before.dice(), move.keep());
    Throwing after =
        new Throwing(before.seat(), before.allowed(), before.used() + 1, dice, move.keep());
    play.table.throwing = after;
    if (play.isTold()) {
      play.tell(new Threw(after.seat(), dice, move.keep(), after.left(), play.table.score(dice)));
    }
    if (after.left() == 0) {
      Fight.endSide(play, after);
    }
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Throw> moves) {
    for (Throw move : MOVES) {
      if (refusal(table, seat, move) == null) {
        moves.add(move);
      }
    }
  }
}
