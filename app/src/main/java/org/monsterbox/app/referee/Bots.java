package org.monsterbox.app.referee;

import android.util.Log;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.referee.clock.MainThread;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.RandomBot;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Setup;

/** The bots at one table. They think off the main thread, and stop when they are told to. */
final class Bots<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private static final String TAG = "Bots";

  private final GameKit<S, M, V> kit;
  private final Setup setup;
  private final Executor thinking;
  private final MainThread main;
  // By seat; only for the thread that thinks.
  private final Map<Integer, Mind<S, M, V>> minds = new HashMap<>();
  private AtomicBoolean cancelled = new AtomicBoolean(true);

  Bots(GameKit<S, M, V> kit, Setup setup, Executor thinking, MainThread main) {
    this.kit = kit;
    this.setup = setup;
    this.thinking = thinking;
    this.main = main;
  }

  boolean areThinking() {
    return !cancelled.get();
  }

  /** Nobody is told what was decided until now. */
  void cancel() {
    cancelled.set(true);
  }

  /** All of these seats decide before any of them has acted: nobody is ahead of the others. */
  void ask(Line<S, M> line, Map<Integer, Grade> seats, Consumer<List<Decision<S, M>>> whenDecided) {
    cancel();
    AtomicBoolean given = new AtomicBoolean();
    cancelled = given;
    Map<Integer, Grade> inOrder = new TreeMap<>(seats);
    thinking.execute(
        () -> {
          List<Decision<S, M>> decisions = new ArrayList<>();
          for (Map.Entry<Integer, Grade> asked : inOrder.entrySet()) {
            if (!given.get()) {
              decisions.add(decide(line, asked.getKey(), asked.getValue(), given::get));
            }
          }
          main.post(
              () -> {
                if (given.compareAndSet(false, true)) {
                  whenDecided.accept(decisions);
                }
              });
        });
  }

  /** A bot that fails must not cost anybody their game: it moves at random. */
  private Decision<S, M> decide(
      Line<S, M> line, int seat, Grade grade, BooleanSupplier isCancelled) {
    try {
      Choice<M> choice = mind(line, seat, grade).choose(line, isCancelled);
      line.played(seat, choice.move());
      return new Decision<>(seat, line, choice);
    } catch (RuntimeException e) {
      Log.e(TAG, "The bot of seat " + seat + " failed, with " + setup, e);
      minds.remove(seat);
      return new Decision<>(seat, line, atRandom(line, seat));
    }
  }

  private Mind<S, M, V> mind(Line<S, M> line, int seat, Grade grade) {
    Mind<S, M, V> mind = minds.get(seat);
    if (mind == null || mind.grade() != grade) {
      mind = new Mind<>(kit, grade, seat, setup.seed(), line);
      minds.put(seat, mind);
    }
    return mind;
  }

  private Choice<M> atRandom(Line<S, M> line, int seat) {
    return new RandomBot<M, V>()
        .choose(
            kit.rules().view(line.state(), seat),
            kit.rules().legalMoves(line.state(), seat),
            Chance.of(setup.seed(), "failed").branch(line.length()),
            () -> false);
  }
}
