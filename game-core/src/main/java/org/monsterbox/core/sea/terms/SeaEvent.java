package org.monsterbox.core.sea.terms;

import java.util.List;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.SeaTable;

/**
 * What happens on the table. A card of which only the back may be seen is {@link Cards#NONE}: such
 * an event is told twice, once for each look.
 */
public sealed interface SeaEvent extends Event {

  /** The table is ready: the hunters place their ship. */
  record GameStarted(int hunters, int stormRound) implements SeaEvent {}

  record ShipPlaced(int seat, int cell) implements SeaEvent {}

  record BoatPlaced(int seat, int cell, int facing) implements SeaEvent {}

  /** A card was drawn. */
  record Drew(int seat, Pile pile, int card) implements SeaEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** A discard pile has become a draw pile. */
  record Reshuffled(Pile pile, int cards) implements SeaEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** One of two Movement cards was kept, and the other one lies on the discard pile. */
  record MoveKept(int seat, int kept, int rejected) implements SeaEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** Cards went to the discard piles without having been played. */
  record Discarded(int seat, List<Integer> cards) implements SeaEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  record RoundStarted(int round, int movePoints) implements SeaEvent {}

  /** The whale begins its turn trapped: it must break free, or it is caught. */
  record WhaleTrapped() implements SeaEvent {}

  record WhaleSwam(int from, List<Integer> path) implements SeaEvent {}

  /** A card was played, by the whale or by a hunter; what it does follows. */
  record CardPlayed(int seat, int card) implements SeaEvent {}

  record WindRose(int direction, int lastRound) implements SeaEvent {}

  record MiniStormRose(int round) implements SeaEvent {}

  record WhaleDived(int round) implements SeaEvent {}

  record CurrentTaken(int movePoints) implements SeaEvent {}

  record WhirlpoolOpened(int cell) implements SeaEvent {}

  /** A wind or a whirlpool is over. */
  record EffectEnded(int card) implements SeaEvent {}

  record BoatDrifted(int seat, int from, int to) implements SeaEvent {}

  record BoatPushed(int seat, int from, int to) implements SeaEvent {}

  record IcebergBroken(int iceberg, int target) implements SeaEvent {}

  /** Everybody sees that the whale prepares to leap. */
  record LeapAnnounced() implements SeaEvent {}

  /** For the whale alone. */
  record LeapAimed(int target) implements SeaEvent {}

  record WhaleLanded(int from, int cell) implements SeaEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  record NetTorn(int cell, int owner, int hp) implements SeaEvent {}

  record HunterChosen(int seat) implements SeaEvent {}

  /** Where a boat went; if it was wrecked on the way, the last cell is where. */
  record BoatSailed(int seat, int from, List<Integer> cells, int facing) implements SeaEvent {}

  record Reoriented(int seat, int facing) implements SeaEvent {}

  record WhaleHurt(int seat, int damage, int hp) implements SeaEvent {}

  record WhaleSlowed(int seat, int round) implements SeaEvent {}

  /** A tractor line holds; the whale may have been pulled. */
  record WhalePulled(int seat, int from, int to, int lines) implements SeaEvent {}

  /** Cells and cards in the order in which they were laid. */
  record NetsLaid(int seat, List<Integer> cells, List<Integer> cards) implements SeaEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Swapped(int seat, int mate, int given, int taken) implements SeaEvent {}

  record SwapOffered(int seat, int mate, int given) implements SeaEvent {}

  record SwapDeclined(int seat, int mate) implements SeaEvent {}

  record Wrecked(int seat, int cell, int reserve) implements SeaEvent {}

  record Died(int seat) implements SeaEvent {}

  record Refloated(int seat, int cell, int facing) implements SeaEvent {}

  /** No cell is free: the hunter waits another round. */
  record RefloatFailed(int seat) implements SeaEvent {}

  /**
   * The game is over; nobody is the finisher ({@link SeaTable#NOBODY}) if the whale won. Where a
   * leap would have led is no secret any more.
   */
  record GameEnded(SeaEnd end, int finisher) implements SeaEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }
}
