package org.monsterbox.core.sea.bot;

import java.util.List;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.sea.bot.hunter.HunterScore;
import org.monsterbox.core.sea.bot.plan.SeaLevel;
import org.monsterbox.core.sea.bot.plan.SeaReason;
import org.monsterbox.core.sea.bot.sight.CardWorth;
import org.monsterbox.core.sea.bot.sight.Hands;
import org.monsterbox.core.sea.bot.sight.Waters;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SeaMove.ChooseHunter;
import org.monsterbox.core.sea.moves.SeaMove.Discard;
import org.monsterbox.core.sea.moves.SeaMove.DrawWhale;
import org.monsterbox.core.sea.moves.SeaMove.KeepMove;
import org.monsterbox.core.sea.moves.SeaMove.PlaceBoat;
import org.monsterbox.core.sea.moves.SeaMove.Refloat;
import org.monsterbox.core.sea.moves.SwapMove;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.table.SeaView.Passage;

/** Everything that is decided without a plan: where to start, what to draw, keep and throw away. */
final class SmallChoices {

  private static final double ARROW = 0.6;

  private final SeaLevel level;
  private final SeaView view;
  private final List<SeaMove> moves;

  SmallChoices(SeaLevel level, SeaView view, List<SeaMove> moves) {
    this.level = level;
    this.view = view;
    this.moves = moves;
  }

  Choice<SeaMove> decide() {
    return switch (view.phase()) {
      case SETUP_SHIP -> new Choice<>(moves.get(0), Reason.of(SeaReason.EITHER_CELL));
      case SETUP_BOAT, HUNTER_REFLOAT -> place();
      case WHALE_DRAW -> draw();
      case WHALE_DISCARD, HUNTER_DISCARD -> discard();
      case HUNTER_SELECT -> select();
      case HUNTER_DRAW, HUNTER_REFIT_CHOICE -> keep();
      case HUNTER_SWAP_REPLY -> reply();
      default -> new Choice<>(moves.get(0), Reason.of(SeaReason.ONLY_MOVE));
    };
  }

  /** As near to the whale as possible, with the bow towards it. */
  private Choice<SeaMove> place() {
    SeaMove best = moves.get(0);
    double bestScore = Double.NEGATIVE_INFINITY;
    for (SeaMove move : moves) {
      int cell = cell(move);
      int facing = move instanceof PlaceBoat boat ? boat.facing() : ((Refloat) move).facing();
      int ahead = Board.neighbour(cell, facing);
      double score = -Board.distance(cell, view.whaleCell());
      score -= Board.distance(ahead, view.whaleCell());
      score -= view.isFree(ahead) ? 0 : 3;
      if (score > bestScore) {
        bestScore = score;
        best = move;
      }
    }
    SeaReason reason =
        best instanceof PlaceBoat ? SeaReason.NEAR_THE_WHALE : SeaReason.BACK_IN_PLAY;
    return new Choice<>(best, Reason.of(reason, Board.text(cell(best))));
  }

  private static int cell(SeaMove move) {
    return move instanceof PlaceBoat boat ? boat.cell() : ((Refloat) move).cell();
  }

  /** The two kinds are kept about equal, with more to defend than to attack. */
  private Choice<SeaMove> draw() {
    boolean wantsCall =
        view.handSize(0, Pile.CALL) <= view.handSize(0, Pile.BOND) + level.whale().calls();
    for (SeaMove move : moves) {
      if (move instanceof DrawWhale draw && (draw.pile() == Pile.CALL) == wantsCall) {
        SeaReason reason = wantsCall ? SeaReason.DRAW_FOR_DEFENCE : SeaReason.DRAW_FOR_ATTACK;
        return new Choice<>(move, Reason.of(reason, draw.pile()));
      }
    }
    return new Choice<>(moves.get(0), Reason.of(SeaReason.ONLY_MOVE));
  }

  private Choice<SeaMove> discard() {
    SeaMove best = moves.get(0);
    double least = Double.MAX_VALUE;
    for (SeaMove move : moves) {
      double worth = 0;
      for (int card : ((Discard) move).cards()) {
        worth += CardWorth.of(card);
      }
      if (worth < least) {
        least = worth;
        best = move;
      }
    }
    String card = Cards.text(((Discard) best).cards().get(0));
    return new Choice<>(best, Reason.of(SeaReason.LEAST_USEFUL, card));
  }

  /** Whoever is nearest to the whale: it needs no way, and leaves the others theirs. */
  private Choice<SeaMove> select() {
    SeaMove best = moves.get(0);
    int nearest = Integer.MAX_VALUE;
    for (SeaMove move : moves) {
      int hunter = ((ChooseHunter) move).seat();
      int distance =
          view.isAfloat(hunter)
              ? 2 * view.range(view.boatCell(hunter), view.whaleCell())
              : Board.CELLS;
      distance -= Hands.count(view, hunter, CardKind.TRACTOR) > 0 ? 1 : 0;
      if (distance < nearest) {
        nearest = distance;
        best = move;
      }
    }
    return new Choice<>(best, Reason.of(SeaReason.PLAYS_FIRST, ((ChooseHunter) best).seat()));
  }

  /** The card whose best end is better. */
  private Choice<SeaMove> keep() {
    int hunter = view.current();
    HunterScore score = new HunterScore(level.hunter(), view, new Waters(view), hunter);
    SeaMove best = moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (SeaMove move : moves) {
      int card = ((KeepMove) move).card();
      double worth = -20;
      for (Passage passage : view.passages(hunter, card)) {
        if (!passage.isWreck()) {
          worth = Math.max(worth, score.at(passage.cell(), passage.facing()));
        }
      }
      worth += ARROW * CardWorth.of(card);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return new Choice<>(
        best, Reason.of(SeaReason.BETTER_MOVEMENT, Cards.text(((KeepMove) best).card())));
  }

  /** A swap is accepted if something is given that is not worth more. */
  private Choice<SeaMove> reply() {
    double offered = view.offered().map(card -> CardWorth.of((int) card)).orElse(0.0);
    for (SeaMove move : moves) {
      if (move instanceof SwapMove.AcceptSwap accept
          && CardWorth.of(accept.card()) <= offered + 1) {
        return new Choice<>(move, Reason.of(SeaReason.FAIR_SWAP, Cards.text(accept.card())));
      }
    }
    SeaMove decline = moves.get(moves.size() - 1);
    return new Choice<>(decline, Reason.of(SeaReason.NOTHING_LEFT));
  }
}
