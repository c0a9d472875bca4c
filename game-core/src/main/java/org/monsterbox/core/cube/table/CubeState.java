package org.monsterbox.core.cube.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.HouseRules;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Turn;

/**
 * A game of Monster Cube in play. What somebody cannot see, the code of a card or the cells of a
 * zone, is blank in their view, and everything else is the same there.
 */
public final class CubeState implements Fingerprinted {

  /** No deadline, and no seat. */
  static final int NONE = -1;

  /** Fixed after the deal; a fingerprint knows it by what was chosen. */
  final transient HouseRules rules;

  final int seats;

  Chance chance;
  Phase phase = Phase.GAME_OVER;
  boolean paused;
  @Nullable CubeEnd end;

  /** The game's clock, and when it runs out for what the table waits for. */
  long clock;

  long deadline = NONE;

  /** Rows dealt, or turns begun, from 1. */
  int round;

  /** Rule sets 1 and 2: one for all; 3 and 4: by seat. */
  Layout[] zones = {};

  byte[] row = {};

  /** By level, if the table plays with level decks; otherwise all in the first. */
  byte[][] piles = {};

  byte[] discard = {};

  /** Cards that left the game for all to see. */
  byte[] outOfPlay = {};

  /** Cards that left the game unseen. */
  byte[] box = {};

  // By seat.
  byte[][] won = {};
  byte[][] hands = {};
  byte[][] ownPiles = {};
  byte[][] mods = {};
  long[] lockedUntil = {};

  /** A bit for each seat that finds no match. */
  int votes;

  int exhaustions;
  int consecutiveNoMatch;
  int dryTurns;
  boolean finalRound;
  int firstSeat;

  /** Rule sets 3 and 4: whose turn it is. */
  int currentSeat = NONE;

  /** Who claims, gives a card back or places one. */
  int claimer = NONE;

  int lastClaimer = NONE;

  /** Rule set 2: the solved card that is yet to be placed. */
  int solved;

  /** The tile that was put elsewhere in this turn, until the call. */
  @Nullable TileMove tentative;

  /** The tile that was moved in this turn, after the call. */
  int movedTile;

  /** Time spent on searching so far, or on turns: what bots and solo results go by. */
  long searched;

  /** How much of it was spent when the row was dealt. */
  long rowAt;

  /** How much of it was spent when a vote was last found void. */
  long voidedAt;

  /** By seat: how much of it was spent when its targets or tiles changed, or it claimed wrongly. */
  long[] freshAt = {};

  /** Solo: what wrong claims and hints have cost, in milliseconds. */
  long extraMs;

  /** Solo: how many steps of the hint have been paid for in this search. */
  int hints;

  CubeState(HouseRules rules, int seats, Chance chance) {
    this.rules = rules;
    this.seats = seats;
    this.chance = chance;
  }

  /** A copy whose fields may be set. The arrays are shared: they are replaced, never written to. */
  CubeState(CubeState other) {
    rules = other.rules;
    seats = other.seats;
    chance = other.chance;
    phase = other.phase;
    paused = other.paused;
    end = other.end;
    clock = other.clock;
    deadline = other.deadline;
    round = other.round;
    zones = other.zones;
    row = other.row;
    piles = other.piles;
    discard = other.discard;
    outOfPlay = other.outOfPlay;
    box = other.box;
    won = other.won;
    hands = other.hands;
    ownPiles = other.ownPiles;
    mods = other.mods;
    lockedUntil = other.lockedUntil;
    votes = other.votes;
    exhaustions = other.exhaustions;
    consecutiveNoMatch = other.consecutiveNoMatch;
    dryTurns = other.dryTurns;
    finalRound = other.finalRound;
    firstSeat = other.firstSeat;
    currentSeat = other.currentSeat;
    claimer = other.claimer;
    lastClaimer = other.lastClaimer;
    solved = other.solved;
    tentative = other.tentative;
    movedTile = other.movedTile;
    searched = other.searched;
    rowAt = other.rowAt;
    voidedAt = other.voidedAt;
    freshAt = other.freshAt;
    extraMs = other.extraMs;
    hints = other.hints;
  }

  public HouseRules rules() {
    return rules;
  }

  public int seats() {
    return seats;
  }

  public Phase phase() {
    return phase;
  }

  public boolean isPaused() {
    return paused;
  }

  public boolean isOver() {
    return phase == Phase.GAME_OVER;
  }

  /** The game's clock, in milliseconds. */
  public long clock() {
    return clock;
  }

  public boolean hasDeadline() {
    return deadline != NONE;
  }

  /** When the time is up, where there is a deadline. */
  public long deadline() {
    return deadline;
  }

  public boolean hasClaimer() {
    return claimer != NONE;
  }

  public boolean isClaimer(int seat) {
    return seat == claimer;
  }

  public boolean isTurnOf(int seat) {
    return seat == currentSeat;
  }

  /** Until when a seat's buzzer is or was locked. */
  public long lockedUntil(int seat) {
    return lockedUntil[seat];
  }

  public boolean hasVoted(int seat) {
    return (votes >>> seat & 1) == 1;
  }

  /** The tiles that a seat plays on, without a move that is not made for good yet. */
  public Layout zone(int seat) {
    return zones[zoneOf(seat)];
  }

  /** Whether a tile was put elsewhere in this turn, until the call. */
  public boolean isTilePut() {
    return tentative != null;
  }

  /** The tile that was moved in this turn, after the call, or 0. */
  public int movedTile() {
    return movedTile;
  }

  /** Solo: how many steps of the hint have been paid for in this search. */
  public int hints() {
    return hints;
  }

  public List<Integer> won(int seat) {
    return Codes.list(won[seat]);
  }

  public boolean hasWon(int seat, int card) {
    return Codes.contains(won[seat], card);
  }

  /** The cards that lie back up in front of a seat, the oldest first. */
  public List<Integer> mods(int seat) {
    return Codes.list(mods[seat]);
  }

  public boolean hasMod(int seat, int card) {
    return Codes.contains(mods[seat], card);
  }

  /** Whether no more cards can lie in front of a seat, so that one must be replaced. */
  public boolean isFullOfMods(int seat) {
    return mods[seat].length >= RaceFlow.MOST_MODS;
  }

  /** The cards that a seat may claim: the row, or its own hand. */
  public List<Integer> targetCards(int seat) {
    return Codes.list(targets(seat));
  }

  public boolean isTarget(int seat, int card) {
    return Codes.contains(targets(seat), card);
  }

  public boolean hasSeat(int seat) {
    return seat >= 0 && seat < seats;
  }

  /** Who shows or has the turn; everybody while all search. A deadline is theirs as well. */
  public Turn turn() {
    if (isOver()) {
      return Turn.OVER;
    }
    if (claimer != NONE && !paused) {
      return Turn.of(claimer);
    }
    boolean isForAll = paused || rules.ruleSet.isShared();
    return isForAll ? Turn.ofAll(seats) : Turn.of(currentSeat);
  }

  /** Which zone a seat plays on. */
  int zoneOf(int seat) {
    return rules.ruleSet.isShared() ? 0 : seat;
  }

  /** The cards that a seat may claim. */
  byte[] targets(int seat) {
    return rules.ruleSet == RuleSet.RACE ? hands[seat] : row;
  }

  /** What the card is to that seat, with the modifiers in front of it. */
  public int target(int seat, int card) {
    if (rules.ruleSet != RuleSet.RACE) {
      return card;
    }
    int target = card + modifier(seat);
    return rules.minOne ? Math.max(1, target) : target;
  }

  int modifier(int seat) {
    int sum = 0;
    for (byte mod : mods[seat]) {
      sum += Cards.modifier(mod);
    }
    return sum;
  }

  int cardsLeft(int seat) {
    return hands[seat].length + ownPiles[seat].length;
  }

  int pileSize() {
    int size = 0;
    for (byte[] pile : piles) {
      size += pile.length;
    }
    return size;
  }

  /** The row on the table is the last one that can be dealt. */
  boolean isLastRound() {
    return rules.ruleSet.hasPoints() && exhaustions > 0 && pileSize() < Dealing.ROW;
  }

  @Override
  public long fingerprint() {
    Fingerprint fingerprint = new Fingerprint();
    rules.addTo(fingerprint);
    fingerprint.add(seats).add(chance.state()).add(phase).add(paused);
    fingerprint.add(end == null ? 0 : end.name().hashCode());
    fingerprint.add(clock).add(deadline).add(round);
    for (Layout zone : zones) {
      zone.addTo(fingerprint);
    }
    fingerprint.add(row).add(discard).add(outOfPlay).add(box);
    add(fingerprint, piles);
    add(fingerprint, won);
    add(fingerprint, hands);
    add(fingerprint, ownPiles);
    add(fingerprint, mods);
    add(fingerprint, lockedUntil);
    fingerprint.add(votes).add(exhaustions).add(consecutiveNoMatch).add(dryTurns).add(finalRound);
    fingerprint.add(firstSeat).add(currentSeat).add(claimer).add(lastClaimer).add(solved);
    if (tentative != null) {
      fingerprint.add(tentative.tile()).add(tentative.to().q()).add(tentative.to().r());
    }
    fingerprint.add(movedTile).add(searched).add(rowAt).add(voidedAt).add(extraMs);
    add(fingerprint, freshAt);
    if (hints > 0) {
      fingerprint.add(hints);
    }
    return fingerprint.value();
  }

  private static void add(Fingerprint fingerprint, byte[][] cards) {
    fingerprint.add(cards.length);
    for (byte[] each : cards) {
      fingerprint.add(each);
    }
  }

  private static void add(Fingerprint fingerprint, long[] numbers) {
    for (long number : numbers) {
      fingerprint.add(number);
    }
  }
}
