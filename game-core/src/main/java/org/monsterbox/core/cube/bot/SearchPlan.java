package org.monsterbox.core.cube.bot;

import java.util.Optional;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.hint.Finds;
import org.monsterbox.core.cube.hint.Found;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Chance;

/**
 * What a bot will find in this search, and when. It follows from the seed and from when its targets
 * or tiles last changed: asked again it is the same, and while others claim its time stands still.
 */
final class SearchPlan {

  private static final int AFRESH_MS = 1000;
  private static final double PROOF_SECONDS = 8;

  private final CubeView view;
  private final CubeLevel level;
  private final Chance chance;
  private final Finds finds;

  SearchPlan(CubeView view, CubeLevel level, Chance seed) {
    this.view = view;
    this.level = level;
    long changed = view.searched() - view.searchedAfresh();
    this.chance = seed.branch(view.round()).branch(changed);
    this.finds = Finds.of(view);
  }

  Finds finds() {
    return finds;
  }

  private int base() {
    if (view.ruleSet() == RuleSet.CODE) {
      return level.baseMs();
    }
    return view.isFirstSearch() ? level.baseMs() / 2 : AFRESH_MS;
  }

  /** How much search it takes, from when things last changed. */
  long findMs() {
    return base() + Waits.wait(level.rate(view.ruleSet()) * finds.weight(), chance.branch(1));
  }

  /** When it buzzes, if nothing happens before. */
  long buzzTime() {
    long time = view.clock() + Math.max(0, findMs() - view.searchedAfresh());
    return Math.max(time, view.lockedUntil(view.seat()));
  }

  /** When it finds that there is no match: after a proof, or out of patience. */
  long voteTime() {
    if (finds.isEmpty()) {
      long proof = base() + Waits.wait(1 / PROOF_SECONDS, chance.branch(2));
      return view.clock() + Math.max(0, proof - view.searchedAfresh());
    }
    return view.clock() + Math.max(0, level.patienceMs() - view.searchedSinceVoid());
  }

  /** What it claims; empty if there is nothing. */
  Optional<Found> claim() {
    if (finds.isEmpty()) {
      return Optional.empty();
    }
    boolean hinders = level.grade() == Grade.MONSTER && view.ruleSet() == RuleSet.RACE;
    return Optional.of(hinders ? mostHindering() : finds.draw(chance.branch(3)));
  }

  /** Among those that are almost as easy as the easiest, the card whose back hurts most. */
  private Found mostHindering() {
    Found easiest = finds.easiest();
    Found best = easiest;
    for (Found found : finds.all()) {
      boolean isEasy = 2 * found.weight() >= easiest.weight();
      if (isEasy && Cards.modifier(found.card()) > Cards.modifier(best.card())) {
        best = found;
      }
    }
    return best;
  }

  /** Whether it will make a mistake. */
  boolean isWrong() {
    return chance.branch(4).unit() < level.falseClaims();
  }

  /** For the mistake itself. */
  Chance mistake() {
    return chance.branch(5);
  }

  long showingMs() {
    return Waits.showing(chance.branch(6));
  }
}
