package org.monsterbox.core.cube.bot;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.cube.cards.Scores;
import org.monsterbox.core.cube.hint.Finds;
import org.monsterbox.core.cube.hint.Found;
import org.monsterbox.core.cube.moves.Claims;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.game.Chance;

/**
 * Answers with what it will do next, and when. It relies on nothing that it chose before: all
 * follows from the view and the seed, so that it can be asked again at any time.
 */
final class CubeBot implements Bot<CubeMove, CubeView> {

  /** How long it looks at its cards before it gives one away. */
  private static final int CHOOSING_MS = 1500;

  /** Somebody who waits for others looks up again after this time. */
  private static final int WAITING_MS = 600_000;

  private final CubeLevel level;
  private final Chance seed;

  CubeBot(CubeLevel level, int seat, long seed) {
    this.level = level;
    this.seed = Chance.of(seed, "cube bot").branch(seat);
  }

  @Override
  public Choice<CubeMove> choose(
      CubeView view, List<CubeMove> moves, Chance chance, BooleanSupplier cancelled) {
    if (view.isPaused() || cancelled.getAsBoolean()) {
      return choice(moves.get(0), CubeReason.WAITS);
    }
    return switch (view.phase()) {
      case SEARCH -> search(view);
      case CLAIM -> claim(view);
      case PENALTY -> giveBack(view);
      case PLACE -> place(view, chance);
      case HANDOVER -> choice(new CubeMove.Ready(view.clock()), CubeReason.READY);
      case TURN -> turn(view, moves);
      case SHOW -> show(view, moves);
      case REVEAL, GAME_OVER -> waiting(view);
    };
  }

  private static Choice<CubeMove> choice(CubeMove move, CubeReason reason, Object... about) {
    return new Choice<>(move, Reason.of(reason, about));
  }

  private static Choice<CubeMove> waiting(CubeView view) {
    long time = view.deadline().orElseThrow();
    return choice(new CubeMove.Tick(time), CubeReason.WAITS);
  }

  private Choice<CubeMove> search(CubeView view) {
    SearchPlan plan = new SearchPlan(view, level, seed);
    long buzz = plan.buzzTime();
    long vote = view.hasVoted(view.seat()) ? Waits.NEVER : plan.voteTime();
    long end = view.deadline().orElse(Waits.NEVER);
    long next = Math.min(buzz, vote);
    if (view.deadline().isEmpty() && next >= Waits.NEVER) {
      // Its vote stands, and the others go on.
      long later = view.clock() + WAITING_MS;
      return choice(new CubeMove.VoteNoMatch(true, later), CubeReason.WAITS);
    }
    if (next >= end) {
      return waiting(view);
    }
    if (vote < buzz) {
      CubeReason reason = plan.finds().isEmpty() ? CubeReason.NO_MATCH : CubeReason.LOST_PATIENCE;
      return choice(new CubeMove.VoteNoMatch(true, vote), reason);
    }
    Found found = plan.claim().orElseThrow();
    Optional<TileMove> move = found.solution().move();
    return move.isPresent()
        ? choice(
            new CubeMove.Buzz(buzz),
            CubeReason.SEES_CARD_WITH_MOVE,
            found.card(),
            move.get().tile())
        : choice(new CubeMove.Buzz(buzz), CubeReason.SEES_CARD, found.card());
  }

  private Choice<CubeMove> claim(CubeView view) {
    SearchPlan plan = new SearchPlan(view, level, seed);
    long time = inTime(view, view.clock() + plan.showingMs());
    if (plan.isWrong()) {
      Optional<CubeMove.Submit> mistake = Mistakes.draw(view, plan.mistake(), time);
      if (mistake.isPresent()) {
        return shows(view, mistake.get());
      }
    }
    return plan.claim().map(found -> shows(view, found, time)).orElseGet(() -> waiting(view));
  }

  /** A claim that comes too late is none. */
  private static long inTime(CubeView view, long time) {
    long latest = view.deadline().orElse(Waits.NEVER) - 1;
    return Math.max(view.clock(), Math.min(time, latest));
  }

  private static Choice<CubeMove> shows(CubeView view, Found found, long time) {
    return shows(
        view,
        Claims.of(
            view.rules(),
            view.zone(view.seat()),
            found.card(),
            found.target(),
            found.solution(),
            time));
  }

  private static Choice<CubeMove> shows(CubeView view, CubeMove.Submit claim) {
    return choice(
        claim,
        CubeReason.SHOWS,
        claim.card(),
        claim.triple().first().text(),
        claim.triple().second().text(),
        claim.triple().third().text(),
        view.target(claim.card()));
  }

  private static Choice<CubeMove> giveBack(CubeView view) {
    int card = Scores.cheapest(view.won(view.seat()));
    long time = inTime(view, view.clock() + CHOOSING_MS);
    return choice(new CubeMove.ReturnCard(card, time), CubeReason.GIVES_BACK, card);
  }

  private Choice<CubeMove> place(CubeView view, Chance chance) {
    long time = inTime(view, view.clock() + CHOOSING_MS);
    CubeMove.PlaceModifier move = VictimChoice.of(view, level.grade(), chance, time);
    return choice(move, CubeReason.HINDERS, move.victim(), view.solved().orElseThrow());
  }

  private Choice<CubeMove> turn(CubeView view, List<CubeMove> moves) {
    TurnPlan plan = new TurnPlan(view, level, seed);
    Optional<Integer> card = plan.card();
    if (view.tentative().isPresent()) {
      return card.isPresent()
          ? choice(new CubeMove.Call(view.clock()), CubeReason.CALLS)
          : choice(new CubeMove.EndTurn(view.clock()), CubeReason.ENDS_TURN);
    }
    TileMove move = plan.move(moves);
    long began = view.clock() - view.searchedForRow();
    long time = inTime(view, Math.max(view.clock(), began + plan.putMs()));
    CubeMove put = new CubeMove.PlaceTile(move, time);
    return card.isPresent()
        ? choice(put, CubeReason.MOVES_FOR_CARD, move.tile(), card.get())
        : choice(put, CubeReason.PREPARES, move.tile());
  }

  private Choice<CubeMove> show(CubeView view, List<CubeMove> moves) {
    Finds finds = Finds.shown(view);
    TurnPace pace = new TurnPace(level, seed.branch(view.round()));
    long time = inTime(view, view.clock() + pace.showingMs());
    if (pace.isWrong() || finds.isEmpty()) {
      Optional<CubeMove.Submit> mistake = Mistakes.draw(view, pace.mistake(), time);
      if (mistake.isPresent()) {
        return shows(view, mistake.get());
      }
    }
    if (finds.isEmpty()) {
      // It called for nothing, which only a person does who then asks for advice.
      return choice(moves.get(0), CubeReason.WAITS);
    }
    Found found = finds.draw(pace.showing());
    for (Found other : finds.all()) {
      if (level.isPicky()
          && TurnPlan.worth(view, other.card()) > TurnPlan.worth(view, found.card())) {
        found = other;
      }
    }
    return shows(view, found, time);
  }
}
