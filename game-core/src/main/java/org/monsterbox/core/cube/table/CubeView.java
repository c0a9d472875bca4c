package org.monsterbox.core.cube.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.HouseRules;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;

/** What one seat may know. A card that it cannot see has the code 0. */
public final class CubeView implements Fingerprinted {

  /** Rule set 2: no more cards lie in front of a seat. */
  public static final int MOST_MODS = RaceFlow.MOST_MODS;

  private final CubeState seen;
  private final int seat;

  /** What that seat sees of the table. */
  public static CubeView of(CubeState state, int seat) {
    return new CubeView(Seen.by(state, seat), seat);
  }

  private CubeView(CubeState seen, int seat) {
    this.seen = seen;
    this.seat = seat;
  }

  /** The same state with blanks, which the rules judge as if it were all. */
  public CubeState seen() {
    return seen;
  }

  /** A full state that fits, as likely as what the seat cannot know allows. */
  public CubeState imagined(Chance chance) {
    return Imagined.state(seen, chance);
  }

  /** Who sees this. */
  public int seat() {
    return seat;
  }

  public int seats() {
    return seen.seats;
  }

  public HouseRules rules() {
    return seen.rules;
  }

  public RuleSet ruleSet() {
    return seen.rules.ruleSet;
  }

  public Phase phase() {
    return seen.phase;
  }

  /** Tiles, row and hands are covered while a game pauses. */
  public boolean isPaused() {
    return seen.paused;
  }

  public boolean isOver() {
    return seen.isOver();
  }

  public Optional<CubeEnd> end() {
    return Optional.ofNullable(seen.end);
  }

  /** The game's clock, in milliseconds. */
  public long clock() {
    return seen.clock;
  }

  /** When the time is up for what the table waits for, if there is a limit. */
  public OptionalLong deadline() {
    return seen.hasDeadline() ? OptionalLong.of(seen.deadline) : OptionalLong.empty();
  }

  /** How long what the table waits for may take at most, in milliseconds; 0 is without end. */
  public int limit() {
    HouseRules rules = seen.rules;
    return switch (seen.phase) {
      case REVEAL -> rules.revealMs;
      case SEARCH -> rules.soloRoundMs;
      case CLAIM -> rules.claimMs;
      case PENALTY -> rules.penaltyMs;
      case PLACE -> rules.placeMs;
      case TURN -> rules.turnMs(seen.currentSeat);
      case SHOW -> rules.wholeTurn ? rules.turnMs(seen.currentSeat) : rules.showMs;
      case HANDOVER, GAME_OVER -> 0;
    };
  }

  /** Rows dealt, or turns begun, from 1. */
  public int round() {
    return seen.round;
  }

  /** Fewer than three cards are left after this row. */
  public boolean isLastRound() {
    return seen.isLastRound();
  }

  /** Rule set 4: only the rest of this round is played. */
  public boolean isFinalRound() {
    return seen.finalRound;
  }

  /** The tiles that a seat plays on, without a move that is not made for good yet. */
  public Layout zone(int of) {
    return seen.zone(of);
  }

  /** Rule sets 3 and 4: the tile that was put elsewhere, until the call. */
  public Optional<TileMove> tentative() {
    return Optional.ofNullable(seen.tentative);
  }

  /** The tiles as they lie on the table. */
  public Layout shown(int of) {
    TileMove move = of == seen.currentSeat ? seen.tentative : null;
    return move == null ? zone(of) : zone(of).with(move.tile(), move.to());
  }

  /** Rule sets 3 and 4: the tile that the claim must use, after the call. */
  public OptionalInt movedTile() {
    return seen.movedTile == 0 ? OptionalInt.empty() : OptionalInt.of(seen.movedTile);
  }

  /** The open cards; 0 while they are covered. */
  public List<Integer> row() {
    return Codes.list(seen.row);
  }

  /** How many cards are left to draw. */
  public int pileSize() {
    return seen.pileSize();
  }

  public List<Integer> discard() {
    return Codes.list(seen.discard);
  }

  /** Cards that have left the game for all to see. */
  public List<Integer> outOfPlay() {
    return Codes.list(seen.outOfPlay);
  }

  /** What a seat has won, in that order. */
  public List<Integer> won(int of) {
    return seen.won(of);
  }

  public List<Integer> hand(int of) {
    return Codes.list(seen.hands[of]);
  }

  public int ownPileSize(int of) {
    return seen.ownPiles[of].length;
  }

  /** Rule set 2: hand and own pile. */
  public int cardsLeft(int of) {
    return seen.cardsLeft(of);
  }

  /** The cards that lie back up in front of a seat, the oldest first. */
  public List<Integer> mods(int of) {
    return seen.mods(of);
  }

  /** What they add up to. */
  public int modifier(int of) {
    return seen.modifier(of);
  }

  /** The cards that this seat may claim: the row, or its own hand. */
  public List<Integer> targetCards() {
    return seen.targetCards(seat);
  }

  /** The number that the card stands for, to this seat. */
  public int target(int card) {
    return seen.target(seat, card);
  }

  /** The number that a card stands for to another seat. */
  public int target(int of, int card) {
    return seen.target(of, card);
  }

  /** Rule set 2: whether all hands lie open. */
  public boolean hasOpenHands() {
    return seen.rules.ruleSet == RuleSet.RACE && seen.rules.openHands;
  }

  /** Whether a seat's buzzer is locked now. */
  public boolean isLocked(int of) {
    return seen.clock < seen.lockedUntil[of];
  }

  /** Until when a seat's buzzer is or was locked. */
  public long lockedUntil(int of) {
    return seen.lockedUntil[of];
  }

  public boolean hasVoted(int of) {
    return seen.hasVoted(of);
  }

  /** Who claims, gives a card back or places one. */
  public OptionalInt claimer() {
    return seat(seen.claimer);
  }

  /** Who claimed last: of two who buzz at the same time, the next one after it comes first. */
  public OptionalInt lastClaimer() {
    return seat(seen.lastClaimer);
  }

  /** Rule sets 3 and 4: whose turn it is. */
  public OptionalInt currentSeat() {
    return seat(seen.currentSeat);
  }

  private static OptionalInt seat(int number) {
    return number == CubeState.NONE ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** Rule set 2: the solved card that is to be placed. */
  public OptionalInt solved() {
    return seen.solved == 0 ? OptionalInt.empty() : OptionalInt.of(seen.solved);
  }

  public int consecutiveNoMatches() {
    return seen.consecutiveNoMatch;
  }

  public int dryTurns() {
    return seen.dryTurns;
  }

  /** How long has been searched in the whole game, or how long turns have taken together. */
  public long searched() {
    return seen.searched;
  }

  /** How much of that for the cards that lie there now. */
  public long searchedForRow() {
    return seen.searched - seen.rowAt;
  }

  /** How much of it since somebody last found out that there is a match after all. */
  public long searchedSinceVoid() {
    return seen.searched - Math.max(seen.rowAt, seen.voidedAt);
  }

  /** How much of it since what this seat searches for, or where, changed, or it claimed wrongly. */
  public long searchedAfresh() {
    return seen.searched - seen.freshAt[seat];
  }

  /** Whether nothing has changed for this seat since the cards were turned over. */
  public boolean isFirstSearch() {
    return seen.freshAt[seat] == seen.rowAt;
  }

  /**
   * By seat: victory points with bonuses, stars, or own cards that are gone; empty while others'
   * points are nobody's business.
   */
  public List<Integer> scores() {
    List<Integer> scores = new ArrayList<>();
    if (seen.rules.openWon || seen.isOver() || seen.rules.ruleSet == RuleSet.RACE) {
      Arrays.stream(Standings.scores(seen)).forEach(scores::add);
    }
    return scores;
  }

  /** Whether there are bonuses for families and for the king at all. */
  public boolean hasBonuses() {
    return seen.rules.familyBonus || seen.rules.kingBonus;
  }

  /** What the king's bonus adds to that seat's points at the end. */
  public int kingBonus(int of) {
    return Standings.kingBonuses(seen)[of];
  }

  /** What complete families add to that seat's points at the end. */
  public int familyBonus(int of) {
    return Standings.familyBonus(seen, of);
  }

  /** How many steps of the hint somebody who plays alone has paid for in this search. */
  public int hints() {
    return seen.hints;
  }

  /** Solo: how long searches or turns have taken so far, with what hints have cost. */
  public long timeSpent() {
    return seen.searched + seen.extraMs;
  }

  /** Solo: what the clock shows is this much less than what counts. */
  public long extraTime() {
    return seen.extraMs;
  }

  /** What playing alone has come to so far. */
  public Optional<SoloResult> soloResult() {
    return seen.rules.isSolo ? Optional.of(SoloResult.of(seen)) : Optional.empty();
  }

  @Override
  public long fingerprint() {
    return new Fingerprint().add(seen.fingerprint()).add(seat).value();
  }
}
