package org.monsterbox.core.bigmonster.terms;

import java.util.List;
import org.monsterbox.core.bigmonster.tiles.Crystal;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.game.Event;

/** What happens on the table. What is in a packet, only those are told who may look at it. */
public sealed interface BigMonsterEvent extends Event {

  /** Something that was hidden is seen by somebody. */
  sealed interface Reveal extends BigMonsterEvent {
    @Override
    default boolean reveals() {
      return true;
    }
  }

  record GameStarted(Mode mode, int seats, int first) implements BigMonsterEvent {}

  /** Which medals are to be won, besides those that always are. */
  record MedalsSelected(List<Medal> medals) implements BigMonsterEvent {}

  /** Told to the seat alone. */
  record ExplorersOffered(int seat, List<Explorer> explorers) implements BigMonsterEvent {}

  /** Told to all others: which one, they will see when all have chosen. */
  record ExplorerHidden(int seat) implements BigMonsterEvent {}

  /** Told to the seat alone. */
  record ExplorerChosen(int seat, Explorer explorer) implements BigMonsterEvent {}

  /** By seat. */
  record ExplorersRevealed(List<Explorer> explorers) implements Reveal {}

  record DayStarted(int day) implements BigMonsterEvent {}

  record TurnStarted(int day, int turn, List<Integer> order) implements BigMonsterEvent {}

  /** The seat looks at a packet; told to the seat alone. */
  record PacketOpened(int seat, List<Integer> tiles) implements Reveal {}

  /** Told to the seat alone. */
  record Kept(int seat, int tile) implements BigMonsterEvent {}

  /** Told to all others: the tile lies face down. */
  record KeptFaceDown(int seat) implements BigMonsterEvent {}

  /** The rest of the packet goes to a ship. */
  record Passed(int seat, int to, int tiles) implements BigMonsterEvent {}

  /** Told to the seat alone: the other tile of the last two. */
  record Discarded(int seat, int tile) implements BigMonsterEvent {}

  /**
   * The day's Furious Dragon token goes to one who was stuck with the own packet.
   *
   * @param from who had it, or -1
   */
  record DragonTaken(int seat, int from, int day) implements BigMonsterEvent {}

  /** All tiles that were kept, by seat. */
  record TilesRevealed(List<Integer> tiles) implements Reveal {}

  /** A row of open tiles is laid out. */
  record RowOpened(int row, List<Integer> tiles) implements Reveal {}

  /** One tile of an open row is kept, another discarded. */
  record Taken(int seat, int row, int keep, int discard) implements BigMonsterEvent {}

  record TilePlaced(int seat, int tile, int x, int y) implements BigMonsterEvent {}

  /** A crystal is complete; its site is in doubled coordinates. */
  record CrystalCompleted(int seat, Crystal crystal) implements BigMonsterEvent {}

  record Mutated(int seat, Mutation mutation) implements BigMonsterEvent {}

  /** Both halves of a Big Monster stand side by side; the place is that of the left one. */
  record BigMonsterCompleted(int seat, int x, int y) implements BigMonsterEvent {}

  /** The seat has to say who gets this medal. */
  record AwardDue(int seat, Medal medal) implements BigMonsterEvent {}

  record Awarded(int seat, int to, Medal medal, int value) implements BigMonsterEvent {}

  /** Everybody who met the condition in this check. */
  record MedalWon(Medal medal, boolean isForTeams, List<Integer> seats, int value)
      implements BigMonsterEvent {}

  /** The discard lies open for the seat alone. */
  record DiscardShown(int seat, List<Integer> tiles) implements Reveal {}

  /** From now on everybody sees that tile. */
  record LateTileTaken(int seat, int tile) implements Reveal {}

  /** Who has the fewest desert and rune monsters. */
  record PenaltyGiven(List<Integer> seats, int value) implements BigMonsterEvent {}

  /** By seat. */
  record GameEnded(BigMonsterEnd reason, List<ScoreSheet> sheets, List<Integer> ranks)
      implements BigMonsterEvent {}
}
