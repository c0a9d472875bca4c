package org.monsterbox.core.sea.terms;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.box.SeaData;

/**
 * What a seat did and suffered in a game, counted from what everybody saw happen.
 *
 * @param damage the life that it took from the whale, by weapons and by nets
 * @param wrecks boats that were lost and replaced
 * @param isLost whether the hunter is out
 * @param cards that were played, by the index of their pile
 */
public record Feats(int damage, int wrecks, boolean isLost, List<Integer> cards) {

  public Feats {
    cards = List.copyOf(cards);
  }

  /** Counts what that seat did from the beginning on. */
  public static Feats of(int seat, List<Event> happened) {
    int life = SeaData.WHALE_HP;
    int damage = 0;
    int wrecks = 0;
    boolean isLost = false;
    int[] cards = new int[Pile.values().length];
    for (Event event : happened) {
      if (event instanceof SeaEvent.WhaleHurt hurt) {
        damage += hurt.seat() == seat ? life - hurt.hp() : 0;
        life = hurt.hp();
      } else if (event instanceof SeaEvent.NetTorn torn) {
        damage += torn.owner() == seat ? life - torn.hp() : 0;
        life = torn.hp();
      } else if (event instanceof SeaEvent.Wrecked wrecked) {
        wrecks += wrecked.seat() == seat ? 1 : 0;
      } else if (event instanceof SeaEvent.Died died) {
        isLost |= died.seat() == seat;
      } else if (event instanceof SeaEvent.CardPlayed played && played.seat() == seat) {
        cards[Cards.pile(played.card()).index()]++;
      } else if (event instanceof SeaEvent.NetsLaid laid && laid.seat() == seat) {
        cards[Pile.WEAPON.index()] += laid.cards().size();
      }
    }
    return new Feats(
        damage, wrecks, isLost, Arrays.stream(cards).boxed().collect(Collectors.toList()));
  }

  /** How many cards with this back were played. */
  public int played(Pile pile) {
    return cards.get(pile.index());
  }
}
