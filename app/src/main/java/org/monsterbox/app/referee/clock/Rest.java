package org.monsterbox.app.referee.clock;

import java.util.List;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Move;

/** The table stands still for a while after a move, so that people can follow. */
public final class Rest<M extends Move> {

  private final GameKit<?, M, ?> kit;
  private final Pace pace;
  private final MainThread main;
  private final Runnable over;
  private final Runnable end = this::end;
  private boolean resting;
  private long lastMove;

  public Rest(GameKit<?, M, ?> kit, Pace pace, MainThread main, Runnable over) {
    this.kit = kit;
    this.pace = pace;
    this.main = main;
    this.over = over;
  }

  public boolean isResting() {
    return resting;
  }

  /** When the last move was made. */
  public long lastMove() {
    return lastMove;
  }

  /** How long a person's move waits for others to see the last one. */
  public long before(M move) {
    return pace.pause(kit.pauseBefore(move), false);
  }

  /** Rests as long as what was seen of a move needs; in real time nothing rests. */
  public void after(List<Event> seen) {
    long longest = 0;
    for (Event event : seen) {
      longest = Math.max(longest, pace.pause(kit.pacing().pauseAfter(event), event.reveals()));
    }
    begin(kit.realTime().isPresent() ? 0 : longest);
    lastMove = main.now();
  }

  /** There is nothing to follow any more. */
  public void skip() {
    begin(0);
  }

  private void begin(long millis) {
    main.cancel(end);
    resting = millis > 0;
    if (resting && millis != Pace.UNTIL_TAPPED) {
      main.postDelayed(millis, end);
    }
  }

  /** That is long enough. */
  public void hurry() {
    if (resting) {
      main.cancel(end);
      end();
    }
  }

  private void end() {
    resting = false;
    over.run();
  }
}
