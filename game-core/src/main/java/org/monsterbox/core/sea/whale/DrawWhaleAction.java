package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove.DrawWhale;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;

/** The whale draws a card of the kind that it likes. */
public final class DrawWhaleAction implements Action<SeaTable, Playing, DrawWhale> {

  private static final List<DrawWhale> ALL =
      List.of(new DrawWhale(Pile.CALL), new DrawWhale(Pile.BOND));

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.WHALE_DRAW;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, DrawWhale move) {
    return table.isExhausted(move.pile()) ? SeaCode.PILE_EMPTY : null;
  }

  @Override
  public void play(Playing play, int seat, DrawWhale move) {
    play.draw(seat, move.pile());
    play.table.phase = Phase.WHALE_ACTION;
  }

  @Override
  public void list(SeaTable table, int seat, List<? super DrawWhale> moves) {
    for (DrawWhale move : ALL) {
      if (refusal(table, seat, move) == null) {
        moves.add(move);
      }
    }
  }
}
