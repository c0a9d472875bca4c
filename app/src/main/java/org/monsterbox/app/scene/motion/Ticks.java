package org.monsterbox.app.scene.motion;

import androidx.annotation.Nullable;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import org.monsterbox.app.art.Ticking;
import org.monsterbox.app.scene.clock.Calm;
import org.monsterbox.app.scene.clock.Pulse;

/**
 * The time that a scene shows. Pieces that show it are drawn anew when they look different, and
 * what runs out is said once, shortly before. A clock that stands still asks for no frames.
 */
public final class Ticks {

  /** Time is news, not decoration: where nothing else moves, it still does, in larger steps. */
  private static final long CALM_STEP = 500;

  /** Nobody sees more, and by then a clock that runs has moved. */
  private static final long LEAST_STEP = 16;

  private static final int SAID_SECONDS = 5;
  private static final long SECOND = 1000;

  private final Pulse pulse;
  private final Calm calm;
  private final Cast cast;
  private final Runnable drawAnew;
  private final IntConsumer say;
  private final Runnable tick = this::tick;
  @Nullable private LongSupplier clock;
  private long last;
  private long said = Long.MAX_VALUE;

  public Ticks(Pulse pulse, Calm calm, Cast cast, Runnable drawAnew, IntConsumer say) {
    this.pulse = pulse;
    this.calm = calm;
    this.cast = cast;
    this.drawAnew = drawAnew;
    this.say = say;
  }

  public void setClock(LongSupplier runningClock) {
    clock = runningClock;
  }

  /** What time it is to that piece. */
  long now(Ticking piece) {
    return clock == null ? piece.since() : clock.getAsLong();
  }

  /** In seconds, as people count: there is a last one. */
  public int secondsLeft(Ticking piece) {
    return (int) Math.max(0, (piece.end() - now(piece) + SECOND - 1) / SECOND);
  }

  /** There is another scene, or the view is seen again. */
  public void start() {
    stop();
    if (clock != null) {
      last = clock.getAsLong();
      await(last);
    }
  }

  public void stop() {
    pulse.forget(tick);
  }

  private void tick() {
    long now = clock == null ? last : clock.getAsLong();
    drawAnew.run();
    if (now != last) {
      last = now;
      sayWhatRunsOut(now);
      await(now);
    }
  }

  private void await(long now) {
    long next = Long.MAX_VALUE;
    for (int i = 0; i < cast.size(); i++) {
      if (cast.get(i).node().piece() instanceof Ticking piece) {
        next = Math.min(next, piece.next(now));
        long saying = piece.end() - SAID_SECONDS * SECOND;
        next = saying > now ? Math.min(next, saying) : next;
      }
    }
    if (next != Long.MAX_VALUE) {
      pulse.later(tick, Math.max(calm.jumps() ? CALM_STEP : LEAST_STEP, next - now));
    }
  }

  private void sayWhatRunsOut(long now) {
    for (int i = 0; i < cast.size(); i++) {
      if (cast.get(i).node().piece() instanceof Ticking piece
          && piece.end() != said
          && secondsLeft(piece) == SAID_SECONDS
          && piece.since() < piece.end() - SAID_SECONDS * SECOND
          && now < piece.end()) {
        said = piece.end();
        say.accept(SAID_SECONDS);
      }
    }
  }
}
