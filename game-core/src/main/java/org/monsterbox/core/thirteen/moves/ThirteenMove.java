package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Triple;

/**
 * What a seat does. Seats, cells and dice are written as numbers from 0, sets as {@code 07E},
 * monsters by their id as {@code m3}.
 */
public sealed interface ThirteenMove extends Move {

  /** Begins to search for a pair: {@code search}, {@code search prophet}. */
  record BeginSearch(boolean prophet) implements ThirteenMove {}

  /** Turns a card up: {@code flip 40}. */
  record Flip(int cell) implements ThirteenMove {

    public Flip {
      MoveParts.checkCell(cell);
    }
  }

  /** Leaves the third card of a Prophet where it is: {@code stop-search}. */
  record StopSearch() implements ThirteenMove {}

  /** Has seen the cards that lie open: {@code ack}. */
  record Ack() implements ThirteenMove {}

  /** Offers a trade: {@code trade 1 give 01T 02E get 04E}. */
  record ProposeTrade(int to, List<Integer> give, List<Integer> get) implements ThirteenMove {

    public ProposeTrade {
      MoveParts.checkSeat(to);
      give = MoveParts.checkedSets(give);
      get = MoveParts.checkedSets(get);
    }
  }

  /** Takes the offer: {@code accept}. */
  record Accept() implements ThirteenMove {}

  /** Does not take the offer: {@code decline}. */
  record Decline() implements ThirteenMove {}

  /** Offers something else to the one who asked: {@code counter give 05E get 01T}. */
  record Counter(List<Integer> give, List<Integer> get) implements ThirteenMove {

    public Counter {
      give = MoveParts.checkedSets(give);
      get = MoveParts.checkedSets(get);
    }
  }

  /** Arranges all own monsters anew: {@code sacrifice 01T 01E 01B , 05T 05E 09B}. */
  record Sacrifice(List<Triple> arrangement) implements ThirteenMove {

    public Sacrifice {
      arrangement = MoveParts.checkedTriples(arrangement);
    }
  }

  /** Freezes a card: {@code frost 12}. */
  record Permafrost(int cell) implements ThirteenMove {

    public Permafrost {
      MoveParts.checkCell(cell);
    }
  }

  /** Spends the 13th Monster and takes a monster for it: {@code nova 1 m3}. */
  record SuperNova(int owner, int monster) implements ThirteenMove {

    public SuperNova {
      MoveParts.checkSeat(owner);
      MoveParts.checkMonster(monster);
    }
  }

  /** Attacks for a set with one of the own monsters: {@code attack m3 1 07E}. */
  record Attack(int monster, int target, int set) implements ThirteenMove {

    public Attack {
      MoveParts.checkMonster(monster);
      MoveParts.checkSeat(target);
      MonsterSets.checked(set);
    }
  }

  /**
   * Throws the dice: {@code throw}, {@code throw keep 0 1 4}.
   *
   * @param keep the bits of the dice that stay as they are
   */
  record Throw(int keep) implements ThirteenMove {

    public Throw {
      MoveParts.checkKeep(keep);
    }
  }

  /** Is content with the dice as they are: {@code stop}. */
  record Stop() implements ThirteenMove {}

  /** Takes a set of the monster that attacked in vain: {@code take 07B}. */
  record Take(int set) implements ThirteenMove {

    public Take {
      MonsterSets.checked(set);
    }
  }

  /** Makes a monster where there is a choice: {@code build 01T 01E 01B}. */
  record Build(Triple triple) implements ThirteenMove {}

  /**
   * Sends a monster into the Death Battle: {@code pick m3}, {@code pick none}.
   *
   * @param monster its id, or {@link Duel#NOBODY}
   */
  record Pick(int monster) implements ThirteenMove {

    public Pick {
      if (monster != Duel.NOBODY) {
        MoveParts.checkMonster(monster);
      }
    }
  }

  /** Ends the turn: {@code end}. */
  record EndTurn() implements ThirteenMove {}
}
