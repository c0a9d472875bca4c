package org.monsterbox.core.thirteen.bot.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.monsterbox.core.game.Chance;

/**
 * The cards that a bot has seen turned up, as well as its level remembers them. It is fed with
 * public events only, and draws from the seed it was made with: the same events make the same
 * memory again.
 */
public final class Memory {

  /** A card that was seen, as the number of cards turned until then. */
  private record Trace(int cell, int card, int seen) {}

  private final MemoryStrength strength;
  private final Chance chance;
  private final Map<Integer, Trace> traces = new TreeMap<>();
  private int turned;
  private int turn;
  private int turnedBefore;

  public Memory(MemoryStrength strength, Chance chance) {
    this.strength = strength;
    this.chance = chance;
  }

  /** Somebody turned a card. */
  public void see(int cell, int card) {
    turned++;
    if (chance.branch(turned).unit() >= strength.encode()) {
      return;
    }
    traces.put(cell, new Trace(cell, card, turned));
    if (traces.size() > strength.capacity()) {
      Trace oldest = new Trace(cell, card, turned);
      for (Trace trace : traces.values()) {
        oldest = trace.seen() < oldest.seen() ? trace : oldest;
      }
      traces.remove(oldest.cell());
    }
  }

  /** Both cards of a set have left the grid. */
  public void take(int set) {
    traces.values().removeIf(trace -> trace.card() / 2 == set);
  }

  /**
   * Somebody's turn begins: what is too old is gone, the rest is recalled or not, until the next.
   */
  public void beginTurn() {
    turn++;
    turnedBefore = turned;
    traces.values().removeIf(trace -> strength.isGone(turned - trace.seen()));
  }

  /** A long time has passed: all that was seen is older by one half-life. */
  public void rest() {
    if (strength.forgets()) {
      int older = (int) Math.round(strength.halfLife());
      traces.replaceAll((cell, trace) -> new Trace(cell, trace.card(), trace.seen() - older));
    }
  }

  /** All that is still in there, recalled this turn or not. */
  public List<Remembered> traces() {
    List<Remembered> all = new ArrayList<>();
    for (Trace trace : traces.values()) {
      all.add(new Remembered(trace.cell(), trace.card()));
    }
    return all;
  }

  /**
   * What comes to mind this turn: where the bot thinks which card lies.
   *
   * @param lies whether a card lies face down in the cell
   */
  Map<Integer, Integer> recall(boolean[] lies) {
    Map<Integer, Integer> cards = new TreeMap<>();
    List<Trace> misplaced = new ArrayList<>();
    for (Trace trace : traces.values()) {
      if (!lies[trace.cell()]) {
        continue;
      }
      Chance draw = chance.branch(-turn).branch(trace.cell());
      int age = turnedBefore - trace.seen();
      // What was seen this very turn is neither forgotten nor misplaced.
      if (age < 0) {
        cards.put(trace.cell(), trace.card());
      } else if (draw.unit() < strength.recall(age)) {
        if (draw.next().unit() < strength.misplace()) {
          misplaced.add(trace);
        } else {
          cards.put(trace.cell(), trace.card());
        }
      }
    }
    for (Trace trace : misplaced) {
      cards.putIfAbsent(neighbour(trace.cell(), lies), trace.card());
    }
    return cards;
  }

  /** The first of the eight cells around with a card, in an order drawn for this turn. */
  private int neighbour(int cell, boolean[] lies) {
    int[] around = {-10, -9, -8, -1, 1, 8, 9, 10};
    Chance unused = chance.branch(-turn).branch(100 + cell).shuffle(around);
    for (int step : around) {
      int other = cell + step;
      boolean isOnGrid = other >= 0 && other < lies.length;
      if (isOnGrid && Math.abs(other % 9 - cell % 9) <= 1 && lies[other]) {
        return other;
      }
    }
    return cell;
  }
}
