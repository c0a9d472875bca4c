package org.monsterbox.core.sea;

import java.util.List;
import org.monsterbox.core.game.Words;

/** The parts of moves: what they may be, and how they are written. */
final class MoveText {

  /** Nobody names more; what is still too much, the rules refuse. */
  private static final int MOST_PARTS = 16;

  private static final int DIGITS = 10;

  private MoveText() {}

  static void checkCell(int cell) {
    Words.check(cell >= 0 && cell < Board.CELLS);
  }

  static void checkDirection(int direction) {
    Words.check(direction >= 0 && direction < DIGITS);
  }

  static void checkSeat(int seat) {
    Words.check(seat >= 0 && seat < DIGITS);
  }

  static void checkCard(int card) {
    Words.check(card >= 0 && card < Cards.COUNT);
  }

  static int checkedCard(int card) {
    checkCard(card);
    return card;
  }

  static void checkKind(int card, CardKind kind) {
    checkCard(card);
    Words.check(Cards.kind(card) == kind);
  }

  static List<Integer> checkedCells(List<Integer> cells) {
    Words.check(cells.size() <= MOST_PARTS);
    for (int cell : cells) {
      checkCell(cell);
    }
    return List.copyOf(cells);
  }

  /** A set of cards is written in one way: from the lowest id up. */
  static List<Integer> checkedCards(List<Integer> cards) {
    Words.check(cards.size() <= MOST_PARTS);
    int before = Cards.NONE;
    for (int card : cards) {
      checkCard(card);
      Words.check(card > before);
      before = card;
    }
    return List.copyOf(cards);
  }

  static List<Arrow> checkedTokens(List<Arrow> tokens) {
    Words.check(tokens.size() <= MOST_PARTS);
    return List.copyOf(tokens);
  }

  static String give(List<Integer> cards) {
    return cards.isEmpty() ? "" : " give" + Words.of(cards, Cards::text);
  }
}
