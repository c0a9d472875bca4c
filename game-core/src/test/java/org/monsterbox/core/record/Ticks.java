package org.monsterbox.core.record;

import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.GameFacts;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/** A game that never ends: the only player counts. */
final class Ticks implements Rules<Ticks.Count, Ticks.Tick, Ticks.Count> {

  static final String HEADER =
      """
      monsterbox 1
      game ticks 1
      app 1
      date 2026-01-31
      seats 1
      seat 0 person T
      seed 0
      moves
      """;

  record Count(long count) implements Fingerprinted {
    @Override
    public long fingerprint() {
      return count;
    }
  }

  record Tick() implements Move {}

  @Override
  public GameFacts facts() {
    return new GameFacts("ticks", 1, 1, 1, 1);
  }

  @Override
  public List<OptionSpec<?>> options() {
    return List.of();
  }

  @Override
  public Count start(Setup setup, Events out) {
    return new Count(0);
  }

  @Override
  public Turn turn(Count state) {
    return Turn.of(0);
  }

  @Override
  public List<Tick> legalMoves(Count state, int seat) {
    return List.of(new Tick());
  }

  @Override
  public Count play(Count state, int seat, Tick move, Events out) {
    return new Count(state.count() + 1);
  }

  @Override
  public Count view(Count state, int seat) {
    return state;
  }

  @Override
  public Count imagine(Count view, Chance chance) {
    return view;
  }

  @Override
  public Outcome outcome(Count state) {
    throw new IllegalStateException("It never ends");
  }

  @Override
  public String text(Tick move) {
    return "tick";
  }

  @Override
  public Tick readMove(String text) {
    if (!text.equals("tick")) {
      throw new Refusal(CommonCode.UNREADABLE_MOVE);
    }
    return new Tick();
  }
}
