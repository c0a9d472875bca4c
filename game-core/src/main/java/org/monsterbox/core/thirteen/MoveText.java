package org.monsterbox.core.thirteen;

import java.util.List;
import org.monsterbox.core.game.Words;

/** The parts of moves: what they may be, and how they are written. */
final class MoveText {

  /** Sets may be named twice by mistake, and the rules then refuse it; but nobody names more. */
  static final int MOST_SETS = MonsterSets.COUNT;

  static final int MOST_TRIPLES = MonsterSets.MONSTERS;

  /** Dice are written as one digit; that there are only five, the rules say. */
  static final int DIGITS = 10;

  private MoveText() {}

  static void checkCell(int cell) {
    Words.check(cell >= 0 && cell < ThirteenView.CELLS);
  }

  static void checkSeat(int seat) {
    Words.check(seat >= 0 && seat < ThirteenView.MOST_SEATS);
  }

  static List<Integer> checkedSets(List<Integer> sets) {
    Words.check(sets.size() <= MOST_SETS);
    sets.forEach(MonsterSets::checked);
    return List.copyOf(sets);
  }

  static List<Triple> checkedTriples(List<Triple> triples) {
    Words.check(triples.size() <= MOST_TRIPLES);
    return List.copyOf(triples);
  }

  static void checkMonster(int monster) {
    Words.check(monster >= 0);
  }

  static void checkKeep(int keep) {
    Words.check(keep >>> DIGITS == 0);
  }

  static String sides(List<Integer> give, List<Integer> get) {
    return " give" + sets(give) + " get" + sets(get);
  }

  private static String sets(List<Integer> sets) {
    return Words.of(sets, MonsterSets::text);
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
