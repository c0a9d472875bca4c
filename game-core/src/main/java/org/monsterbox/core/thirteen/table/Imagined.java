package org.monsterbox.core.thirteen.table;

import java.util.Arrays;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;

/** A state that fits a view: the cards that lie face down, in any order. */
public final class Imagined {

  private Imagined() {}

  /** Everything that can be seen is as it is; the rest comes from the chance. */
  public static ThirteenState state(ThirteenView view, Chance chance) {
    int[] hidden = new int[view.cardsLeft() - view.faceUp.count()];
    int count = 0;
    long gone = view.spentThirteenth == ThirteenView.NOBODY ? 0 : ghost();
    for (int seat = 0; seat < view.seats; seat++) {
      gone |= view.setBits(seat);
    }
    for (int card = 0; card < Cards.COUNT; card++) {
      if ((gone & MonsterSets.bit(Cards.set(card))) == 0 && view.faceUp.countOf(card) == 0) {
        hidden[count++] = card;
      }
    }
    Chance dice = chance.shuffle(hidden);
    byte[] cards = new byte[ThirteenView.CELLS];
    Arrays.fill(cards, ThirteenState.EMPTY);
    for (int cell = 0; cell < cards.length; cell++) {
      if (view.isFaceDown(cell)) {
        cards[cell] = (byte) hidden[--count];
      }
    }
    for (int cell : view.faceUp.cells) {
      cards[cell] = (byte) view.faceUp.mark(cell);
    }
    return new ThirteenState(view, cards, dice);
  }

  private static long ghost() {
    return MonsterSets.bit(MonsterSets.of(MonsterSets.GHOST, Part.TOP))
        | MonsterSets.bit(MonsterSets.of(MonsterSets.GHOST, Part.EYES))
        | MonsterSets.bit(MonsterSets.of(MonsterSets.GHOST, Part.BOTTOM));
  }
}
