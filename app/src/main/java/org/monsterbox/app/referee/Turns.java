package org.monsterbox.app.referee;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.ToLongFunction;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/** A game of turns: people first, and as they come; bots when the table has rested. */
final class Turns<S extends Fingerprinted, M extends Move, V extends Fingerprinted>
    implements Agenda<S, M, V> {

  /** A move that a person wants to make, and not before everybody has seen the last one. */
  private record Wish<M>(int seat, M move, long from) {}

  /** What a bot will do, and when it has hesitated long enough. */
  private record Plan<S extends Fingerprinted, M extends Move>(Decision<S, M> decision, long due) {}

  private final Alarm alarm;
  private final ToLongFunction<M> from;
  private final BooleanSupplier mayBotsAct;
  private final Hesitations hesitations;
  private final Deque<Wish<M>> wishes = new ArrayDeque<>();
  private final List<Plan<S, M>> decided = new ArrayList<>();

  /**
   * An empty agenda.
   *
   * @param from when a person's move counts
   */
  Turns(Alarm alarm, ToLongFunction<M> from, BooleanSupplier mayBotsAct, Hesitations hesitations) {
    this.hesitations = hesitations;
    this.alarm = alarm;
    this.from = from;
    this.mayBotsAct = mayBotsAct;
  }

  /** While somebody's last wish is on its way, another one does nothing. */
  @Override
  public void wish(Position<S, M, V> position, int seat, M move, long age) {
    if (wishes.stream().noneMatch(wish -> wish.seat() == seat)) {
      wishes.add(new Wish<>(seat, move, from.applyAsLong(move)));
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
      if (decision.choice().move().time() == now) {
        decided.add(new Plan<>(decision, hesitations.due(decision.seat())));
      }
    }
    decided.sort(Comparator.comparingLong(Plan::due));
  }

  @Override
  public boolean knowsBots(Position<S, M, V> position) {
    return !decided.isEmpty();
  }

  @Override
  public Optional<Deed<M>> next(Position<S, M, V> position) {
    Wish<M> wish = wishes.peek();
    if (wish != null) {
      if (!alarm.isDue(wish.from())) {
        return Optional.empty();
      }
      wishes.remove();
      return Optional.of(new Deed<>(wish.seat(), wish.move(), true));
    }
    if (decided.isEmpty() || !mayBotsAct.getAsBoolean()) {
      return Optional.empty();
    }
    // Where no person is left to act, nobody is raced against.
    boolean mayPeople = !position.moves().isEmpty();
    if (mayPeople && !alarm.isDue(decided.get(0).due())) {
      return Optional.empty();
    }
    Decision<S, M> decision = decided.remove(0).decision();
    // Among bots that were asked together another one may have been quicker: nobody is told.
    return Optional.of(new Deed<>(decision.seat(), decision.choice().move(), false));
  }

  @Override
  public void forgetBots() {
    decided.clear();
  }

  @Override
  public void clear() {
    wishes.clear();
    decided.clear();
    hesitations.forget();
    alarm.cancel();
  }
}
