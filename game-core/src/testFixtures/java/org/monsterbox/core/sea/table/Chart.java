package org.monsterbox.core.sea.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.monsterbox.core.sea.terms.Status;

/**
 * Sets up a position. Without more words: battleship on E3, all icebergs, a full reserve, boats off
 * the board, the whale on J5 in round 1; cards that nobody is given lie in the draw piles.
 */
public final class Chart {

  private static final String[] START_CELLS = {"", "F3", "F2", "E4"};

  private final SeaTable table;
  private final List<Integer> used = new ArrayList<>();
  private final List<List<Integer>> stacked = new ArrayList<>();
  private boolean hasSmallDecks;

  private Chart(SeaTable table) {
    this.table = table;
    table.ship = Board.read("E3");
    table.round = 1;
    for (int seat = 1; seat <= table.hunters; seat++) {
      table.sink(seat, Status.WRECKED);
      table.setStart(seat, Board.read(START_CELLS[seat]));
    }
    while (stacked.size() < Pile.values().length) {
      stacked.add(new ArrayList<>());
    }
  }

  public static Chart of(int hunters) {
    return of(hunters, Options.usual(SeaOptions.ALL));
  }

  public static Chart of(int hunters, Options options) {
    return new Chart(new SeaTable(SeaOptions.of(options), hunters));
  }

  public static <T> Chart of(int hunters, OptionSpec<T> spec, T value) {
    return of(hunters, Options.usual(SeaOptions.ALL).with(spec, value));
  }

  public Chart whale(String cell) {
    table.whaleCell = Board.read(cell);
    return this;
  }

  public Chart hp(int hp) {
    table.hp = hp;
    return this;
  }

  public Chart round(int round) {
    table.round = round;
    return this;
  }

  public Chart reserve(int reserve) {
    table.reserve = reserve;
    return this;
  }

  /** {@code boat(1, "F5", "NE")}. */
  public Chart boat(int seat, String cell, String facing) {
    table.putToSea(seat, Board.read(cell), Board.readDirection(facing));
    return this;
  }

  public Chart dead(int seat) {
    table.sink(seat, Status.DEAD);
    return this;
  }

  public Chart start(int seat, String cell) {
    table.setStart(seat, Board.read(cell));
    return this;
  }

  /** Nets of one owner, the oldest first: {@code nets(2, "J4 K6")}. */
  public Chart nets(int owner, String cells) {
    for (String cell : cells.split(" ", -1)) {
      int card = unused(CardKind.NET);
      table.nets = Marker.with(table.nets, Marker.of(Board.read(cell), owner, card));
    }
    return this;
  }

  public Chart whirlpool(String cell, int placedRound) {
    int card = unused(CardKind.WHIRLPOOL);
    table.whirlpools =
        Marker.with(table.whirlpools, Marker.of(Board.read(cell), placedRound, card));
    return this;
  }

  public Chart headwind(String direction, int lastRound) {
    int card = unused(CardKind.HEADWIND);
    int wind = Marker.of(Board.readDirection(direction), lastRound, card);
    table.headwinds = Marker.with(table.headwinds, wind);
    return this;
  }

  public Chart miniStorm() {
    table.miniStormRound = table.round;
    return this;
  }

  public Chart drogue(int round) {
    table.drogueRound = round;
    return this;
  }

  public Chart icebergs(String cells) {
    for (String cell : cells.split(" ", -1)) {
      table.icebergs = table.icebergs.with(Board.read(cell));
    }
    return this;
  }

  /** Cards by their ids: {@code hand(1, "MV07 WP01")}. */
  public Chart hand(int seat, String cards) {
    for (String text : cards.split(" ", -1)) {
      table.give(seat, use(text));
    }
    return this;
  }

  /** The next cards of their piles, the first one on top. */
  public Chart nextCards(String cards) {
    for (String text : cards.split(" ", -1)) {
      int card = use(text);
      stacked.get(Cards.pile(card).index()).add(card);
    }
    return this;
  }

  public Chart discarded(String cards) {
    for (String text : cards.split(" ", -1)) {
      table.discard(use(text));
    }
    return this;
  }

  /** No other cards than those that were named. */
  public Chart smallDecks() {
    hasSmallDecks = true;
    return this;
  }

  /** The whale may act, with two points to move or one after a drogue. */
  public Chart whaleTurn() {
    table.phase = Phase.WHALE_ACTION;
    table.actor = SeaTable.WHALE;
    table.movePoints = table.drogueRound == table.round ? 1 : 2;
    table.toAct = table.livingSeats();
    table.trappedAtStart = Trap.of(table).isShut();
    return this;
  }

  /** The whale is about to draw. */
  public Chart whaleDraw() {
    whaleTurn();
    table.phase = Phase.WHALE_DRAW;
    return this;
  }

  /** This hunter may act, and nobody plays after it in this round but those named. */
  public Chart turnOf(int seat, int... later) {
    table.phase = Phase.HUNTER_ACTION;
    table.actor = seat;
    table.current = seat;
    table.actionsLeft = SeaData.HUNTER_ACTIONS;
    table.toAct = 0;
    for (int other : later) {
      table.toAct |= 1 << other;
    }
    return this;
  }

  /** The hunters choose who plays. */
  public Chart select(int... seats) {
    turnOf(seats[0], seats);
    table.phase = Phase.HUNTER_SELECT;
    table.current = SeaTable.NOBODY;
    table.actionsLeft = 0;
    return this;
  }

  public Chart tractorLines(int lines) {
    table.tractorLines = lines;
    return this;
  }

  private int use(String text) {
    int card = Cards.read(text);
    if (card == Cards.NONE || used.contains(card)) {
      throw new IllegalArgumentException("No such card, or not twice: " + text);
    }
    used.add(card);
    return card;
  }

  /** The last card of its kind that is not used: tests name the first ones. */
  private int unused(CardKind kind) {
    for (int card = Cards.COUNT - 1; card >= 0; card--) {
      if (Cards.kind(card) == kind && !used.contains(card)) {
        used.add(card);
        return card;
      }
    }
    throw new IllegalArgumentException("No " + kind + " left");
  }

  public SeaState state() {
    byte[][] piles = new byte[Pile.values().length][];
    SeaTable copy = table.copy();
    for (Pile pile : Pile.values()) {
      List<Integer> cards = new ArrayList<>();
      for (int i = 0; i < Cards.count(pile) && !hasSmallDecks; i++) {
        if (!used.contains(Cards.first(pile) + i)) {
          cards.add(Cards.first(pile) + i);
        }
      }
      List<Integer> top = stacked.get(pile.index());
      for (int i = top.size() - 1; i >= 0; i--) {
        cards.add(top.get(i));
      }
      byte[] numbers = new byte[cards.size()];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = cards.get(i).byteValue();
      }
      piles[pile.index()] = numbers;
      copy.setLeft(pile, numbers.length);
    }
    return new SeaState(copy, piles, Chance.of(1, "chart"));
  }
}
