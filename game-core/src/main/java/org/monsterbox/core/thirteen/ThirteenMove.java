package org.monsterbox.core.thirteen;

import java.util.List;
import org.monsterbox.core.game.Move;

/**
 * What a seat does. Seats, cells and dice are written as numbers from 0, sets as {@code 07E},
 * monsters by their id as {@code m3}.
 */
public sealed interface ThirteenMove extends Move {

  /** What sort of move it is, in the order in which moves are listed. */
  enum Kind {
    BEGIN_SEARCH,
    FLIP,
    STOP_SEARCH,
    ACK,
    PROPOSE_TRADE,
    ACCEPT,
    DECLINE,
    COUNTER,
    SACRIFICE,
    PERMAFROST,
    SUPER_NOVA,
    ATTACK,
    THROW,
    STOP,
    TAKE,
    BUILD,
    PICK,
    END_TURN
  }

  Kind kind();

  /** Begins to search for a pair: {@code search}, {@code search prophet}. */
  record BeginSearch(boolean prophet) implements ThirteenMove {
    @Override
    public Kind kind() {
      return Kind.BEGIN_SEARCH;
    }

    @Override
    public String text() {
      return prophet ? "search prophet" : "search";
    }
  }

  /** Turns a card up: {@code flip 40}. */
  record Flip(int cell) implements ThirteenMove {

    public Flip {
      MoveText.checkCell(cell);
    }

    @Override
    public Kind kind() {
      return Kind.FLIP;
    }

    @Override
    public String text() {
      return "flip " + cell;
    }
  }

  /** Leaves the third card of a Prophet where it is: {@code stop-search}. */
  record StopSearch() implements ThirteenMove {
    @Override
    public Kind kind() {
      return Kind.STOP_SEARCH;
    }

    @Override
    public String text() {
      return "stop-search";
    }
  }

  /** Has seen the cards that lie open: {@code ack}. */
  record Ack() implements ThirteenMove {
    @Override
    public Kind kind() {
      return Kind.ACK;
    }

    @Override
    public String text() {
      return "ack";
    }
  }

  /** Offers a trade: {@code trade 1 give 01T 02E get 04E}. */
  record ProposeTrade(int to, List<Integer> give, List<Integer> get) implements ThirteenMove {

    public ProposeTrade {
      MoveText.checkSeat(to);
      give = MoveText.checkedSets(give);
      get = MoveText.checkedSets(get);
    }

    @Override
    public Kind kind() {
      return Kind.PROPOSE_TRADE;
    }

    @Override
    public String text() {
      return "trade " + to + MoveText.sides(give, get);
    }
  }

  /** Takes the offer: {@code accept}. */
  record Accept() implements ThirteenMove {
    @Override
    public Kind kind() {
      return Kind.ACCEPT;
    }

    @Override
    public String text() {
      return "accept";
    }
  }

  /** Does not take the offer: {@code decline}. */
  record Decline() implements ThirteenMove {
    @Override
    public Kind kind() {
      return Kind.DECLINE;
    }

    @Override
    public String text() {
      return "decline";
    }
  }

  /** Offers something else to the one who asked: {@code counter give 05E get 01T}. */
  record Counter(List<Integer> give, List<Integer> get) implements ThirteenMove {

    public Counter {
      give = MoveText.checkedSets(give);
      get = MoveText.checkedSets(get);
    }

    @Override
    public Kind kind() {
      return Kind.COUNTER;
    }

    @Override
    public String text() {
      return "counter" + MoveText.sides(give, get);
    }
  }

  /** Arranges all own monsters anew: {@code sacrifice 01T 01E 01B , 05T 05E 09B}. */
  record Sacrifice(List<Triple> arrangement) implements ThirteenMove {

    public Sacrifice {
      arrangement = MoveText.checkedTriples(arrangement);
    }

    @Override
    public Kind kind() {
      return Kind.SACRIFICE;
    }

    @Override
    public String text() {
      return "sacrifice" + MoveText.triples(arrangement);
    }
  }

  /** Freezes a card: {@code frost 12}. */
  record Permafrost(int cell) implements ThirteenMove {

    public Permafrost {
      MoveText.checkCell(cell);
    }

    @Override
    public Kind kind() {
      return Kind.PERMAFROST;
    }

    @Override
    public String text() {
      return "frost " + cell;
    }
  }

  /** Spends the 13th Monster and takes a monster for it: {@code nova 1 m3}. */
  record SuperNova(int owner, int monster) implements ThirteenMove {

    public SuperNova {
      MoveText.checkSeat(owner);
      MoveText.checkMonster(monster);
    }

    @Override
    public Kind kind() {
      return Kind.SUPER_NOVA;
    }

    @Override
    public String text() {
      return "nova " + owner + " m" + monster;
    }
  }

  /** Attacks for a set with one of the own monsters: {@code attack m3 1 07E}. */
  record Attack(int monster, int target, int set) implements ThirteenMove {

    public Attack {
      MoveText.checkMonster(monster);
      MoveText.checkSeat(target);
      MonsterSets.checked(set);
    }

    @Override
    public Kind kind() {
      return Kind.ATTACK;
    }

    @Override
    public String text() {
      return "attack m" + monster + " " + target + " " + MonsterSets.text(set);
    }
  }

  /**
   * Throws the dice: {@code throw}, {@code throw keep 0 1 4}.
   *
   * @param keep the bits of the dice that stay as they are
   */
  record Throw(int keep) implements ThirteenMove {

    public Throw {
      MoveText.checkKeep(keep);
    }

    @Override
    public Kind kind() {
      return Kind.THROW;
    }

    @Override
    public String text() {
      return "throw" + MoveText.keep(keep);
    }
  }

  /** Is content with the dice as they are: {@code stop}. */
  record Stop() implements ThirteenMove {
    @Override
    public Kind kind() {
      return Kind.STOP;
    }

    @Override
    public String text() {
      return "stop";
    }
  }

  /** Takes a set of the monster that attacked in vain: {@code take 07B}. */
  record Take(int set) implements ThirteenMove {

    public Take {
      MonsterSets.checked(set);
    }

    @Override
    public Kind kind() {
      return Kind.TAKE;
    }

    @Override
    public String text() {
      return "take " + MonsterSets.text(set);
    }
  }

  /** Makes a monster where there is a choice: {@code build 01T 01E 01B}. */
  record Build(Triple triple) implements ThirteenMove {
    @Override
    public Kind kind() {
      return Kind.BUILD;
    }

    @Override
    public String text() {
      return "build " + triple.text();
    }
  }

  /**
   * Sends a monster into the Death Battle: {@code pick m3}, {@code pick none}.
   *
   * @param monster its id, or {@link Duel#NOBODY}
   */
  record Pick(int monster) implements ThirteenMove {

    public Pick {
      if (monster != Duel.NOBODY) {
        MoveText.checkMonster(monster);
      }
    }

    @Override
    public Kind kind() {
      return Kind.PICK;
    }

    @Override
    public String text() {
      return monster == Duel.NOBODY ? "pick none" : "pick m" + monster;
    }
  }

  /** Ends the turn: {@code end}. */
  record EndTurn() implements ThirteenMove {
    @Override
    public Kind kind() {
      return Kind.END_TURN;
    }

    @Override
    public String text() {
      return "end";
    }
  }
}
