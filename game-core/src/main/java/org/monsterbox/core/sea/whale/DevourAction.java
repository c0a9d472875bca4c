package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.WhaleCard.Devour;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.turns.Wrecks;

/** Kills a hunter beside the whale, which takes its place and changes its whole hand. */
public final class DevourAction extends WhaleCardAction<Devour> {

  public DevourAction() {
    super(CardKind.DEVOUR);
  }

  @Override
  @Nullable Code conditions(SeaTable table, Devour move) {
    return isBeside(table, move.boat()) ? null : SeaCode.NO_TARGET;
  }

  static boolean isBeside(SeaTable table, int seat) {
    return table.isAfloat(seat) && table.range(table.whaleCell, table.boat(seat)) == 1;
  }

  @Override
  void effect(Playing play, Devour move) {
    SeaTable table = play.table;
    int cell = table.boat(move.boat());
    Wrecks.die(play, move.boat());
    if (table.isOver()) {
      return;
    }
    if (play.isTold()) {
      play.tell(new SeaEvent.WhaleSwam(table.whaleCell, List.of(cell)));
    }
    table.whaleCell = cell;
    int cards = Long.bitCount(table.call) + Long.bitCount(table.bond);
    play.throwAllAway(SeaTable.WHALE);
    for (int i = 0; i < cards; i++) {
      play.draw(SeaTable.WHALE, Pile.BOND);
    }
  }

  @Override
  void list(SeaTable table, int card, List<List<Integer>> gives, List<? super Devour> moves) {
    for (int seat = 1; seat <= table.hunters; seat++) {
      if (isBeside(table, seat)) {
        moves.add(new Devour(card, seat));
      }
    }
  }
}
