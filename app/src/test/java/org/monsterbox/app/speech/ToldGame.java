package org.monsterbox.app.speech;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.contract.ByKind;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/** A game of bots and chance, and all that there is to say to its people on the way. */
final class ToldGame<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  /** Puts it into words. */
  interface Teller<M, V> {

    void event(Event event, List<Seat> seats);

    void prompt(V view, List<Seat> seats);

    /** What a person is advised to do. */
    void hint(Choice<M> choice, V view, List<Seat> seats);

    void over(Code reason, V view, List<Event> happened, List<Seat> seats);
  }

  /** Some of the moves are made at random, so that what nobody does on purpose happens too. */
  private static final int ONE_AT_RANDOM = 5;

  private final GameKit<S, M, V> kit;
  private final Rules<S, M, V> rules;
  private final Setup setup;
  private final List<Seat> seats;
  private final Teller<M, V> teller;
  private final List<Bot<M, V>> bots = new ArrayList<>();
  private final List<List<Event>> seen = new ArrayList<>();

  ToldGame(GameKit<S, M, V> kit, Setup setup, List<Seat> seats, Teller<M, V> teller) {
    this.kit = kit;
    rules = kit.rules();
    this.setup = setup;
    this.seats = seats;
    this.teller = teller;
    for (int seat = 0; seat < setup.seats(); seat++) {
      Grade grade = (setup.seed() + seat) % 3 == 0 ? Grade.MEDIUM : Grade.EASY;
      bots.add(kit.bot(grade, seat, setup.seed() + seat));
      seen.add(new ArrayList<>());
    }
  }

  /** Plays it to its end, or until so many moves are made. */
  void play(int mostMoves, boolean withChance) {
    EventLog log = new EventLog();
    S state = rules.start(setup, log);
    hear(log);
    for (int made = 0; made < mostMoves && !rules.turn(state).isOver(); made++) {
      ask(state);
      Chance chance = Chance.of(setup.seed(), "move " + made);
      Decided<M> next = earliest(state, chance);
      M move = next.choice.move();
      boolean atRandom = withChance && chance.branch(1).below(ONE_AT_RANDOM) == 0;
      if (atRandom) {
        move = ByKind.choose(rules.legalMoves(state, next.seat), chance.branch(2));
      } else if (seats.get(next.seat).isPerson()) {
        teller.hint(next.choice, rules.view(state, next.seat), seats);
      }
      log = new EventLog();
      state = rules.play(state, next.seat, move, log);
      hear(log);
    }
    if (rules.turn(state).isOver()) {
      finish(state);
    }
  }

  private record Decided<M>(int seat, Choice<M> choice) {}

  /** Where several may act, the one whose move comes first. */
  private Decided<M> earliest(S state, Chance chance) {
    Decided<M> earliest = null;
    for (Turn turn = rules.turn(state); !turn.isOver(); turn = turn.without(turn.first())) {
      int seat = turn.first();
      Choice<M> choice =
          bots.get(seat)
              .choose(rules.view(state, seat), rules.legalMoves(state, seat), chance, () -> false);
      if (earliest == null || choice.move().time() < earliest.choice.move().time()) {
        earliest = new Decided<>(seat, choice);
      }
    }
    return earliest;
  }

  /** What people are asked. */
  private void ask(S state) {
    for (Seat seat : seats) {
      boolean isAsked = rules.turn(state).includes(seat.number());
      if (seat.isPerson() && (isAsked || kit.realTime().isPresent())) {
        teller.prompt(rules.view(state, seat.number()), seats);
      }
    }
  }

  private void hear(EventLog log) {
    Set<Event> told = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int seat = 0; seat < setup.seats(); seat++) {
      for (Event event : log.seenBy(seat)) {
        bots.get(seat).watch(event);
        seen.get(seat).add(event);
        if (seats.get(seat).isPerson() && told.add(event)) {
          teller.event(event, seats);
        }
      }
    }
    for (Event event : log.seenBy(Audience.BYSTANDER)) {
      if (told.add(event)) {
        teller.event(event, seats);
      }
    }
  }

  private void finish(S state) {
    for (Seat seat : seats) {
      if (seat.isPerson()) {
        teller.over(
            rules.outcome(state).reason(),
            rules.view(state, seat.number()),
            seen.get(seat.number()),
            seats);
      }
    }
  }
}
