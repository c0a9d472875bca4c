package org.monsterbox.core.sea;

import java.util.List;

/** The parts of moves: what they may be, and how they are written. */
final class MoveText {

  /** Nobody names more; what is still too much, the rules refuse. */
  private static final int MOST_PARTS = 16;

  private static final int DIGITS = 10;

  private MoveText() {}

  static void check(boolean isInForm) {
    if (!isInForm) {
      throw new IllegalArgumentException("Not a part of a move");
    }
  }

  static void checkCell(int cell) {
    check(cell >= 0 && cell < Board.CELLS);
  }

  static void checkDirection(int direction) {
    check(direction >= 0 && direction < DIGITS);
  }

  static void checkSeat(int seat) {
    check(seat >= 0 && seat < DIGITS);
  }

  static void checkCard(int card) {
    check(card >= 0 && card < Cards.COUNT);
  }

  static int checkedCard(int card) {
    checkCard(card);
    return card;
  }

  static void checkKind(int card, CardKind kind) {
    checkCard(card);
    check(Cards.kind(card) == kind);
  }

  static List<Integer> checkedCells(List<Integer> cells) {
    check(cells.size() <= MOST_PARTS);
    for (int cell : cells) {
      checkCell(cell);
    }
    return List.copyOf(cells);
  }

  /** A set of cards is written in one way: from the lowest id up. */
  static List<Integer> checkedCards(List<Integer> cards) {
    check(cards.size() <= MOST_PARTS);
    int before = Cards.NONE;
    for (int card : cards) {
      checkCard(card);
      check(card > before);
      before = card;
    }
    return List.copyOf(cards);
  }

  static List<Arrow> checkedTokens(List<Arrow> tokens) {
    check(tokens.size() <= MOST_PARTS);
    return List.copyOf(tokens);
  }

  static String cells(List<Integer> cells) {
    StringBuilder text = new StringBuilder();
    for (int cell : cells) {
      text.append(' ').append(Board.text(cell));
    }
    return text.toString();
  }

  static String cards(List<Integer> cards) {
    StringBuilder text = new StringBuilder();
    for (int card : cards) {
      text.append(' ').append(Cards.text(card));
    }
    return text.toString();
  }

  static String give(List<Integer> cards) {
    return cards.isEmpty() ? "" : " give" + cards(cards);
  }

  static String tokens(List<Arrow> tokens) {
    StringBuilder text = new StringBuilder();
    for (Arrow token : tokens) {
      text.append(' ').append(token.text());
    }
    return text.toString();
  }
}
