package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SwapMove.Swap;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.table.Secrets;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;

/** Two boats side by side change weapons, by agreement. */
public final class SwapAction implements Action<SeaTable, Playing, Swap> {

  @Override
  public boolean fits(SeaTable table) {
    // Where hands are hidden, a swap is offered instead.
    return table.phase == Phase.HUNTER_ACTION && table.options.huntersShareHands();
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, Swap move) {
    Code refusal = partnerRefusal(table, seat, move.mate());
    if (refusal != null) {
      return refusal;
    }
    boolean areThere =
        isWeaponOf(table, seat, move.give()) && isWeaponOf(table, move.mate(), move.take());
    return areThere ? null : SeaCode.NO_SUCH_CARD;
  }

  @Override
  public void play(Playing play, int seat, Swap move) {
    play.table.swapUsed = true;
    change(play, seat, move.mate(), move.give(), move.take());
  }

  @Override
  public void list(SeaTable table, int seat, List<? super Swap> moves) {
    for (int mate = 1; mate <= table.hunters; mate++) {
      if (partnerRefusal(table, seat, mate) == null) {
        addSwaps(table, seat, mate, moves);
      }
    }
  }

  private static void addSwaps(SeaTable table, int seat, int mate, List<? super Swap> moves) {
    long gives = table.weapons(seat);
    for (; gives != 0; gives = Cards.afterCopies(Pile.WEAPON, gives)) {
      long takes = table.weapons(mate);
      for (; takes != 0; takes = Cards.afterCopies(Pile.WEAPON, takes)) {
        moves.add(
            new Swap(mate, Cards.lowest(Pile.WEAPON, gives), Cards.lowest(Pile.WEAPON, takes)));
      }
    }
  }

  /** What is wrong with the mate, whichever cards are meant. */
  static @Nullable Code partnerRefusal(SeaTable table, int seat, int mate) {
    if (table.swapUsed) {
      return SeaCode.SWAP_USED;
    }
    if (mate == seat
        || !table.isAfloat(mate)
        || table.range(table.boat(seat), table.boat(mate)) != 1) {
      return SeaCode.SWAP_NOT_ADJACENT;
    }
    // Whether the mate has weapons is known even where its hand is hidden.
    return table.weapons(seat) == 0 || !table.hasWeapons(mate) ? SeaCode.SWAP_NO_CARD : null;
  }

  static boolean isWeaponOf(SeaTable table, int seat, int card) {
    return Cards.pile(card) == Pile.WEAPON && table.holds(seat, card);
  }

  /** Only the two see what they change. */
  static void change(Playing play, int seat, int mate, int give, int take) {
    play.table.take(seat, give);
    play.table.take(mate, take);
    play.table.give(seat, take);
    play.table.give(mate, give);
    if (play.isTold()) {
      int seats = Secrets.whoSees(play.table, seat) | Secrets.whoSees(play.table, mate);
      play.tell(seats, new SeaEvent.Swapped(seat, mate, give, take));
      play.tell(~seats, new SeaEvent.Swapped(seat, mate, Cards.NONE, Cards.NONE));
    }
  }
}
