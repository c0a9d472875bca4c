package org.monsterbox.core.cube.terms;

import java.util.List;
import java.util.Optional;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Triple;
import org.monsterbox.core.game.Event;

/** What happens on the table. A card that somebody cannot see has the code 0 for them. */
public sealed interface CubeEvent extends Event {

  /** Something comes to light. */
  sealed interface Revealing extends CubeEvent {
    @Override
    default boolean reveals() {
      return true;
    }
  }

  record GameStarted(RuleSet ruleSet, int seats, int first) implements CubeEvent {}

  /** The tiles of a zone are laid out, at the start or afresh. */
  record TilesLaid(int zone, Layout layout) implements Revealing {}

  /** Three cards lie on the table; covered ones until somebody is ready. */
  record RowDealt(List<Integer> cards, boolean isLastRound) implements Revealing {
    public RowDealt {
      cards = List.copyOf(cards);
    }
  }

  /** A seat has these cards in its hand now. */
  record HandDealt(int seat, List<Integer> cards) implements Revealing {
    public HandDealt {
      cards = List.copyOf(cards);
    }
  }

  /** A card was drawn from the own pile. */
  record CardDrawn(int seat, int card) implements Revealing {}

  /** The discard was shuffled under the pile. */
  record Reshuffled(int cards) implements CubeEvent {}

  record SearchBegan() implements CubeEvent {}

  record Buzzed(int seat, long deadline) implements CubeEvent {}

  /**
   * A claim was shown and judged.
   *
   * @param sum how it is read out, if it is right
   */
  record Claimed(
      int seat,
      int card,
      int target,
      Optional<TileMove> move,
      Triple triple,
      Verdict verdict,
      Optional<Sum> sum)
      implements CubeEvent {}

  /** Nothing was shown in time, or a solo vote was wrong. */
  record ClaimFailed(int seat, Verdict verdict) implements CubeEvent {}

  /** A tile lies elsewhere now, for good. */
  record TileMoved(int zone, TileMove move) implements CubeEvent {}

  record CardWon(int seat, int card) implements CubeEvent {}

  /** Somebody has to choose a card to give back. */
  record PenaltyDue(int seat, long deadline) implements CubeEvent {}

  /** A won card went face down under the pile. */
  record CardReturned(int seat, int card) implements Revealing {}

  record Locked(int seat, long until) implements CubeEvent {}

  /**
   * Solo: a step of the hint was paid for.
   *
   * @param card what can be made, or 0
   * @param target the number that makes it
   * @param isMoved whether a tile must be moved for it
   */
  record Hinted(int seat, int step, int card, int target, boolean isMoved) implements Revealing {}

  record Voted(int seat, boolean on) implements CubeEvent {}

  /** All agree that there is no match. */
  record NoMatch() implements CubeEvent {}

  /** All agreed, but there is a match. */
  record SolutionExists() implements Revealing {}

  record ModifiersCleared(int seat, List<Integer> cards) implements CubeEvent {
    public ModifiersCleared {
      cards = List.copyOf(cards);
    }
  }

  /** Somebody has to choose whom to lay the solved card in front of. */
  record PlaceDue(int seat, int card, long deadline) implements CubeEvent {}

  /** The solved card lies in front of the victim, instead of another, or 0. */
  record ModifierPlaced(int seat, int victim, int card, int replaced) implements CubeEvent {}

  /** It is that seat's turn as soon as it is ready. */
  record HandedOver(int seat) implements CubeEvent {}

  record TurnBegan(int seat, long deadline) implements CubeEvent {}

  record TilePut(int seat, TileMove move) implements CubeEvent {}

  record TileTakenBack(int seat) implements CubeEvent {}

  record Called(int seat, long deadline) implements CubeEvent {}

  record TurnEnded(int seat) implements CubeEvent {}

  /** Nobody could defeat it for too long. */
  record Escaped(int card) implements CubeEvent {}

  record Paused() implements CubeEvent {}

  record Resumed() implements Revealing {}

  record GameOver(CubeEnd end) implements Revealing {}
}
