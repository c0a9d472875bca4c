package org.monsterbox.app.games.cube;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;

/**
 * A bot that people wait for: it takes as long as they need to follow what it does, and no longer.
 * When it finds something, or sees no match, stays as it is: that is how good it is.
 */
final class PacedBot implements Bot<CubeMove, CubeView> {

  /** From its turn to its first move: whose turn it is has to be seen. */
  private static final long LOOKS_UP = 400;

  /** After a claim its faces are shown one after the other, and then what came of them. */
  private static final long SEES_THE_CLAIM = 2600;

  private static final long LIFTS = 500;

  /** How much of the time that it takes to find a place for its tile others have to wait. */
  private static final double OF_SEARCHING = 0.07;

  /** Between a tile that was put and what comes of it. */
  private static final long LETS_GO = 400;

  /** How much of the time between its buzz and its claim is needed to see who it is. */
  private static final double OF_SHOWING = 0.45;

  private final Bot<CubeMove, CubeView> bot;
  private boolean hasJustBeenJudged;

  PacedBot(Bot<CubeMove, CubeView> bot) {
    this.bot = bot;
  }

  @Override
  public void watch(Event event) {
    if (event instanceof CubeEvent.Claimed || event instanceof CubeEvent.ClaimFailed) {
      hasJustBeenJudged = true;
    } else if (event instanceof CubeEvent.TurnBegan) {
      hasJustBeenJudged = false;
    }
    bot.watch(event);
  }

  @Override
  public Choice<CubeMove> choose(
      CubeView view, List<CubeMove> moves, Chance chance, BooleanSupplier cancelled) {
    Choice<CubeMove> choice = bot.choose(view, moves, chance, cancelled);
    return new Choice<>(paced(view, choice.move()), choice.reason());
  }

  private CubeMove paced(CubeView view, CubeMove move) {
    long now = view.clock();
    if (move instanceof CubeMove.Submit) {
      return move.at(now + Math.round(OF_SHOWING * (move.time() - now)));
    } else if (move instanceof CubeMove.Ready) {
      return move.at(now + (hasJustBeenJudged ? SEES_THE_CLAIM : LOOKS_UP));
    } else if (move instanceof CubeMove.PlaceTile) {
      long began = now - view.searchedForRow();
      long searched = Math.round(OF_SEARCHING * (move.time() - began));
      return move.at(Math.max(now, Math.min(move.time(), began + LIFTS + searched)));
    } else if (view.phase() == Phase.TURN
        && (move instanceof CubeMove.Call || move instanceof CubeMove.EndTurn)) {
      return move.at(Math.min(now + LETS_GO, view.deadline().orElse(Long.MAX_VALUE) - 1));
    }
    return move;
  }
}
