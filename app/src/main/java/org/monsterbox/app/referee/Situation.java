package org.monsterbox.app.referee;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.game.Outcome;

/**
 * How a game stands, for one seat that looks at it.
 *
 * @param sight what the person sees and may play who is asked to act, or who acted last
 * @param acting the seats that may act
 * @param paused bots do not move until they are told to go on; in a game in real time, nobody
 * @param resting the table stands still, so that people can follow
 * @param unsaved a move could not be kept and waits to be tried again
 * @param undoable how many moves the viewer may take back; 0 if none
 * @param advising a hint is being thought about
 * @param hint what a strong bot would do in the viewer's place
 * @param outcome once the game is over
 * @param assisted who had help: bit {@code n} is set for seat {@code n}
 * @param aim the id of the node that a bot's next move is about, for a moment before; or empty
 */
public record Situation<M, V>(
    Sight<M, V> sight,
    List<Seat> acting,
    boolean paused,
    boolean resting,
    boolean unsaved,
    int undoable,
    boolean advising,
    Optional<Choice<M>> hint,
    Optional<Outcome> outcome,
    int assisted,
    String aim) {

  public V view() {
    return sight.view();
  }

  public List<Seat> seats() {
    return sight.seats();
  }

  public int viewer() {
    return sight.viewer();
  }

  /** What the viewer may play now; empty while bots act, and when it is over. */
  public List<M> moves() {
    return sight.moves();
  }

  public boolean isOver() {
    return outcome.isPresent();
  }

  /** Whether a person at this device is asked to act. */
  public boolean isAsked() {
    return sight.isAsked();
  }

  /** Whether nothing is shown, but only somebody's move awaited. */
  public boolean isThinking() {
    return !resting && aim.isEmpty();
  }
}
