package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove.PlayMove;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.Sailing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.table.Voyage;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.turns.Flow;
import org.monsterbox.core.sea.turns.Wrecks;

/** Sails by a Movement card (section 4.8). */
public final class PlayMoveAction implements Action<SeaTable, Playing, PlayMove> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.HUNTER_ACTION;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, PlayMove move) {
    if (table.actionsLeft == 0) {
      return SeaCode.NO_ACTIONS_LEFT;
    }
    if (!table.holds(seat, move.card())) {
      return SeaCode.NO_SUCH_CARD;
    }
    return Voyage.of(table, seat, move.card(), move.tokens()).refusal().orElse(null);
  }

  @Override
  public void play(Playing play, int seat, PlayMove move) {
    SeaTable table = play.table;
    Voyage voyage = Voyage.of(table, seat, move.card(), move.tokens());
    table.actionsLeft--;
    play.table.take(seat, move.card());
    int from = table.boat(seat);
    table.turnBow(seat, voyage.facing());
    table.sail(seat, voyage.cells().get(voyage.cells().size() - 1));
    if (play.isTold()) {
      play.tell(new SeaEvent.CardPlayed(seat, move.card()));
      play.tell(new SeaEvent.BoatSailed(seat, from, voyage.cells(), voyage.facing()));
    }
    if (voyage.otherBoat() != SeaTable.NOBODY) {
      Wrecks.wreckBoth(play, seat, voyage.otherBoat());
    } else if (voyage.isWreck()) {
      Wrecks.wreck(play, seat);
    }
    play.table.discard(move.card());
    if (voyage.isWreck() && !table.isOver()) {
      Flow.endHunterAction(play);
    }
  }

  /** What would follow a wreck is ignored, and not listed. */
  @Override
  public void list(SeaTable table, int seat, List<? super PlayMove> moves) {
    if (table.actionsLeft == 0) {
      return;
    }
    long rest = table.moves(seat);
    for (; rest != 0; rest = Cards.afterCopies(Pile.MOVE, rest)) {
      int card = Cards.lowest(Pile.MOVE, rest);
      Sailing.visit(
          table,
          seat,
          card,
          table.boat(seat),
          table.facing(seat),
          (move, cell, facing, isWreck) -> moves.add(move));
    }
  }
}
