package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Throw;
import org.monsterbox.core.thirteen.table.Fight;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.KeepRule;

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
    return table.throwing().isPresent();
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Throw move) {
    Throwing throwing = table.throwing().orElseThrow();
    if (throwing.left() == 0) {
      return ThirteenCode.NO_THROWS_LEFT;
    }
    if (throwing.used() == 0 && move.keep() != 0) {
      return ThirteenCode.FIRST_THROW_ALL;
    }
    if (move.keep() > ALL_DICE) {
      return ThirteenCode.INVALID_KEEP;
    }
    if (table.options().keepRule() == KeepRule.SAME_FACE
        && !throwing.dice().areEqual(move.keep())) {
      return ThirteenCode.KEEP_NOT_EQUAL;
    }
    return move.keep() == ALL_DICE ? ThirteenCode.NOTHING_TO_THROW : null;
  }

  @Override
  public void play(Playing play, int seat, Throw move) {
    Fight.toss(play, move.keep());
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
