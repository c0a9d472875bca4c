package org.monsterbox.app.referee;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.ToLongFunction;
import org.monsterbox.app.referee.clock.Aim;
import org.monsterbox.app.referee.clock.Alarm;
import org.monsterbox.app.referee.clock.Hesitations;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/** A game of turns: people first, and as they come; bots when the table has rested. */
final class Turns<S extends Fingerprinted, M extends Move, V extends Fingerprinted>
    implements Agenda<S, M, V> {

  private final Alarm alarm;
  private final ToLongFunction<M> from;
  private final BooleanSupplier mayBotsAct;
  private final Aim<M> aim;
  private final Hesitations hesitations;
  // Not before everybody has seen the last move.
  private final Deque<PlannedMove<M>> wishes = new ArrayDeque<>();
  // Not before the bot has hesitated long enough.
  private final List<PlannedMove<M>> decided = new ArrayList<>();

  /**
   * An empty agenda.
   *
   * @param from when a person's move counts
   * @param aim shows what a bot's move is about before it is made
   */
  Turns(
      Alarm alarm,
      ToLongFunction<M> from,
      BooleanSupplier mayBotsAct,
      Aim<M> aim,
      Hesitations hesitations) {
    this.aim = aim;
    this.hesitations = hesitations;
    this.alarm = alarm;
    this.from = from;
    this.mayBotsAct = mayBotsAct;
  }

  /** While somebody's last wish is on its way, another one does nothing. */
  @Override
  public void wish(GamePosition<S, M, V> position, int seat, M move, long age) {
    if (wishes.stream().noneMatch(wish -> wish.seat() == seat)) {
      wishes.add(new PlannedMove<>(seat, move, from.applyAsLong(move), true));
    }
  }

  /** Of several moves the earliest are played: those who hesitate least first, then by seat. */
  @Override
  public void decided(List<Decision<S, M>> decisions) {
    long now = Long.MAX_VALUE;
    for (Decision<S, M> decision : decisions) {
      now = Math.min(now, decision.choice().move().time());
    }
    for (Decision<S, M> decision : decisions) {
      M move = decision.choice().move();
      if (move.time() == now) {
        // Among bots that were asked together another one may have been quicker: nobody is told.
        int seat = decision.seat();
        decided.add(new PlannedMove<>(seat, move, hesitations.due(seat), false));
      }
    }
    decided.sort(Comparator.comparingLong(PlannedMove::from));
  }

  @Override
  public boolean knowsBots(GamePosition<S, M, V> position) {
    return !decided.isEmpty();
  }

  @Override
  public Optional<PlannedMove<M>> next(GamePosition<S, M, V> position) {
    PlannedMove<M> wish = wishes.peek();
    if (wish != null) {
      return alarm.isDue(wish.from()) ? Optional.of(wishes.remove()) : Optional.empty();
    }
    if (decided.isEmpty() || !mayBotsAct.getAsBoolean()) {
      return Optional.empty();
    }
    // Where no person is left to act, nobody is raced against.
    boolean mayPeople = !position.moves().isEmpty();
    if (mayPeople && !alarm.isDue(decided.get(0).from())) {
      return Optional.empty();
    }
    return aim.isOver(decided.get(0).move()) ? Optional.of(decided.remove(0)) : Optional.empty();
  }

  @Override
  public void forgetBots() {
    decided.clear();
    aim.forget();
  }

  @Override
  public void clear() {
    wishes.clear();
    decided.clear();
    hesitations.forget();
    aim.forget();
    alarm.cancel();
  }
}
