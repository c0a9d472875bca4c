package org.monsterbox.core.sea.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Arrow;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaOptions.MiniStorm;

/**
 * The way of a boat by a Movement card, cell by cell: what a screen shows before the card is
 * played.
 *
 * @param cells the cells that are entered, in order; the last one is where it wrecks, if it does
 * @param facing of the boat in the end
 * @param isWreck whether the boat wrecks on the last cell
 * @param otherBoat the boat that is wrecked with it, or -1
 * @param refusal why the card cannot be played so; the cells end before the one that is refused
 */
public record Voyage(
    List<Integer> cells, int facing, boolean isWreck, int otherBoat, Optional<Code> refusal) {

  public Voyage {
    cells = List.copyOf(cells);
  }

  /** Only the list of applications is wrong, or the boat is not there to sail. */
  private static Voyage refused(SeaTable table, int seat, Code code) {
    return new Voyage(List.of(), table.facing(seat), false, SeaTable.NOBODY, Optional.of(code));
  }

  public static Voyage of(SeaTable table, int seat, int card, List<Arrow> tokens) {
    Code wrong = listRefusal(table, card, tokens);
    if (wrong != null) {
      return refused(table, seat, wrong);
    }
    List<Integer> cells = new ArrayList<>();
    int cell = table.boat(seat);
    int facing = table.facing(seat);
    for (Arrow token : tokens) {
      for (int step = 0; step < token.cost(); step++) {
        int heading = step == 0 ? facing : turned(facing, token);
        int next = Board.neighbour(cell, heading);
        Entry entry = Entry.of(table, seat, next, heading);
        if (entry.refusal != null) {
          return new Voyage(cells, facing, false, SeaTable.NOBODY, Optional.of(entry.refusal));
        }
        cells.add(next);
        if (entry.isWreck()) {
          int other = entry == Entry.COLLIDES ? table.boatAt(next) : SeaTable.NOBODY;
          return new Voyage(cells, facing, true, other, Optional.empty());
        }
        cell = next;
      }
      facing = turned(facing, token);
    }
    return new Voyage(cells, facing, false, SeaTable.NOBODY, Optional.empty());
  }

  static int turned(int facing, Arrow token) {
    return (facing + token.turn() + Board.DIRECTIONS) % Board.DIRECTIONS;
  }

  /** How many cells a card of this number takes now. */
  static int budget(SeaTable table, int number) {
    if (!table.isStormy()) {
      return 2 * number;
    }
    return table.options.whale().miniStorm() == MiniStorm.LAST_CELL ? 2 * number - 1 : number;
  }

  /** Whether arrows cannot be used at all, because every application is a single step. */
  static boolean isStepsOnly(SeaTable table) {
    return table.isStormy() && table.options.whale().miniStorm() == MiniStorm.EVERY_APPLICATION;
  }

  /** What is wrong with the list itself, before any cell is looked at. */
  private static @Nullable Code listRefusal(SeaTable table, int card, List<Arrow> tokens) {
    if (tokens.isEmpty()) {
      return SeaCode.NO_APPLICATION;
    }
    int number = Cards.number(card);
    if (tokens.size() > number || !isPaid(table, number, tokens)) {
      return SeaCode.TOO_MANY_APPLICATIONS;
    }
    int rest = budget(table, number);
    for (Arrow token : tokens) {
      boolean isTruncated = token == Arrow.ADV && (rest == 1 || isStepsOnly(table));
      if (!isTruncated && !Cards.hasArrow(card, token)) {
        return SeaCode.ARROW_NOT_ON_CARD;
      }
      rest -= token.cost();
    }
    return null;
  }

  private static boolean isPaid(SeaTable table, int number, List<Arrow> tokens) {
    int rest = budget(table, number);
    for (Arrow token : tokens) {
      rest -= token.cost();
      if (rest < 0 || (isStepsOnly(table) && token != Arrow.ADV)) {
        return false;
      }
    }
    return true;
  }
}
