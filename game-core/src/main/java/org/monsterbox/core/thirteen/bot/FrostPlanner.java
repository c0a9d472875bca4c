package org.monsterbox.core.thirteen.bot;

import static org.monsterbox.core.thirteen.bot.ThirteenReason.FREEZE_CARD;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.FREEZE_PAIR;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.NOTHING_TO_FREEZE;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.thirteen.bot.memory.Knowledge;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Which card to keep from the others (section 9.3). */
final class FrostPlanner {

  private final Situation situation;
  private final Knowledge knowledge;

  FrostPlanner(Situation situation) {
    this.situation = situation;
    this.knowledge = situation.knowledge();
  }

  /** After a search in vain. */
  Choice<ThirteenMove> afterSearch() {
    Optional<Choice<ThirteenMove>> frost = freeze(true);
    return frost.orElseGet(
        () -> new Choice<>(new ThirteenMove.EndTurn(), Reason.of(NOTHING_TO_FREEZE)));
  }

  /** Before a search: only what cannot be taken now. */
  Optional<Choice<ThirteenMove>> beforeSearch() {
    return freeze(false);
  }

  /** The best pair that is known, but for a die of somebody else. */
  OptionalInt pairFrozenByOthers() {
    OptionalInt best = OptionalInt.empty();
    if (!situation.level().minds()) {
      return best;
    }
    for (int set : knowledge.pairs()) {
      boolean isFree = isFlippable(set, 0) && isFlippable(set, 1);
      if (!isFree && (best.isEmpty() || situation.worth(set) > situation.worth(best.getAsInt()))) {
        best = OptionalInt.of(set);
      }
    }
    return best;
  }

  private Optional<Choice<ThirteenMove>> freeze(boolean isAfterSearch) {
    if (!situation.allows(ThirteenMove.Permafrost.class)) {
      return Optional.empty();
    }
    Choice<ThirteenMove> best = null;
    double most = 0;
    for (int set : knowledge.pairs()) {
      boolean isTakenNow = !isAfterSearch && isFlippable(set, 0) && isFlippable(set, 1);
      int cell = isHeld(set) || isTakenNow ? -1 : openCell(set);
      double worth = situation.worth(set);
      if (cell >= 0 && (best == null || worth > most)) {
        most = worth;
        best = frost(cell, Reason.of(FREEZE_PAIR, MonsterSets.text(set)));
      }
    }
    if (best == null && situation.level().search().freezesSingles()) {
      best = single();
    }
    return Optional.ofNullable(best);
  }

  private @Nullable Choice<ThirteenMove> single() {
    Choice<ThirteenMove> best = null;
    double most = 0;
    for (int card : knowledge.singles()) {
      int cell = knowledge.cell(card);
      double worth = situation.worth(Cards.set(card));
      if (isOpen(cell) && (best == null || worth > most)) {
        most = worth;
        best = frost(cell, Reason.of(FREEZE_CARD, MonsterSets.text(Cards.set(card))));
      }
    }
    return best;
  }

  private static Choice<ThirteenMove> frost(int cell, Reason reason) {
    return new Choice<>(new ThirteenMove.Permafrost(cell), reason);
  }

  /** Whether one of the two has a die of the seat's on it already. */
  private boolean isHeld(int set) {
    return owner(set, 0) == situation.seat() || owner(set, 1) == situation.seat();
  }

  private int owner(int set, int side) {
    return situation.view().frostOwner(knowledge.cell(Cards.left(set) + side));
  }

  private boolean isFlippable(int set, int side) {
    int cell = knowledge.cell(Cards.left(set) + side);
    return situation.view().isFlippable(cell, situation.seat());
  }

  /** Where one of the two can be frozen, or -1. */
  private int openCell(int set) {
    for (int side = 0; side < 2; side++) {
      int cell = knowledge.cell(Cards.left(set) + side);
      if (isOpen(cell)) {
        return cell;
      }
    }
    return -1;
  }

  private boolean isOpen(int cell) {
    return situation.view().isFaceDown(cell)
        && situation.view().frostOwner(cell) == ThirteenView.NOBODY;
  }
}
