package org.monsterbox.app.games;

import android.content.Context;
import androidx.annotation.StringRes;
import java.util.List;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;

/**
 * What the words of every game have in common: they are spoken in the language of a context, and
 * codes have a sentence each.
 *
 * @param <E> the game's events
 */
public abstract class SpokenGame<E extends Event, M, V> implements GameWords<M, V> {

  protected final Context context;
  protected final Sentences sentences;
  private final Class<E> kind;
  private final OptionNames options;

  protected SpokenGame(Context context, Class<E> kind, OptionNames options) {
    this.context = context;
    sentences = new Sentences(context);
    this.kind = kind;
    this.options = options;
  }

  public final Sentences sentences() {
    return sentences;
  }

  /** What happened; empty where nothing need be said. */
  protected abstract String sentence(E event, List<Seat> seats);

  @StringRes
  protected abstract int refusalSentence(Code code);

  @StringRes
  protected abstract int endingSentence(Code reason);

  @Override
  public final String event(Event event, List<Seat> seats) {
    return kind.isInstance(event) ? sentence(kind.cast(event), seats) : "";
  }

  @Override
  public final String refusal(Code code) {
    return sentences.say(refusalSentence(code));
  }

  @Override
  public final String ending(Code reason) {
    return sentences.say(endingSentence(reason));
  }

  @Override
  public final OptionNames options() {
    return options;
  }
}
