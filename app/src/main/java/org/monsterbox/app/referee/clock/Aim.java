package org.monsterbox.app.referee.clock;

import java.util.Optional;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.core.game.Move;

/** Before a bot's move is made, the table points for a moment at what it is about. */
public final class Aim<M extends Move> {

  /** Long enough to look there, in milliseconds at the usual speed. */
  public static final long POINTING = 220;

  private final GameKit<?, M, ?> kit;
  private final Pace pace;
  private final MainThread main;
  private final Runnable over;
  private final Runnable end = this::end;
  private Optional<M> move = Optional.empty();
  private boolean pointing;

  public Aim(GameKit<?, M, ?> kit, Pace pace, MainThread main, Runnable over) {
    this.kit = kit;
    this.pace = pace;
    this.main = main;
    this.over = over;
  }

  /** Whether people have seen long enough what that move is about. Otherwise they see it now. */
  @SuppressWarnings("ReferenceEquality") // the very move, not another like it
  public boolean isOver(M next) {
    if (move.orElse(null) != next) {
      main.cancel(end);
      move = Optional.of(next);
      long millis = kit.aim(next).isEmpty() ? 0 : pace.pause(POINTING, false);
      pointing = millis > 0;
      if (pointing) {
        main.postDelayed(millis, end);
      }
    }
    return !pointing;
  }

  /** The id of the node that is pointed at; empty for none. */
  public String node() {
    return pointing ? move.map(kit::aim).orElse("") : "";
  }

  public boolean isPointing() {
    return pointing;
  }

  /** There is no such move any more. */
  public void forget() {
    main.cancel(end);
    pointing = false;
    move = Optional.empty();
  }

  /** That is long enough. */
  public void hurry() {
    if (pointing) {
      main.cancel(end);
      end();
    }
  }

  private void end() {
    pointing = false;
    over.run();
  }
}
