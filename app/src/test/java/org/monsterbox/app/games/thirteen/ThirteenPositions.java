package org.monsterbox.app.games.thirteen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.monsterbox.app.games.BotGame;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.thirteen.words.OpenPair;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** Positions of 13 Monsters that real moves have led to, from fixed seeds. */
public final class ThirteenPositions {

  private static final ThirteenMonsters RULES = new ThirteenMonsters();

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

  /** Bots play from the start until the table looks as wanted. */
  public static ThirteenState until(Setup setup, Predicate<ThirteenView> wanted) {
    return play(setup, wanted)
        .orElseThrow(
            () -> new AssertionError("The table never looked like that, seed " + setup.seed()));
  }

  /** The same; empty where the game ends before the table looks so. */
  static Optional<ThirteenState> play(Setup setup, Predicate<ThirteenView> wanted) {
    return new BotGame<>(new ThirteenKit(), setup, Grade.MONSTER)
        .until(wanted)
        .map(BotGame.Reached::state);
  }

  /** The first of the games with these seeds in which the table ever looks as wanted. */
  public static Optional<ThirteenState> find(
      int seats, Options options, int seeds, Predicate<ThirteenView> wanted) {
    Optional<ThirteenState> found = Optional.empty();
    for (long seed = 1; seed <= seeds && found.isEmpty(); seed++) {
      found = play(new Setup(seats, options, seed), wanted);
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
      List<? extends Class<?>> kinds = moves.stream().map(Object::getClass).distinct().toList();
      Class<?> drawn = kinds.get(chance.below(kinds.size()));
      chance = chance.next();
      List<ThirteenMove> ofKind = moves.stream().filter(move -> drawn.isInstance(move)).toList();
      state = RULES.play(state, view.actor(), ofKind.get(chance.below(ofKind.size())), Events.NONE);
      chance = chance.next();
    }
    return states;
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
                    && OpenPair.of(view).isEmpty() != pair)
        .orElseThrow(() -> new AssertionError("Nobody searches"));
  }

  /** The first seat is in this phase, somewhere in a game. */
  public static ThirteenState phase(int seats, Phase phase) {
    return find(seats, fast(), 40, view -> view.phase() == phase && view.actor() == 0)
        .orElseThrow(() -> new AssertionError("Nobody came to " + phase));
  }
}
