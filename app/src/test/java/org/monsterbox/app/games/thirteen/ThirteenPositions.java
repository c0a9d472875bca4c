package org.monsterbox.app.games.thirteen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.Phase;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.ThirteenMove;
import org.monsterbox.core.thirteen.ThirteenOptions;
import org.monsterbox.core.thirteen.ThirteenState;
import org.monsterbox.core.thirteen.ThirteenView;
import org.monsterbox.core.thirteen.bot.ThirteenBots;

/** Positions of 13 Monsters that real moves have led to, from fixed seeds. */
public final class ThirteenPositions {

  private static final ThirteenMonsters RULES = new ThirteenMonsters();
  private static final List<String> NAMES =
      List.of("Ada", "Basile", "Chloé", "Darius", "Émilie", "Farid", "Greta", "Hugo");
  private static final int MOST_MOVES = 20_000;

  private ThirteenPositions() {}

  /** Everybody begins with a Grunt. */
  public static Options fast() {
    return Options.usual(ThirteenOptions.ALL)
        .with(ThirteenOptions.FAST_START, ThirteenOptions.FastStart.GRUNT)
        .with(ThirteenOptions.FIRST_PLAYER, 0);
  }

  /** Empty hands, the first seat begins. */
  public static Options usual() {
    return Options.usual(ThirteenOptions.ALL).with(ThirteenOptions.FIRST_PLAYER, 0);
  }

  /** Who hears of the moves of a game. */
  public interface Scribe {

    void write(int seat, ThirteenMove move);
  }

  /** Bots play from the start until the table looks as wanted. */
  public static ThirteenState until(Setup setup, Predicate<ThirteenView> wanted) {
    return play(setup, wanted, (seat, move) -> {})
        .orElseThrow(
            () -> new AssertionError("The table never looked like that, seed " + setup.seed()));
  }

  /** The same; empty where the game ends before the table looks so. */
  public static Optional<ThirteenState> play(
      Setup setup, Predicate<ThirteenView> wanted, Scribe scribe) {
    EventLog deal = new EventLog();
    ThirteenState state = RULES.start(setup, deal);
    List<Bot<ThirteenMove, ThirteenView>> bots = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      bots.add(ThirteenBots.of(Grade.MONSTER, seat, setup.seed() + seat));
    }
    tell(bots, deal);
    for (int moves = 0; moves < MOST_MOVES; moves++) {
      ThirteenView view = RULES.view(state, 0);
      if (wanted.test(view)) {
        return Optional.of(state);
      }
      if (view.isOver()) {
        break;
      }
      int actor = view.actor();
      ThirteenMove move =
          bots.get(actor)
              .choose(
                  view,
                  RULES.legalMoves(state, actor),
                  Chance.of(setup.seed(), "move " + moves),
                  () -> false)
              .move();
      scribe.write(actor, move);
      EventLog events = new EventLog();
      state = RULES.play(state, actor, move, events);
      tell(bots, events);
    }
    return Optional.empty();
  }

  private static void tell(List<Bot<ThirteenMove, ThirteenView>> bots, EventLog events) {
    for (int seat = 0; seat < bots.size(); seat++) {
      for (Event event : events.seenBy(seat)) {
        bots.get(seat).watch(event);
      }
    }
  }

  /** The first of the games with these seeds in which the table ever looks as wanted. */
  public static Optional<ThirteenState> find(
      int seats, Options options, int seeds, Predicate<ThirteenView> wanted) {
    Optional<ThirteenState> found = Optional.empty();
    for (long seed = 1; seed <= seeds && found.isEmpty(); seed++) {
      found = play(new Setup(seats, options, seed), wanted, (seat, move) -> {});
    }
    return found;
  }

  /** A game of random moves, each state of it. */
  public static List<ThirteenState> random(Setup setup, int most) {
    List<ThirteenState> states = new ArrayList<>();
    ThirteenState state = RULES.start(setup);
    Chance chance = Chance.of(setup.seed(), "random");
    for (int i = 0; i < most; i++) {
      states.add(state);
      ThirteenView view = RULES.view(state, 0);
      if (view.isOver()) {
        break;
      }
      List<ThirteenMove> moves = RULES.legalMoves(state, view.actor());
      // First a kind, then a move of it: there are far more trades than anything else.
      List<ThirteenMove.Kind> kinds = moves.stream().map(ThirteenMove::kind).distinct().toList();
      ThirteenMove.Kind drawn = kinds.get(chance.below(kinds.size()));
      chance = chance.next();
      List<ThirteenMove> ofKind = moves.stream().filter(move -> move.kind() == drawn).toList();
      state = RULES.play(state, view.actor(), ofKind.get(chance.below(ofKind.size())), Events.NONE);
      chance = chance.next();
    }
    return states;
  }

  /** One person against bots. */
  public static List<Seat> onePerson(int seats) {
    return seats(seats, 1);
  }

  /** Everybody sits around the table. */
  public static List<Seat> people(int seats) {
    return seats(seats, seats);
  }

  private static List<Seat> seats(int count, int people) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < count; seat++) {
      seats.add(
          new Seat(
              seat,
              NAMES.get(seat),
              seat,
              seat < people ? Optional.empty() : Optional.of(Grade.HARD)));
    }
    return seats;
  }

  /** What is seen of a state: a person who has to act is asked. */
  public static Sight<ThirteenMove, ThirteenView> sight(
      ThirteenState state, List<Seat> seats, Draft draft) {
    ThirteenView view = RULES.view(state, 0);
    boolean asked = !view.isOver() && seats.get(view.actor()).isPerson();
    boolean alone = seats.stream().filter(Seat::isPerson).count() == 1;
    return new Sight<>(
        view,
        seats,
        alone || view.isOver() ? 0 : view.actor(),
        asked ? RULES.legalMoves(state, view.actor()) : List.of(),
        draft,
        "");
  }

  /** In the middle of a game, the first seat may do much. */
  public static ThirteenState midgame(int seats) {
    return until(
        new Setup(seats, fast(), 5),
        view ->
            view.phase() == Phase.ACTION
                && view.actor() == 0
                && view.cardsLeft() <= 52 - seats * 3
                && view.monsters(0).size() >= (seats > 5 ? 1 : 2));
  }

  /** The first seat attacks and has thrown twice. */
  public static ThirteenState battle(int seats) {
    return find(
            seats,
            fast(),
            20,
            view ->
                view.phase() == Phase.BATTLE_ATTACK
                    && view.actor() == 0
                    && view.throwing().orElseThrow().used() == 2)
        .orElseThrow(() -> new AssertionError("Nobody attacks"));
  }

  /** Cards lie open that the first seat has turned: a pair, or not. */
  public static ThirteenState reveal(int seats, boolean pair) {
    return find(
            seats,
            fast(),
            20,
            view ->
                view.phase() == Phase.REVEAL
                    && view.actor() == 0
                    && Search.pair(view).isEmpty() != pair)
        .orElseThrow(() -> new AssertionError("Nobody searches"));
  }

  /** The first seat is in this phase, somewhere in a game. */
  public static ThirteenState phase(int seats, Phase phase) {
    return find(seats, fast(), 40, view -> view.phase() == phase && view.actor() == 0)
        .orElseThrow(() -> new AssertionError("Nobody came to " + phase));
  }
}
