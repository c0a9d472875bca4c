package org.monsterbox.core.sea.hunter;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Cells;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove.PlayNets;
import org.monsterbox.core.sea.table.Area;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;

/** Lays nets: one weapon action for any number of Net cards. */
public final class PlayNetsAction implements Action<SeaTable, Playing, PlayNets> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.HUNTER_ACTION;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, PlayNets move) {
    if (table.actionsLeft == 0) {
      return SeaCode.NO_ACTIONS_LEFT;
    }
    if (table.weaponUsed) {
      return SeaCode.WEAPON_LIMIT;
    }
    int held = Long.bitCount(Cards.ofKind(table.weapons(seat), CardKind.NET));
    return move.cells().size() > held
        ? SeaCode.NOT_ENOUGH_NETS
        : NetRules.refusal(table, seat, move.cells());
  }

  @Override
  public void play(Playing play, int seat, PlayNets move) {
    SeaTable table = play.table;
    table.actionsLeft--;
    table.weaponUsed = true;
    List<Integer> cards = new ArrayList<>();
    for (int cell : move.cells()) {
      int card = Cards.lowest(Pile.WEAPON, Cards.ofKind(table.weapons(seat), CardKind.NET));
      play.table.take(seat, card);
      cards.add(card);
      table.nets = Marker.with(table.nets, Marker.of(cell, seat, card));
    }
    if (play.isTold()) {
      play.tell(new SeaEvent.NetsLaid(seat, move.cells(), cards));
    }
  }

  /** One and two nets; more are too many to list. */
  @Override
  public void list(SeaTable table, int seat, List<? super PlayNets> moves) {
    int held = Long.bitCount(Cards.ofKind(table.weapons(seat), CardKind.NET));
    if (held == 0 || table.actionsLeft == 0 || table.weaponUsed) {
      return;
    }
    for (int first : Area.within(table, table.boat(seat), table.options.capture().netReach())) {
      if (table.isOpen(first)) {
        List<Integer> single = List.of(first);
        if (NetRules.refusal(table, seat, single) == null) {
          moves.add(new PlayNets(single));
        }
        if (held > 1) {
          addPairs(table, seat, first, moves);
        }
      }
    }
  }

  private static void addPairs(SeaTable table, int seat, int first, List<? super PlayNets> moves) {
    Cells tried = Cells.NONE.with(first);
    for (int net = -1; net < table.nets.length; net++) {
      int beside = net < 0 ? first : Marker.place(table.nets[net]);
      for (int second : Area.within(table, beside, 1)) {
        if (!tried.contains(second)) {
          tried = tried.with(second);
          List<Integer> pair = List.of(first, second);
          if (table.isOpen(second) && NetRules.refusal(table, seat, pair) == null) {
            moves.add(new PlayNets(pair));
          }
        }
      }
    }
  }
}
