package org.monsterbox.core.sea.table;

import java.util.Arrays;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.terms.SeaOptions;

/** Shuffles the piles, and later deals the first hands. */
public final class Deal {

  private Deal() {}

  public static SeaState start(Setup setup, Events out) {
    int hunters = setup.seats() - 1;
    SeaTable table = new SeaTable(SeaOptions.of(setup.options()), hunters);
    Chance chance = Chance.of(setup.seed(), "piles");
    byte[][] piles = new byte[Pile.values().length][];
    for (Pile pile : Pile.values()) {
      int[] cards = new int[Cards.count(pile)];
      Arrays.setAll(cards, index -> Cards.first(pile) + index);
      chance = chance.shuffle(cards);
      byte[] shuffled = new byte[cards.length];
      for (int i = 0; i < cards.length; i++) {
        shuffled[i] = (byte) cards[i];
      }
      piles[pile.index()] = shuffled;
      table.setLeft(pile, cards.length);
    }
    if (out.wanted()) {
      int storm = table.options.stormRound(hunters);
      out.add(Audience.EVERYONE, new SeaEvent.GameStarted(hunters, storm));
    }
    return new SeaState(table, piles, chance);
  }

  public static void hands(Playing play) {
    draw(play, SeaTable.WHALE, Pile.CALL, SeaData.FIRST_CALL_CARDS);
    draw(play, SeaTable.WHALE, Pile.BOND, SeaData.FIRST_BOND_CARDS);
    for (int seat = 1; seat <= play.table.hunters; seat++) {
      draw(play, seat, Pile.WEAPON, SeaData.FIRST_WEAPON_CARDS);
      draw(play, seat, Pile.MOVE, SeaData.FIRST_MOVEMENT_CARDS);
    }
  }

  private static void draw(Playing play, int seat, Pile pile, int count) {
    for (int i = 0; i < count; i++) {
      play.draw(seat, pile);
    }
  }
}
