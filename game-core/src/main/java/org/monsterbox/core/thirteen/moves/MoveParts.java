package org.monsterbox.core.thirteen.moves;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.MovePart;
import org.monsterbox.core.game.MoveReader;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** The parts of moves: what they may be, and how they are written. */
final class MoveParts {

  /** Sets may be named twice by mistake, and the rules then refuse it; but nobody names more. */
  private static final int MOST_SETS = MonsterSets.COUNT;

  private static final int MOST_TRIPLES = MonsterSets.MONSTERS;

  /** Dice are written as one digit; that there are only five, the rules say. */
  private static final int DIGITS = 10;

  static final MovePart<Integer> CELL = MovePart.number();
  static final MovePart<Integer> SEAT = MovePart.number();

  static final MovePart<Integer> MONSTER =
      MovePart.word(word -> Integer.parseInt(word.substring(1)), monster -> "m" + monster);

  static final MovePart<Integer> SET =
      MovePart.word(
          word -> MonsterSets.read(word).orElseThrow(MovePart::notInForm), MonsterSets::text);

  static final MovePart<List<Integer>> GIVEN = SET.listUntil("get").after("give");
  static final MovePart<List<Integer>> GOTTEN = SET.list().after("get");

  static final MovePart<Triple> TRIPLE =
      new MovePart<>() {
        @Override
        public Triple read(MoveReader words) {
          return new Triple(SET.read(words), SET.read(words), SET.read(words));
        }

        @Override
        public String write(Triple triple) {
          return " " + triple.text();
        }
      };

  /** Triples with commas between them. */
  static final MovePart<List<Triple>> TRIPLES =
      new MovePart<>() {
        @Override
        public List<Triple> read(MoveReader words) {
          List<Triple> triples = new ArrayList<>();
          while (!words.isAtEnd()) {
            words.skip(",");
            triples.add(TRIPLE.read(words));
          }
          return triples;
        }

        @Override
        public String write(List<Triple> triples) {
          StringBuilder text = new StringBuilder();
          for (Triple triple : triples) {
            text.append(text.length() == 0 ? "" : " ,").append(TRIPLE.write(triple));
          }
          return text.toString();
        }
      };

  /** The bits of the dice that are not thrown again; nothing is written if that is none. */
  static final MovePart<Integer> KEPT =
      new MovePart<>() {
        @Override
        public Integer read(MoveReader words) {
          words.skip("keep");
          int keep = 0;
          while (!words.isAtEnd()) {
            int die = Integer.parseInt(words.next());
            MovePart.check(die >= 0 && die < DIGITS);
            keep |= 1 << die;
          }
          return keep;
        }

        @Override
        public String write(Integer keep) {
          StringBuilder text = new StringBuilder(keep == 0 ? "" : " keep");
          for (int rest = keep; rest != 0; rest &= rest - 1) {
            text.append(' ').append(Integer.numberOfTrailingZeros(rest));
          }
          return text.toString();
        }
      };

  private MoveParts() {}

  static void checkCell(int cell) {
    MovePart.check(cell >= 0 && cell < ThirteenView.CELLS);
  }

  static void checkSeat(int seat) {
    MovePart.check(seat >= 0 && seat < ThirteenView.MOST_SEATS);
  }

  static List<Integer> checkedSets(List<Integer> sets) {
    MovePart.check(sets.size() <= MOST_SETS);
    sets.forEach(MonsterSets::checked);
    return List.copyOf(sets);
  }

  static List<Triple> checkedTriples(List<Triple> triples) {
    MovePart.check(triples.size() <= MOST_TRIPLES);
    return List.copyOf(triples);
  }

  static void checkMonster(int monster) {
    MovePart.check(monster >= 0);
  }

  static void checkKeep(int keep) {
    MovePart.check(keep >>> DIGITS == 0);
  }
}
