package org.monsterbox.core.bigmonster.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Chance;

/**
 * Plays Big Monster. It thinks anew for every move and remembers nothing, so it can as well give
 * hints to somebody who plays as he likes.
 */
public final class BigMonsterBot implements Bot<BigMonsterMove, BigMonsterView> {

  private final BigMonsterLevel level;

  BigMonsterBot(BigMonsterLevel level) {
    this.level = level;
  }

  @Override
  public Choice<BigMonsterMove> choose(
      BigMonsterView view, List<BigMonsterMove> moves, Chance chance, BooleanSupplier cancelled) {
    if (moves.size() == 1 || cancelled.getAsBoolean()) {
      return new Choice<>(moves.get(0), Reason.of(BigMonsterReason.ONLY_MOVE));
    }
    Situation situation = new Situation(view, level, level.worth(), chance);
    return switch (view.table().phase()) {
      case PICK -> told(situation, new PickPlanner(situation, moves).choose(cancelled));
      case TAKE -> told(situation, new TakePlanner(situation).choose(cancelled));
      case PLACE -> new SmallChoices(situation).place();
      case LATE_TILE -> late(situation);
      case EXPLORER_CHOICE -> new SmallChoices(situation).explorer();
      case AWARD -> new SmallChoices(situation).award();
      case MEDALS, OVER ->
          new Choice<>(
              moves.get(chance.below(moves.size())), Reason.of(BigMonsterReason.ANY_MEDALS));
    };
  }

  private static Choice<BigMonsterMove> told(Situation situation, Plan plan) {
    Reason reason = Reasons.keeping(situation.table(), situation.seat(), plan.tile(), plan.spot());
    return new Choice<>(plan.move(), reason);
  }

  private static Choice<BigMonsterMove> late(Situation situation) {
    boolean hasTile = situation.table().revealed(situation.seat()) != Tiles.NONE;
    SmallChoices choices = new SmallChoices(situation);
    return hasTile ? choices.place() : choices.lateTile();
  }
}
