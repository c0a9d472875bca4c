package org.monsterbox.core.cube.bot;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.game.Chance;

/** Rule set 2: in front of whom a solved card is laid, and what it replaces. */
final class VictimChoice {

  private static final int URGENCY = 8;
  private static final int LEAST = -8;

  /** How many solutions a target has without a move, on average, from -8 on. */
  private static final double[] SOLUTIONS = {
    0.1, 0.8, 1.0, 2.2, 3.3, 3.4, 4.4, 5.6, 2.0, 6.1, 5.5, 5.5, 6.0, 5.9, 4.2, 5.9, 4.8, 5.7, 5.3,
    9.6, 5.6, 8.9, 7.1, 5.9, 6.3, 8.4, 3.5, 9.3, 6.1, 5.0, 7.3, 8.4, 2.2, 4.9, 6.4, 4.1, 4.2, 6.5,
    3.2, 6.0, 3.2, 5.4, 4.9, 2.8, 2.4, 4.6, 4.4, 4.2, 1.8, 4.4, 1.7, 3.8, 5.3, 1.6, 3.4, 3.6, 1.0,
    2.8, 2.0, 2.8, 2.8, 2.5, 0.9, 2.3, 0.8, 1.8, 1.9, 1.8, 1.2, 1.9, 1.7, 0.2, 0.6, 1.1
  };

  private final CubeView view;
  private final int card;

  private VictimChoice(CubeView view) {
    this.view = view;
    this.card = view.solved().orElseThrow();
  }

  static CubeMove.PlaceModifier of(CubeView view, Grade grade, Chance chance, long time) {
    VictimChoice choice = new VictimChoice(view);
    List<CubeMove.PlaceModifier> all = choice.all(time);
    return switch (grade) {
      case EASY -> all.get(chance.below(all.size()));
      case MEDIUM -> choice.leader(all);
      case HARD, MONSTER -> choice.mostHurt(all);
    };
  }

  /** Every victim, with every card that may be replaced, the oldest first. */
  private List<CubeMove.PlaceModifier> all(long time) {
    List<CubeMove.PlaceModifier> all = new ArrayList<>();
    for (int i = 1; i < view.seats(); i++) {
      int victim = (view.seat() + i) % view.seats();
      List<Integer> mods = view.mods(victim);
      if (mods.size() < CubeView.MOST_MODS) {
        all.add(new CubeMove.PlaceModifier(victim, OptionalInt.empty(), time));
      } else {
        mods.forEach(mod -> all.add(new CubeMove.PlaceModifier(victim, OptionalInt.of(mod), time)));
      }
    }
    return all;
  }

  private CubeMove.PlaceModifier leader(List<CubeMove.PlaceModifier> all) {
    CubeMove.PlaceModifier leader = all.get(0);
    for (CubeMove.PlaceModifier move : all) {
      leader = view.cardsLeft(move.victim()) < view.cardsLeft(leader.victim()) ? move : leader;
    }
    return leader;
  }

  private CubeMove.PlaceModifier mostHurt(List<CubeMove.PlaceModifier> all) {
    CubeMove.PlaceModifier best = all.get(0);
    for (CubeMove.PlaceModifier move : all) {
      best = harm(move) > harm(best) ? move : best;
    }
    return best;
  }

  private double harm(CubeMove.PlaceModifier move) {
    int before = view.modifier(move.victim());
    int after = before + Cards.modifier(card);
    if (move.replaced().isPresent()) {
      after -= Cards.modifier(move.replaced().getAsInt());
    }
    List<Integer> codes = codesOf(move.victim());
    int urgency = URGENCY - view.cardsLeft(move.victim());
    return urgency * (ease(codes, before) - ease(codes, after));
  }

  /** The victim's hand if it is open, or else all codes that this seat does not see. */
  private List<Integer> codesOf(int victim) {
    List<Integer> hand = view.hand(victim);
    if (!hand.contains(0)) {
      return hand;
    }
    Set<Integer> seen = new HashSet<>(view.hand(view.seat()));
    seen.addAll(view.outOfPlay());
    seen.add(card);
    for (int seat = 0; seat < view.seats(); seat++) {
      seen.addAll(view.mods(seat));
    }
    List<Integer> unseen = new ArrayList<>();
    for (int code = 1; code <= Cards.COUNT; code++) {
      if (!seen.contains(code)) {
        unseen.add(code);
      }
    }
    return unseen;
  }

  /** How many solutions these cards have on average, with that modifier. */
  static double ease(List<Integer> codes, int modifier) {
    double sum = 0;
    for (int code : codes) {
      int index = code + modifier - LEAST;
      sum += index >= 0 && index < SOLUTIONS.length ? SOLUTIONS[index] : 0;
    }
    return sum / codes.size();
  }
}
