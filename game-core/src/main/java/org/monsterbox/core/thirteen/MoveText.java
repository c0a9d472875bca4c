package org.monsterbox.core.thirteen;

import java.util.List;

/** The parts of moves: what they may be, and how they are written. */
final class MoveText {

  /** Sets may be named twice by mistake, and the rules then refuse it; but nobody names more. */
  static final int MOST_SETS = MonsterSets.COUNT;

  static final int MOST_TRIPLES = MonsterSets.MONSTERS;

  /** Dice are written as one digit; that there are only five, the rules say. */
  static final int DIGITS = 10;

  private MoveText() {}

  static void checkCell(int cell) {
    check(cell >= 0 && cell < ThirteenView.CELLS);
  }

  static void checkSeat(int seat) {
    check(seat >= 0 && seat < ThirteenView.MOST_SEATS);
  }

  static List<Integer> checkedSets(List<Integer> sets) {
    check(sets.size() <= MOST_SETS);
    sets.forEach(MonsterSets::checked);
    return List.copyOf(sets);
  }

  static List<Triple> checkedTriples(List<Triple> triples) {
    check(triples.size() <= MOST_TRIPLES);
    return List.copyOf(triples);
  }

  static void checkMonster(int monster) {
    check(monster >= 0);
  }

  static void checkKeep(int keep) {
    check(keep >>> DIGITS == 0);
  }

  private static void check(boolean isInForm) {
    if (!isInForm) {
      throw new IllegalArgumentException("Not a part of a move");
    }
  }

  static String sides(List<Integer> give, List<Integer> get) {
    StringBuilder text = new StringBuilder(" give");
    give.forEach(set -> text.append(' ').append(MonsterSets.text(set)));
    text.append(" get");
    get.forEach(set -> text.append(' ').append(MonsterSets.text(set)));
    return text.toString();
  }

  static String triples(List<Triple> triples) {
    StringBuilder text = new StringBuilder();
    for (Triple triple : triples) {
      text.append(text.length() == 0 ? " " : " , ").append(triple.text());
    }
    return text.toString();
  }

  static String keep(int keep) {
    StringBuilder text = new StringBuilder(keep == 0 ? "" : " keep");
    for (int rest = keep; rest != 0; rest &= rest - 1) {
      text.append(' ').append(Integer.numberOfTrailingZeros(rest));
    }
    return text.toString();
  }
}
