package org.monsterbox.core.thirteen.bot;

import static org.monsterbox.core.thirteen.bot.ThirteenReason.KNOWN_MATE;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.KNOWN_PAIR;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.LOOK_BEFORE_PAIR;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.NOTHING_LEFT;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.NO_THIRD_CARD;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.PAIR_FOUND;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.SEARCH;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.SEARCH_AS_PROPHET;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.SEARCH_FOR_PAIR;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.SEEN_CARD;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.THIRD_CARD;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.UNKNOWN_CARD;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.thirteen.bot.memory.Knowledge;
import org.monsterbox.core.thirteen.bot.memory.PairsTheory;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Which cards to turn (section 9.2). */
final class SearchPlanner {

  private final Situation situation;
  private final ThirteenView view;
  private final Knowledge knowledge;

  SearchPlanner(Situation situation) {
    this.situation = situation;
    this.view = situation.view();
    this.knowledge = situation.knowledge();
  }

  /** Begins a search whenever there is something to search, also after a pair was found. */
  Choice<ThirteenMove> begin() {
    if (!situation.allows(ThirteenMove.BeginSearch.class)) {
      return new Choice<>(new ThirteenMove.EndTurn(), Reason.of(NOTHING_LEFT));
    }
    ThirteenMove prophet = new ThirteenMove.BeginSearch(true);
    boolean isProphet = situation.moves().contains(prophet);
    OptionalInt pair = bestPair();
    Reason reason;
    if (pair.isPresent()) {
      int left = Cards.left(pair.getAsInt());
      reason =
          Reason.of(
              SEARCH_FOR_PAIR,
              MonsterSets.text(pair.getAsInt()),
              knowledge.cell(left),
              knowledge.cell(Cards.mate(left)));
    } else {
      reason =
          isProphet ? Reason.of(SEARCH_AS_PROPHET) : Reason.of(SEARCH, knowledge.singles().size());
    }
    return new Choice<>(isProphet ? prophet : new ThirteenMove.BeginSearch(false), reason);
  }

  /** Turns the left card of a set of which both are known. */
  private Choice<ThirteenMove> left(int set) {
    int card = Cards.left(set);
    int other = knowledge.cell(Cards.mate(card));
    return flip(knowledge.cell(card), Reason.of(KNOWN_PAIR, MonsterSets.text(set), other));
  }

  private int pairsLeft() {
    return view.cardsLeft() / 2;
  }

  /** Turns a card, or leaves the third one. */
  Choice<ThirteenMove> flip() {
    List<Integer> open = view.faceUpCells();
    if (open.isEmpty()) {
      return first();
    }
    if (open.size() == 2 && card(open.get(0)) == Cards.mate(card(open.get(1)))) {
      return new Choice<>(new ThirteenMove.StopSearch(), Reason.of(PAIR_FOUND));
    }
    for (int cell : open) {
      int mate = Cards.mate(card(cell));
      if (isInReach(mate)) {
        return flip(knowledge.cell(mate), Reason.of(KNOWN_MATE, MonsterSets.text(Cards.set(mate))));
      }
    }
    return open.size() == 1 ? second() : third();
  }

  private Choice<ThirteenMove> first() {
    OptionalInt pair = bestPair();
    List<Integer> unknown = unknownCells();
    if (pair.isPresent()) {
      String set = MonsterSets.text(pair.getAsInt());
      if (view.prophet() && situation.level().search().looksAhead() && !unknown.isEmpty()) {
        return flip(any(unknown), Reason.of(LOOK_BEFORE_PAIR, set));
      }
      return left(pair.getAsInt());
    }
    return unknown.isEmpty() ? seen() : flip(any(unknown), Reason.of(UNKNOWN_CARD));
  }

  /** The mate of the first card is not known. */
  private Choice<ThirteenMove> second() {
    OptionalInt pair = bestPair();
    if (view.prophet() && pair.isPresent()) {
      return left(pair.getAsInt());
    }
    List<Integer> unknown = unknownCells();
    if (unknown.isEmpty()) {
      return seen();
    }
    int known = knowledge.singles().size();
    boolean isCareful =
        situation.level().search().isCareful()
            && !view.prophet()
            && known <= pairsLeft()
            && PairsTheory.isCareful(pairsLeft(), known)
            && !seenCells().isEmpty();
    return isCareful ? seen() : flip(any(unknown), Reason.of(UNKNOWN_CARD));
  }

  /** Neither mate of the two open cards is known. */
  private Choice<ThirteenMove> third() {
    List<Integer> unknown = unknownCells();
    // The third card is the mate of one of two, or of one that the next player knows.
    boolean helpsTheNext =
        situation.level().search().sparesThird() && knowledge.singles().size() > 2;
    if (unknown.isEmpty() || helpsTheNext) {
      return new Choice<>(new ThirteenMove.StopSearch(), Reason.of(NO_THIRD_CARD));
    }
    return flip(any(unknown), Reason.of(THIRD_CARD));
  }

  /** A card that is known and matches nothing; or any card at all. */
  private Choice<ThirteenMove> seen() {
    List<Integer> seen = seenCells();
    return flip(any(seen.isEmpty() ? flippableCells() : seen), Reason.of(SEEN_CARD));
  }

  private Choice<ThirteenMove> flip(int cell, Reason reason) {
    return new Choice<>(new ThirteenMove.Flip(cell), reason);
  }

  private int card(int cell) {
    return view.cardAt(cell).orElseThrow();
  }

  /** The most valuable set of which both cards are known and can be turned. */
  private OptionalInt bestPair() {
    OptionalInt best = OptionalInt.empty();
    double most = 0;
    for (int set : knowledge.pairs()) {
      if (isInReach(Cards.left(set)) && isInReach(Cards.mate(Cards.left(set)))) {
        double worth = situation.worth(set);
        if (best.isEmpty() || worth > most) {
          best = OptionalInt.of(set);
          most = worth;
        }
      }
    }
    return best;
  }

  private boolean isInReach(int card) {
    return knowledge.knowsCard(card) && view.isFlippable(knowledge.cell(card), situation.seat());
  }

  private List<Integer> flippableCells() {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < ThirteenView.CELLS; cell++) {
      if (view.isFlippable(cell, situation.seat())) {
        cells.add(cell);
      }
    }
    return cells;
  }

  private List<Integer> unknownCells() {
    List<Integer> cells = flippableCells();
    cells.removeIf(knowledge::knows);
    return cells;
  }

  private List<Integer> seenCells() {
    List<Integer> cells = new ArrayList<>();
    for (int card : knowledge.singles()) {
      if (isInReach(card)) {
        cells.add(knowledge.cell(card));
      }
    }
    return cells;
  }

  private int any(List<Integer> cells) {
    return cells.get(situation.chance().below(cells.size()));
  }
}
