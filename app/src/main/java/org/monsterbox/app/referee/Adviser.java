package org.monsterbox.app.referee;

import java.util.Map;
import java.util.Optional;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/** A strong bot that says what it would do in somebody's place. */
final class Adviser<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private final Bots<S, M, V> bots;
  private final Runnable changed;
  private Optional<Choice<M>> hint = Optional.empty();

  Adviser(Bots<S, M, V> bots, Runnable changed) {
    this.bots = bots;
    this.changed = changed;
  }

  boolean isThinking() {
    return bots.areThinking();
  }

  /** Whether it has not yet been asked. */
  boolean isFree() {
    return !isThinking() && hint.isEmpty();
  }

  Optional<Choice<M>> hint() {
    return hint;
  }

  /** Thinks about what the viewer could do. */
  void ask(GamePosition<S, M, V> position) {
    bots.ask(
        position.line(),
        Map.of(position.viewer(), Grade.MONSTER),
        decisions -> {
          Choice<M> choice = decisions.get(0).choice();
          M move = position.kit().timeless(choice.move());
          hint = Optional.of(new Choice<>(move, choice.reason()));
          changed.run();
        });
    changed.run();
  }

  void forget() {
    bots.cancel();
    hint = Optional.empty();
  }
}
