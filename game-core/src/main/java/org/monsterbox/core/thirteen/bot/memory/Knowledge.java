package org.monsterbox.core.thirteen.bot.memory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Where a bot thinks which card lies face down, this turn. */
public final class Knowledge {

  private final Map<Integer, Integer> cards;
  private final Map<Integer, Integer> cells = new HashMap<>();

  /**
   * What comes to mind now.
   *
   * @param cards by cell, of cards that lie face down
   */
  Knowledge(Map<Integer, Integer> cards) {
    this.cards = cards;
    for (Map.Entry<Integer, Integer> entry : cards.entrySet()) {
      cells.put(entry.getValue(), entry.getKey());
    }
  }

  public static Knowledge of(Memory memory, ThirteenView view) {
    boolean[] lies = new boolean[ThirteenView.CELLS];
    for (int cell = 0; cell < lies.length; cell++) {
      lies[cell] = view.hasCard(cell);
    }
    Map<Integer, Integer> recalled = memory.recall(lies);
    for (int cell : view.faceUpCells()) {
      // What lies open is seen, and cannot be where a slip of memory has put it.
      int card = view.cardAt(cell).orElseThrow();
      recalled.remove(cell);
      recalled.values().removeIf(other -> other == card);
    }
    return new Knowledge(recalled);
  }

  public boolean knows(int cell) {
    return cards.containsKey(cell);
  }

  public boolean knowsCard(int card) {
    return cells.containsKey(card);
  }

  /** Where the card is thought to lie. */
  public int cell(int card) {
    Integer cell = cells.get(card);
    if (cell == null) {
      throw new IllegalArgumentException("Not known: " + card);
    }
    return cell;
  }

  /** The sets of which both cards are known. */
  public List<Integer> pairs() {
    List<Integer> pairs = new ArrayList<>();
    for (int card : cards.values()) {
      if (Cards.isLeft(card) && knowsCard(Cards.mate(card))) {
        pairs.add(Cards.set(card));
      }
    }
    return pairs;
  }

  /** The cards whose mates are not known. */
  public List<Integer> singles() {
    List<Integer> singles = new ArrayList<>();
    for (int card : cards.values()) {
      if (!knowsCard(Cards.mate(card))) {
        singles.add(card);
      }
    }
    return singles;
  }
}
