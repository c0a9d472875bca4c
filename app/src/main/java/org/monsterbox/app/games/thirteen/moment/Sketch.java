package org.monsterbox.app.games.thirteen.moment;

import java.util.List;
import java.util.stream.Collectors;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Triple;

/** What somebody is putting together, or has opened to look at. */
public sealed interface Sketch extends Draft {

  /** Instead of a set, a seat or a monster's id. */
  int NOTHING = -1;

  /** The chart of all sets is open. */
  record Chart() implements Sketch {}

  /** The cheat sheet is open. */
  record Help() implements Sketch {}

  /** Everything that a seat owns is shown large. */
  record Owned(int seat) implements Sketch {}

  /** One of the powers is to be chosen. */
  record Powers() implements Sketch {}

  /** A card to freeze is to be chosen. */
  record Freezing() implements Sketch {}

  /**
   * A trade.
   *
   * @param with the other seat, or {@link #NOTHING}
   * @param give sets as bits
   * @param get sets as bits
   */
  record Trading(int with, long give, long get) implements Sketch {

    public Trading giving(int set) {
      return new Trading(with, give ^ MonsterSets.bit(set), get);
    }

    public Trading getting(int set) {
      return new Trading(with, give, get ^ MonsterSets.bit(set));
    }
  }

  /**
   * A Sacrifice.
   *
   * @param monsters as they would be
   * @param picked the set that is to change places, or {@link #NOTHING}
   */
  record Arranging(List<Triple> monsters, int picked) implements Sketch {

    public Arranging {
      monsters = List.copyOf(monsters);
    }

    public static Arranging of(List<Monster> monsters) {
      return new Arranging(
          monsters.stream().map(Monster::triple).collect(Collectors.toList()), NOTHING);
    }

    public Arranging picking(int set) {
      return new Arranging(monsters, set);
    }

    /** The two sets have changed places. */
    public Arranging swapped(int one, int other) {
      return new Arranging(
          monsters.stream()
              .map(
                  triple ->
                      new Triple(
                          swapped(triple.top(), one, other),
                          swapped(triple.eyes(), one, other),
                          swapped(triple.bottom(), one, other)))
              .collect(Collectors.toList()),
          NOTHING);
    }

    private static int swapped(int set, int one, int other) {
      if (set == one) {
        return other;
      }
      return set == other ? one : set;
    }

    public static boolean fit(int one, int other) {
      Part part = MonsterSets.part(one);
      return one != other && part == MonsterSets.part(other);
    }
  }

  /** An attack with a monster, by its id, for a set. */
  record Attacking(int monster, int set) implements Sketch {}

  /** A monster that a Super Nova is to win is to be chosen. */
  record Coveting() implements Sketch {}

  /** The bits of dice to keep. */
  record Keeping(int dice) implements Sketch {}
}
