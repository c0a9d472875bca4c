package org.monsterbox.core.sea.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Turn;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Cells;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaEnd;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.monsterbox.core.sea.terms.SeaOptions.TractorQuota;
import org.monsterbox.core.sea.terms.Status;

/**
 * All that lies on the table and in the hands. In a state it is complete; in a view the cards that
 * the seat may not see are missing. Changed only while a move is being played, on a copy. Lists of
 * numbers are never changed but replaced, so that a copy shares them.
 */
public final class SeaTable implements Cloneable {

  public static final int NOBODY = -1;
  public static final int WHALE = 0;
  private static final int[] NO_MARKERS = {};
  private static final Status[] STATUSES = Status.values();
  private static final int PILES = Pile.values().length;

  public final SeaOptions options;

  /** How many hunters started; their seats are 1 and up. */
  public final int hunters;

  public int round;
  public Phase phase = Phase.SETUP_SHIP;

  /** Who acts; in phases in which all hunters may, the one who would be first. */
  public int actor = 1;

  /** The hunter whose turn it is. */
  public int current = NOBODY;

  public int whaleCell = Board.WHALE_START;
  public int hp = SeaData.WHALE_HP;
  public long call;
  public long bond;
  public boolean leapPending;

  /** The whale's secret, or {@link Board#NONE}. */
  public int leapTarget = Board.NONE;

  public int movePoints;
  public boolean underPass;
  public boolean cardPlayed;
  public boolean exchangeUsed;
  public boolean trappedAtStart;

  // By seat; nothing at seat 0.
  private byte[] status;
  private byte[] boatCell;
  private byte[] facing;
  private byte[] startCell;
  private long[] weapons;
  private long[] moves;

  // Of the hunter whose turn it is.
  public int actionsLeft;
  public boolean weaponUsed;
  public boolean refitUsed;
  public boolean swapUsed;

  /** A hunter that only draws after it was refloated (option {@code refloatDraws}). */
  public boolean drawsOnly;

  public int ship = Board.NONE;
  public int reserve = SeaData.RESERVE;
  public Cells icebergs = Board.ICEBERGS;

  /** In the order in which they were laid: the last has the highest serial number. */
  public int[] nets = NO_MARKERS;

  public int[] whirlpools = NO_MARKERS;
  public int[] headwinds = NO_MARKERS;
  public int miniStormRound = NOBODY;
  public int diveRound = NOBODY;
  public int drogueRound = NOBODY;
  public int tractorLines;

  /** The bits of the hunters still to play in this round. */
  public int toAct;

  /** By pile: how many cards can be drawn, and which ones lie on the discard. */
  private byte[] left = new byte[PILES];

  private long[] discards = new long[PILES];

  // In a view only: how many cards it hides, by seat and of the whale.
  private byte[] hiddenWeapons;
  private byte[] hiddenMoves;
  private int hiddenCall;
  private int hiddenBond;

  /** Two Movement cards of which one is kept, or {@link Cards#NONE}. */
  public int pendingOne = Cards.NONE;

  public int pendingOther = Cards.NONE;

  /** The weapon that is offered for a swap, or {@link Cards#NONE}. */
  public int offered = Cards.NONE;

  public @Nullable SeaEnd end;
  int finisher = NOBODY;

  SeaTable(SeaOptions options, int hunters) {
    this.options = options;
    this.hunters = hunters;
    int seats = hunters + 1;
    this.status = new byte[seats];
    this.boatCell = new byte[seats];
    this.facing = new byte[seats];
    this.startCell = new byte[seats];
    this.weapons = new long[seats];
    this.moves = new long[seats];
    this.hiddenWeapons = new byte[seats];
    this.hiddenMoves = hiddenWeapons;
    Arrays.fill(boatCell, (byte) Board.NONE);
    Arrays.fill(startCell, (byte) Board.NONE);
  }

  /** The same table, which may be changed while this one stays as it is. */
  SeaTable copy() {
    try {
      return (SeaTable) clone();
    } catch (CloneNotSupportedException isCloneable) {
      throw new IllegalStateException(isCloneable);
    }
  }

  private static byte[] with(byte[] numbers, int index, int number) {
    byte[] changed = numbers.clone();
    changed[index] = (byte) number;
    return changed;
  }

  private static long[] with(long[] numbers, int index, long number) {
    long[] changed = numbers.clone();
    changed[index] = number;
    return changed;
  }

  // Where things are.

  public int boat(int seat) {
    return boatCell[seat] < -1 ? boatCell[seat] + 256 : boatCell[seat];
  }

  int start(int seat) {
    return startCell[seat] < -1 ? startCell[seat] + 256 : startCell[seat];
  }

  public int facing(int seat) {
    return facing[seat];
  }

  Status status(int seat) {
    return STATUSES[status[seat]];
  }

  boolean isHunter(int seat) {
    return seat >= 1 && seat <= hunters;
  }

  public boolean isAfloat(int seat) {
    return isHunter(seat) && status[seat] == Status.AFLOAT.index();
  }

  boolean isDead(int seat) {
    return status[seat] == Status.DEAD.index();
  }

  public int living() {
    int living = 0;
    for (int seat = 1; seat <= hunters; seat++) {
      living += isDead(seat) ? 0 : 1;
    }
    return living;
  }

  /** The seat whose boat is there, or {@link #NOBODY}. */
  public int boatAt(int cell) {
    for (int seat = 1; seat <= hunters; seat++) {
      if (boat(seat) == cell && status[seat] == 0) {
        return seat;
      }
    }
    return NOBODY;
  }

  public void putToSea(int seat, int cell, int direction) {
    status = with(status, seat, Status.AFLOAT.index());
    sail(seat, cell);
    turnBow(seat, direction);
  }

  /** Takes the boat off the board; the hunter is wrecked or dead then. */
  public void sink(int seat, Status then) {
    status = with(status, seat, then.index());
    sail(seat, Board.NONE);
  }

  public void sail(int seat, int cell) {
    boatCell = with(boatCell, seat, cell);
  }

  public void turnBow(int seat, int direction) {
    facing = with(facing, seat, direction);
  }

  /** Where the hunter comes back after a wreck, if it can. */
  public void setStart(int seat, int cell) {
    startCell = with(startCell, seat, cell);
  }

  public boolean isObstacle(int cell) {
    return Board.isFloe(cell) || icebergs.contains(cell);
  }

  public boolean hasNet(int cell) {
    return nets.length > 0 && Marker.indexOf(nets, cell) >= 0;
  }

  public boolean hasWhirlpool(int cell) {
    return whirlpools.length > 0 && Marker.indexOf(whirlpools, cell) >= 0;
  }

  public boolean hasEntity(int cell) {
    return cell == whaleCell || cell == ship || hasNet(cell) || boatAt(cell) != NOBODY;
  }

  /** It holds no entity and no obstacle; a whirlpool is neither. */
  public boolean isFree(int cell) {
    return !isObstacle(cell) && !hasEntity(cell);
  }

  /** Where a boat, a net or a whirlpool may be put. */
  public boolean isOpen(int cell) {
    return isFree(cell) && !hasWhirlpool(cell);
  }

  /** The distance that cards ask for: whether it crosses the blue edges is an option. */
  public int range(int from, int to) {
    return options.edgeRanges() ? Board.distance(from, to) : Board.flatDistance(from, to);
  }

  public boolean isBlown(int direction) {
    return headwinds.length > 0 && Marker.indexOf(headwinds, direction) >= 0;
  }

  boolean isStormy() {
    return miniStormRound == round;
  }

  /** Whether weapons other than nets find nothing to aim at. */
  public boolean isUntargetable() {
    return diveRound == round || (leapPending && options.whale().leapUntargetable());
  }

  // Cards.

  public long hand(Pile pile, int seat) {
    return switch (pile) {
      case MOVE -> moves[seat];
      case WEAPON -> weapons[seat];
      case CALL -> seat == WHALE ? call : 0;
      case BOND -> seat == WHALE ? bond : 0;
    };
  }

  void setHand(Pile pile, int seat, long hand) {
    switch (pile) {
      case MOVE -> moves = with(moves, seat, hand);
      case WEAPON -> weapons = with(weapons, seat, hand);
      case CALL -> call = hand;
      case BOND -> bond = hand;
    }
  }

  /** Puts a card into the seat's hand. */
  public void give(int seat, int card) {
    Pile pile = Cards.pile(card);
    setHand(pile, seat, hand(pile, seat) | Cards.bit(card));
  }

  /** Takes a card out of the seat's hand: it is in limbo until it is put somewhere. */
  public void take(int seat, int card) {
    Pile pile = Cards.pile(card);
    setHand(pile, seat, hand(pile, seat) & ~Cards.bit(card));
  }

  public long weapons(int seat) {
    return weapons[seat];
  }

  public long moves(int seat) {
    return moves[seat];
  }

  /** How many cards of a hand this view hides. */
  int hidden(Pile pile, int seat) {
    return switch (pile) {
      case MOVE -> hiddenMoves[seat];
      case WEAPON -> hiddenWeapons[seat];
      case CALL -> seat == WHALE ? hiddenCall : 0;
      case BOND -> seat == WHALE ? hiddenBond : 0;
    };
  }

  /** From now on, only the number of the seat's cards is known. */
  void hideHand(int seat) {
    if (seat == WHALE) {
      hiddenCall = Long.bitCount(call);
      hiddenBond = Long.bitCount(bond);
      call = 0;
      bond = 0;
    } else {
      hiddenWeapons = with(hiddenWeapons, seat, Long.bitCount(weapons[seat]));
      hiddenMoves = with(hiddenMoves, seat, Long.bitCount(moves[seat]));
      weapons = with(weapons, seat, 0);
      moves = with(moves, seat, 0);
    }
  }

  /** Nothing is hidden any more: all hands are as they are held. */
  void forgetHidden() {
    hiddenWeapons = new byte[hunters + 1];
    hiddenMoves = hiddenWeapons;
    hiddenCall = 0;
    hiddenBond = 0;
  }

  /** How many cards can be drawn before the discard is shuffled. */
  int left(Pile pile) {
    return left[pile.index()];
  }

  void setLeft(Pile pile, int count) {
    left = with(left, pile.index(), count);
  }

  /** The cards that lie on the discard. */
  long discarded(Pile pile) {
    return discards[pile.index()];
  }

  /** Puts a card that is in no hand onto its discard pile. */
  public void discard(int card) {
    int index = Cards.pile(card).index();
    discards = with(discards, index, discards[index] | Cards.bit(card));
  }

  void clearDiscard(Pile pile) {
    discards = with(discards, pile.index(), 0);
  }

  public boolean holds(int seat, int card) {
    return Cards.isIn(hand(Cards.pile(card), seat), card);
  }

  /** Whether the hunter has a weapon, which everybody can see by the backs of its cards. */
  public boolean hasWeapons(int seat) {
    return weapons[seat] != 0 || hiddenWeapons[seat] > 0;
  }

  public boolean isExhausted(Pile pile) {
    return left[pile.index()] == 0 && discards[pile.index()] == 0;
  }

  public boolean isTooMuch(int seat) {
    return seat == WHALE
        ? Long.bitCount(call) + Long.bitCount(bond) > SeaData.MOST_WHALE_CARDS
        : Long.bitCount(weapons[seat]) > SeaData.MOST_WEAPON_CARDS
            || Long.bitCount(moves[seat]) > SeaData.MOST_MOVEMENT_CARDS;
  }

  /** How many tractor lines of one round capture the whale. */
  public int tractorQuota() {
    return options.capture().tractorQuota() == TractorQuota.STARTING
        ? hunters
        : Math.max(2, living());
  }

  public boolean isOver() {
    return end != null;
  }

  public Turn turn() {
    return switch (phase) {
      case GAME_OVER -> Turn.OVER;
      case SETUP_SHIP, HUNTER_SELECT -> new Turn(livingSeats());
      default -> Turn.of(actor);
    };
  }

  /** The bits of all hunters who are not dead. */
  public int livingSeats() {
    int seats = 0;
    for (int seat = 1; seat <= hunters; seat++) {
      seats |= isDead(seat) ? 0 : 1 << seat;
    }
    return seats;
  }

  long fingerprint() {
    Fingerprint fingerprint = new Fingerprint();
    options.addTo(fingerprint);
    fingerprint
        .add(hunters)
        .add(round)
        .add(phase)
        .add(actor)
        .add(current)
        .add(whaleCell)
        .add(hp)
        .add(call)
        .add(bond)
        .add(leapPending)
        .add(leapTarget)
        .add(movePoints)
        .add(underPass)
        .add(cardPlayed)
        .add(exchangeUsed)
        .add(trappedAtStart)
        .add(status)
        .add(boatCell)
        .add(facing)
        .add(startCell);
    addAll(fingerprint, weapons);
    addAll(fingerprint, moves);
    fingerprint
        .add(actionsLeft)
        .add(weaponUsed)
        .add(refitUsed)
        .add(swapUsed)
        .add(drawsOnly)
        .add(ship)
        .add(reserve)
        .add(icebergs.low())
        .add(icebergs.middle())
        .add(icebergs.high())
        .add(nets)
        .add(whirlpools)
        .add(headwinds)
        .add(miniStormRound)
        .add(diveRound)
        .add(drogueRound)
        .add(tractorLines)
        .add(toAct)
        .add(left);
    addAll(fingerprint, discards);
    fingerprint.add(hiddenWeapons).add(hiddenMoves).add(hiddenCall).add(hiddenBond);
    fingerprint.add(pendingOne).add(pendingOther).add(offered).add(finisher);
    return (end == null ? fingerprint.add(0) : fingerprint.add(end)).value();
  }

  private static void addAll(Fingerprint fingerprint, long[] numbers) {
    for (long number : numbers) {
      fingerprint.add(number);
    }
  }
}
