package org.monsterbox.core.sea.moves;

import java.util.List;
import org.monsterbox.core.game.MovePart;
import org.monsterbox.core.sea.box.Arrow;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;

/** The parts of moves: what they may be, and how they are written. */
public final class MoveParts {

  public static final MovePart<Integer> CELL = MovePart.word(Board::read, Board::text);
  public static final MovePart<Integer> DIRECTION =
      MovePart.word(Board::readDirection, Board::directionText);
  public static final MovePart<Integer> SEAT = MovePart.number();
  public static final MovePart<Integer> CARD = MovePart.word(Cards::read, Cards::text);
  public static final MovePart<Pile> PILE = MovePart.word(Pile::valueOf, Pile::name);
  public static final MovePart<Arrow> ARROW = MovePart.word(Arrow::read, Arrow::text);

  private static final String GIVE = "give";

  /** A path, which may be followed by what is given. */
  public static final MovePart<List<Integer>> PATH = CELL.listUntil(GIVE);

  /** The Call cards that the whale gives, if any. */
  public static final MovePart<List<Integer>> GIVEN = CARD.list().after(GIVE, List.of());

  /** Nobody names more; what is still too much, the rules refuse. */
  private static final int MOST_PARTS = 16;

  private static final int DIGITS = 10;

  private MoveParts() {}

  static void checkCell(int cell) {
    MovePart.check(cell >= 0 && cell < Board.CELLS);
  }

  static void checkDirection(int direction) {
    MovePart.check(direction >= 0 && direction < DIGITS);
  }

  static void checkSeat(int seat) {
    MovePart.check(seat >= 0 && seat < DIGITS);
  }

  static void checkCard(int card) {
    MovePart.check(card >= 0 && card < Cards.COUNT);
  }

  static int checkedCard(int card) {
    checkCard(card);
    return card;
  }

  static void checkKind(int card, CardKind kind) {
    checkCard(card);
    MovePart.check(Cards.kind(card) == kind);
  }

  static List<Integer> checkedCells(List<Integer> cells) {
    MovePart.check(cells.size() <= MOST_PARTS);
    for (int cell : cells) {
      checkCell(cell);
    }
    return List.copyOf(cells);
  }

  /** A set of cards is written in one way: from the lowest id up. */
  static List<Integer> checkedCards(List<Integer> cards) {
    MovePart.check(cards.size() <= MOST_PARTS);
    int before = Cards.NONE;
    for (int card : cards) {
      checkCard(card);
      MovePart.check(card > before);
      before = card;
    }
    return List.copyOf(cards);
  }

  static List<Arrow> checkedTokens(List<Arrow> tokens) {
    MovePart.check(tokens.size() <= MOST_PARTS);
    return List.copyOf(tokens);
  }
}
