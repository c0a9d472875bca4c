package org.monsterbox.core.thirteen.terms;

import java.util.List;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.thirteen.dice.Battle;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.monsters.Monster;

/** What happens on the table. Nothing is private, so everybody is told everything. */
public sealed interface ThirteenEvent extends Event {

  /** The grid is laid out. */
  record GameStarted(int seats, int first) implements ThirteenEvent {}

  /** The fast start: the cells are those that its cards would have lain on. */
  record Dealt(int seat, Monster monster, List<Integer> cells) implements ThirteenEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  record TurnStarted(int seat, boolean isFinal) implements ThirteenEvent {}

  /** After a set was found. */
  record TurnRestarted(int seat) implements ThirteenEvent {}

  record TurnEnded(int seat) implements ThirteenEvent {}

  record SearchBegan(int seat, boolean prophet) implements ThirteenEvent {}

  /**
   * A card was turned up for all to see.
   *
   * @param number the how many-th of this search it is, from 1
   */
  record Flipped(int seat, int cell, int card, int number) implements ThirteenEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** The Prophet does not look at a third card. */
  record SearchStopped(int seat) implements ThirteenEvent {}

  /** No pair: the cards at these cells are turned down again. */
  record Missed(int seat, List<Integer> cells) implements ThirteenEvent {}

  /**
   * A pair: the set goes to the seat.
   *
   * @param cells where the pair lay
   * @param turnedBack where a third card was turned down again
   */
  record Matched(int seat, int set, List<Integer> cells, List<Integer> turnedBack)
      implements ThirteenEvent {}

  /** A monster was made of free sets. */
  record Built(int seat, Monster monster) implements ThirteenEvent {}

  /** A monster has lost a set; its others are free. */
  record Broke(int seat, Monster monster) implements ThirteenEvent {}

  record TradeProposed(int from, int to, List<Integer> give, List<Integer> get)
      implements ThirteenEvent {}

  record TradeCountered(int from, int to, List<Integer> give, List<Integer> get)
      implements ThirteenEvent {}

  /** What {@code from} had offered is done: {@code to} accepted it. */
  record TradeAccepted(int from, int to, List<Integer> give, List<Integer> get)
      implements ThirteenEvent {}

  /** What {@code from} had offered is not done: {@code to} declined it. */
  record TradeDeclined(int from, int to) implements ThirteenEvent {}

  /** Why a set goes from one seat to another. */
  enum MoveReason {
    TRADE,
    ATTACK,
    SPOILS
  }

  record SetMoved(int from, int to, int set, MoveReason reason) implements ThirteenEvent {}

  /** The seat's monsters, as they were and as they are. */
  record Sacrificed(int seat, List<Monster> before, List<Monster> after) implements ThirteenEvent {}

  record Frozen(int seat, int cell) implements ThirteenEvent {}

  /** Why dice leave the cards. */
  enum ThawReason {
    FLIPPED,
    ATTACK,
    FROZEN_OUT,
    FINAL_ROUND
  }

  record Thawed(List<Integer> cells, ThawReason reason) implements ThirteenEvent {}

  record Attacked(
      int attacker, Monster monster, int defender, int set, int attackerThrows, int defenderThrows)
      implements ThirteenEvent {}

  /**
   * The dice were thrown.
   *
   * @param dice what they show now
   * @param kept the bits of those that stayed as they were
   * @param left how many throws are left
   */
  record Threw(int seat, Dice dice, int kept, int left, int score) implements ThirteenEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** One side of a battle, or one of a duel, has its score. */
  record ThrowingEnded(int seat, int score) implements ThirteenEvent {}

  /**
   * A battle is over.
   *
   * @param defenderScore {@link Battle#NOT_YET} if nothing could beat the attacker any more
   */
  record BattleDecided(int attacker, int defender, int winner, int attackerScore, int defenderScore)
      implements ThirteenEvent {}

  /** The seat has spent its 13th Monster, and the other's monster is its own. */
  record SuperNovaUsed(int seat, int owner, Monster monster) implements ThirteenEvent {}

  /** Why the last round begins. */
  enum FinalReason {
    GRID_EMPTY,
    STALLED
  }

  record FinalRoundBegan(List<Integer> order, FinalReason reason) implements ThirteenEvent {}

  /** Several share the most Health Points. */
  record DuelBegan(List<Integer> seats) implements ThirteenEvent {}

  record DuelRoundBegan(int round, List<Integer> order) implements ThirteenEvent {}

  /**
   * A seat has chosen who fights for it.
   *
   * @param monster its id, or {@link Duel#NOBODY}
   */
  record Picked(int seat, int monster, int throwsAllowed) implements ThirteenEvent {}

  /**
   * A round of the duel is over.
   *
   * @param order who fought, and in the same order their {@code scores}
   * @param best who has the highest score: the winner, or those who go on
   */
  record DuelRoundDecided(List<Integer> order, List<Integer> scores, List<Integer> best)
      implements ThirteenEvent {}

  record GameEnded(int winner, ThirteenEnd reason, List<Integer> hp) implements ThirteenEvent {}
}
