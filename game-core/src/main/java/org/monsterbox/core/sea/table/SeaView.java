package org.monsterbox.core.sea.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.sea.box.Arrow;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Cells;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaEnd;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.monsterbox.core.sea.terms.Status;

/**
 * What one seat may know: the whole board, its own cards and those that are shown to it, and how
 * many the others hold. Cells are numbers of {@link Board}, cards numbers of {@link Cards}.
 */
public final class SeaView implements Fingerprinted {

  /** Nobody, as a seat. */
  public static final int NOBODY = SeaTable.NOBODY;

  /** The life with which the whale begins. */
  public static final int FULL_HP = SeaData.WHALE_HP;

  /** A net and the seat that laid it. */
  public record Net(int cell, int owner, int card) {}

  /** A whirlpool and its last round. */
  public record Pool(int cell, int lastRound, int card) {}

  /** A wind and its last round. */
  public record Wind(int direction, int lastRound, int card) {}

  public final SeaTable table;
  public final int seat;

  public SeaView(SeaTable table, int seat) {
    this.table = table;
    this.seat = seat;
  }

  /** Whose view it is; 0 is the whale. */
  public int seat() {
    return seat;
  }

  public SeaOptions options() {
    return table.options;
  }

  public int hunters() {
    return table.hunters;
  }

  public int round() {
    return table.round;
  }

  public int stormRound() {
    return table.options.stormRound(table.hunters);
  }

  public Phase phase() {
    return table.phase;
  }

  /** Who has to act; where all hunters may, the first of those who have not played. */
  public int actor() {
    return table.actor;
  }

  /** The hunter whose turn it is, or {@link #NOBODY}. */
  public int current() {
    return table.current;
  }

  public boolean hasStillToPlay(int hunter) {
    return (table.toAct >>> hunter & 1) == 1;
  }

  /** What a mate who shares all with this seat would see if its turn began now. */
  public SeaView inTurnOf(int mate) {
    SeaTable begun = table.copy();
    begun.phase = Phase.HUNTER_ACTION;
    begun.current = mate;
    begun.actor = mate;
    begun.toAct &= ~(1 << mate);
    begun.actionsLeft = SeaData.HUNTER_ACTIONS;
    begun.weaponUsed = false;
    return new SeaView(begun, mate);
  }

  public int whaleCell() {
    return table.whaleCell;
  }

  public int hp() {
    return table.hp;
  }

  public int movePoints() {
    return table.movePoints;
  }

  /** Whether the whale swims under entities in this turn. */
  public boolean swimsUnder() {
    return table.underPass;
  }

  public boolean isCardPlayed() {
    return table.cardPlayed;
  }

  public boolean isExchangeUsed() {
    return table.exchangeUsed;
  }

  /** Whether the whale was trapped when its turn began. */
  public boolean isTrapped() {
    return table.trappedAtStart;
  }

  public boolean isLeapPending() {
    return table.leapPending;
  }

  /** Where the whale will land: empty for everybody else until it is over. */
  public Optional<Integer> leapTarget() {
    return table.leapTarget == Board.NONE ? Optional.empty() : Optional.of(table.leapTarget);
  }

  public Status status(int hunter) {
    return table.status(hunter);
  }

  /** Where the boat is, or {@link Board#NONE}. */
  public int boatCell(int hunter) {
    return table.boat(hunter);
  }

  public int facing(int hunter) {
    return table.facing(hunter);
  }

  public int startCell(int hunter) {
    return table.start(hunter);
  }

  public int actionsLeft() {
    return table.actionsLeft;
  }

  public boolean isWeaponUsed() {
    return table.weaponUsed;
  }

  public boolean isRefitUsed() {
    return table.refitUsed;
  }

  public boolean isSwapUsed() {
    return table.swapUsed;
  }

  /** The battleship's cell, or {@link Board#NONE} before it is placed. */
  public int shipCell() {
    return table.ship;
  }

  public int reserve() {
    return table.reserve;
  }

  public Cells icebergs() {
    return table.icebergs;
  }

  /** The oldest first. */
  public List<Net> nets() {
    List<Net> nets = new ArrayList<>();
    for (int net : table.nets) {
      nets.add(new Net(Marker.place(net), Marker.detail(net), Marker.card(net)));
    }
    return nets;
  }

  public List<Pool> whirlpools() {
    List<Pool> pools = new ArrayList<>();
    for (int pool : table.whirlpools) {
      int last = Marker.detail(pool) + SeaData.WHIRLPOOL_ROUNDS;
      pools.add(new Pool(Marker.place(pool), last, Marker.card(pool)));
    }
    return pools;
  }

  public List<Wind> winds() {
    List<Wind> winds = new ArrayList<>();
    for (int wind : table.headwinds) {
      winds.add(new Wind(Marker.place(wind), Marker.detail(wind), Marker.card(wind)));
    }
    return winds;
  }

  public boolean isMiniStorm() {
    return table.isStormy();
  }

  public boolean isDived() {
    return table.diveRound == table.round;
  }

  /** Whether the whale is slowed in its next turn. */
  public boolean isDrogueSet() {
    return table.drogueRound > table.round;
  }

  public int tractorLines() {
    return table.tractorLines;
  }

  /** The cards of a seat that this one may see. */
  public List<Integer> hand(int of, Pile pile) {
    return Cards.list(pile, table.hand(pile, of));
  }

  /** How many cards with this back the seat holds, seen or not. */
  public int handSize(int of, Pile pile) {
    return Long.bitCount(table.hand(pile, of)) + table.hidden(pile, of);
  }

  public int cardsLeft(Pile pile) {
    return table.left(pile);
  }

  public List<Integer> discardPile(Pile pile) {
    return Cards.list(pile, table.discarded(pile));
  }

  /** The two Movement cards of which one is to be kept, if this seat may see them. */
  public List<Integer> pending() {
    return table.pendingOne == Cards.NONE
        ? List.of()
        : List.of(table.pendingOne, table.pendingOther);
  }

  /** The weapon that is offered for a swap, if this seat may see it. */
  public Optional<Integer> offered() {
    return table.offered == Cards.NONE ? Optional.empty() : Optional.of(table.offered);
  }

  public boolean isOver() {
    return table.isOver();
  }

  public Optional<SeaEnd> end() {
    return Optional.ofNullable(table.end);
  }

  /** Who brought the whale down, or {@link #NOBODY}. */
  public int finisher() {
    return table.finisher;
  }

  // What follows from all this.

  /** The seat that is the whale in the next game (section 5); empty where it is drawn by lot. */
  public Optional<Integer> nextWhale() {
    if (finisher() != NOBODY) {
      return Optional.of(finisher());
    }
    return switch (table.options.nextWhaleIfWhaleWon()) {
      case KEEP -> Optional.of(SeaTable.WHALE);
      case NEXT_SEAT -> Optional.of(1);
      case RANDOM -> Optional.empty();
    };
  }

  /** The distance that cards ask for (option {@code edgeRanges}). */
  public int range(int from, int to) {
    return table.range(from, to);
  }

  /** It holds no entity and no obstacle. */
  public boolean isFree(int cell) {
    return table.isFree(cell);
  }

  public boolean isObstacle(int cell) {
    return table.isObstacle(cell);
  }

  public boolean hasNet(int cell) {
    return table.hasNet(cell);
  }

  public boolean hasWhirlpool(int cell) {
    return table.hasWhirlpool(cell);
  }

  public boolean isAfloat(int hunter) {
    return table.isAfloat(hunter);
  }

  /** The hunter whose boat is there, or {@link #NOBODY}. */
  public int boatAt(int cell) {
    return table.boatAt(cell);
  }

  /** Whether a headwind forbids this direction. */
  public boolean isBlown(int direction) {
    return table.isBlown(direction);
  }

  /** Whether weapons other than nets find nothing to aim at. */
  public boolean isUntargetable() {
    return table.isUntargetable();
  }

  /** How many tractor lines of one round capture the whale. */
  public int tractorQuota() {
    return table.tractorQuota();
  }

  /** How far a weapon reaches. */
  public int reach(CardKind weapon) {
    return Ranges.of(table, weapon);
  }

  /** The cells in which the whale could be hit, or a first net be laid, from there. */
  public List<Integer> cellsInReach(int from, CardKind weapon) {
    int reach = weapon == CardKind.NET ? table.options.capture().netReach() : reach(weapon);
    List<Integer> cells = new ArrayList<>();
    for (int cell : Area.within(table, from, reach)) {
      if (!table.isObstacle(cell) && cell != from) {
        cells.add(cell);
      }
    }
    return cells;
  }

  /** Where the hunter's boat would go by this card, cell by cell, and where it would wreck. */
  public Voyage voyage(int hunter, int card, List<Arrow> tokens) {
    return Voyage.of(table, hunter, card, tokens);
  }

  /** A way to play a Movement card, and where it leads. */
  public record Passage(SeaMove.PlayMove move, int cell, int facing, boolean isWreck) {}

  /** All ways to play a Movement card from where the hunter is. */
  public List<Passage> passages(int hunter, int card) {
    return passages(hunter, card, table.boat(hunter), table.facing(hunter));
  }

  /** The same as if the boat were somewhere else. */
  public List<Passage> passages(int hunter, int card, int cell, int facing) {
    List<Passage> passages = new ArrayList<>();
    Sailing.visit(
        table,
        hunter,
        card,
        cell,
        facing,
        (move, end, bow, isWreck) -> passages.add(new Passage(move, end, bow, isWreck)));
    return passages;
  }

  /** Whether the whale is shut in by nets as things stand. */
  public boolean isShutIn() {
    return table.ship != Board.NONE && Trap.of(table).isShut();
  }

  /** The cells in which the whale is shut as things stand, or none if it is not. */
  public Cells shutWaters() {
    return Trap.of(table).waters();
  }

  /** Whether the whale would be shut in with this hunter's nets on these cells as well. */
  public boolean isShutInWith(int hunter, List<Integer> nets) {
    SeaTable with = table.copy();
    for (int cell : nets) {
      with.nets = Marker.with(with.nets, Marker.of(cell, hunter, 0));
    }
    return Trap.of(with).isShut();
  }

  @Override
  public long fingerprint() {
    return new Fingerprint().add(table.fingerprint()).add(seat).value();
  }
}
