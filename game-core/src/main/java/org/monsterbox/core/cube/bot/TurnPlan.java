package org.monsterbox.core.cube.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.cards.Scores;
import org.monsterbox.core.cube.hint.Finds;
import org.monsterbox.core.cube.hint.Found;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.solver.Solution;
import org.monsterbox.core.cube.solver.Solutions;
import org.monsterbox.core.cube.solver.Solver;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.game.Chance;

/** Rule sets 3 and 4: what a bot will find in this turn, and what it does if it finds nothing. */
final class TurnPlan {

  /** With more patterns there is more to find; people do not become quicker by it. */
  private static final double WITH_LINES = 0.07;

  private static final double WITH_ALL = 0.04;

  /** A picky bot looks a little longer for something better. */
  private static final int LOOK_ON_MS = 1500;

  private static final double GIVE_UP_LEAST = 0.6;
  private static final double GIVE_UP_MORE = 0.3;

  /** A card, and when something that makes it is found. */
  private record Sight(int card, long time) {}

  private final CubeView view;
  private final CubeLevel level;
  private final Chance chance;
  private final Finds finds;
  private final Optional<Sight> sight;

  TurnPlan(CubeView view, CubeLevel level, Chance seed) {
    this.view = view;
    this.level = level;
    this.chance = seed.branch(view.round());
    this.finds = Finds.of(view);
    this.sight = best(sights());
  }

  /** How long this bot looks at most. */
  private long limit() {
    int millis = view.rules().turnMs(view.seat());
    return millis == 0 ? level.patienceMs() : millis;
  }

  private double rate() {
    int patterns = view.rules().terms.combos().size();
    double factor = patterns == 1 ? 1 : patterns == Combo.values().length ? WITH_ALL : WITH_LINES;
    return factor * level.rate(view.ruleSet());
  }

  private List<Sight> sights() {
    List<Sight> sights = new ArrayList<>();
    for (int card : view.row()) {
      double weight = finds.of(card).weight();
      long wait = Waits.wait(rate() * weight, chance.branch(card));
      long time = level.baseMs() / 2 + wait;
      if (time < limit()) {
        sights.add(new Sight(card, time));
      }
    }
    return sights;
  }

  private Optional<Sight> best(List<Sight> sights) {
    Sight first = null;
    for (Sight each : sights) {
      first = first == null || each.time() < first.time() ? each : first;
    }
    Sight best = first;
    for (Sight each : sights) {
      if (best != null
          && first != null
          && level.isPicky()
          && each.time() <= first.time() + LOOK_ON_MS
          && worth(each.card()) > worth(best.card())) {
        best = each;
      }
    }
    return Optional.ofNullable(best);
  }

  private int worth(int card) {
    return worth(view, card);
  }

  /** Stars, or the points that the card would add. */
  static int worth(CubeView view, int card) {
    return view.ruleSet() == RuleSet.DICE
        ? Cards.stars(card)
        : Scores.marginal(view.won(view.seat()), card);
  }

  /** The card that it has found; empty if it runs out of time. */
  Optional<Integer> card() {
    return sight.map(Sight::card);
  }

  /** When the tile is put, counted from the beginning of the turn. */
  long putMs() {
    double share = GIVE_UP_LEAST + GIVE_UP_MORE * chance.branch(100).unit();
    return sight.map(Sight::time).orElse(Math.round(share * limit()));
  }

  /** The tile that it moves for what it has found, or to prepare another turn. */
  TileMove move(List<CubeMove> moves) {
    Optional<TileMove> found = sight.flatMap(each -> drawn(each.card()));
    return found.orElseGet(() -> preparation(moves));
  }

  private Optional<TileMove> drawn(int card) {
    return finds.of(card).draw(chance.branch(101)).solution().move();
  }

  /** Of some random moves the one after which most can be found. */
  private TileMove preparation(List<CubeMove> moves) {
    List<TileMove> legal = new ArrayList<>();
    for (CubeMove move : moves) {
      if (move instanceof CubeMove.PlaceTile put) {
        legal.add(put.move());
      }
    }
    TileMove best = legal.get(0);
    double most = -1;
    for (int i = 0; i < level.samples(); i++) {
      TileMove tried = legal.get(chance.branch(200 + i).below(legal.size()));
      double weight = prospects(view.zone(view.seat()).with(tried.tile(), tried.to()));
      if (weight > most) {
        most = weight;
        best = tried;
      }
    }
    return best;
  }

  private double prospects(Layout layout) {
    Solutions solutions = Solver.solve(layout, view.rules().terms);
    double weight = 0;
    if (view.ruleSet() == RuleSet.DICE) {
      for (int card : view.row()) {
        weight += weight(solutions, card);
      }
    } else {
      // The row will be another one.
      for (int code = 1; code <= Cards.COUNT; code++) {
        weight += weight(solutions, code);
      }
    }
    return weight;
  }

  private double weight(Solutions solutions, int code) {
    double weight = 0;
    for (Solution solution : solutions.of(code)) {
      weight += Found.of(view.ruleSet(), code, code, solution).weight();
    }
    return weight;
  }
}
