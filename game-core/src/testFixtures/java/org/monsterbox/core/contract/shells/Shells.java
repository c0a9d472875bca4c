package org.monsterbox.core.contract.shells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.monsterbox.core.contract.shells.ShellsEvent.Chosen;
import org.monsterbox.core.contract.shells.ShellsEvent.Hidden;
import org.monsterbox.core.contract.shells.ShellsEvent.Opened;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.GameFacts;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/**
 * A pearl lies open; everybody hides a shell in the fist; all open at once, and the highest shell
 * that nobody else has chosen wins the pearl. Shells are used up.
 */
public class Shells implements Rules<ShellsState, ShellsMove, ShellsView> {

  /** What becomes of a pearl that nobody wins. */
  public enum Tie {
    LOST,
    CARRIED
  }

  public static final OptionSpec<Integer> PEARLS = OptionSpec.number("pearls", 5, 2, 8);
  public static final OptionSpec<Tie> TIE =
      OptionSpec.choice("tie", List.of(Tie.LOST, Tie.CARRIED));

  @Override
  public GameFacts facts() {
    return new GameFacts("shells", 2, 4, 1, 2);
  }

  @Override
  public List<OptionSpec<?>> options() {
    return List.of(PEARLS, TIE);
  }

  @Override
  public ShellsState start(Setup setup, Events out) {
    checkSeats(setup);
    int[] pearls = upTo(setup.options().get(PEARLS));
    Chance.of(setup.seed(), "pearls").shuffle(pearls);
    int[] shells = new int[setup.seats()];
    Arrays.fill(shells, (1 << (pearls.length + 1)) - 2);
    return new ShellsState(
        setup.options().get(TIE),
        pearls,
        0,
        shells,
        new int[setup.seats()],
        new int[setup.seats()],
        0);
  }

  @Override
  public Turn turn(ShellsState state) {
    Turn turn = state.isOver() ? Turn.OVER : Turn.ofAll(state.fists.length);
    for (int seat = 0; seat < state.fists.length; seat++) {
      turn = state.fists[seat] == 0 ? turn : turn.without(seat);
    }
    return turn;
  }

  @Override
  public List<ShellsMove> legalMoves(ShellsState state, int seat) {
    List<ShellsMove> moves = new ArrayList<>();
    if (turn(state).includes(seat)) {
      for (int shells = state.shells[seat]; shells != 0; shells &= shells - 1) {
        moves.add(new ShellsMove(Integer.numberOfTrailingZeros(shells)));
      }
    }
    return moves;
  }

  @Override
  public ShellsState play(ShellsState state, int seat, ShellsMove move, Events out) {
    if (state.isOver()) {
      throw new Refusal(CommonCode.GAME_OVER);
    }
    if (!turn(state).includes(seat)) {
      throw new Refusal(CommonCode.NOT_YOUR_TURN);
    }
    int shell = move.shell();
    if ((state.shells[seat] >>> shell & 1) == 0) {
      throw new Refusal(ShellsCode.NO_SUCH_SHELL);
    }
    int[] shells = state.shells.clone();
    shells[seat] &= ~(1 << shell);
    int[] fists = state.fists.clone();
    fists[seat] = shell;
    if (out.wanted()) {
      out.add(Audience.allBut(seat), new Hidden(seat));
      out.add(Audience.only(seat), new Chosen(seat, shell));
    }
    ShellsState hidden =
        new ShellsState(
            state.tie, state.pearls, state.round, shells, fists, state.scores, state.carried);
    return turn(hidden).isOver() ? opened(hidden, out) : hidden;
  }

  private static ShellsState opened(ShellsState state, Events out) {
    int[] scores = state.scores.clone();
    int worth = state.pearls[state.round] + state.carried;
    int winner = winner(state.fists);
    if (winner >= 0) {
      scores[winner] += worth;
    }
    if (out.wanted()) {
      out.add(Audience.EVERYONE, new Opened(Arrays.stream(state.fists).boxed().toList()));
    }
    return new ShellsState(
        state.tie,
        state.pearls,
        state.round + 1,
        state.shells,
        new int[scores.length],
        scores,
        winner < 0 && state.tie == Tie.CARRIED ? worth : 0);
  }

  /** The seat with the highest shell that nobody else has, or -1. */
  private static int winner(int[] fists) {
    int winner = -1;
    for (int seat = 0; seat < fists.length; seat++) {
      int shell = fists[seat];
      boolean alone = Arrays.stream(fists).filter(other -> other == shell).count() == 1;
      if (alone && (winner < 0 || shell > fists[winner])) {
        winner = seat;
      }
    }
    return winner;
  }

  @Override
  public ShellsView view(ShellsState state, int seat) {
    int fistsMade = 0;
    int[] shells = state.shells.clone();
    for (int other = 0; other < shells.length; other++) {
      if (state.fists[other] != 0) {
        fistsMade |= 1 << other;
        // What is in a fist is still among the shells, for all that the others know.
        shells[other] |= other == seat ? 0 : 1 << state.fists[other];
      }
    }
    int seen = Math.min(state.round + 1, state.pearls.length);
    return new ShellsView(
        state, seat, Arrays.copyOf(state.pearls, seen), shells, state.fists[seat], fistsMade);
  }

  @Override
  public ShellsState imagine(ShellsView view, Chance chance) {
    Chance drawn = chance;
    int[] shells = view.shells.clone();
    int[] fists = new int[shells.length];
    fists[view.seat] = view.fist;
    for (int other = 0; other < shells.length; other++) {
      if (other != view.seat && (view.fistsMade >>> other & 1) == 1) {
        fists[other] = bit(shells[other], drawn.below(Integer.bitCount(shells[other])));
        shells[other] &= ~(1 << fists[other]);
        drawn = drawn.next();
      }
    }
    int[] seen = view.pearlsSeen;
    int[] unseen =
        Arrays.stream(upTo(view.pearlCount))
            .filter(pearl -> Arrays.stream(seen).noneMatch(other -> other == pearl))
            .toArray();
    drawn.shuffle(unseen);
    int[] pearls = Arrays.copyOf(seen, view.pearlCount);
    System.arraycopy(unseen, 0, pearls, seen.length, unseen.length);
    return new ShellsState(view.tie, pearls, view.round, shells, fists, view.scores, view.carried);
  }

  @Override
  public Outcome outcome(ShellsState state) {
    if (!state.isOver()) {
      throw new IllegalStateException("There are pearls left");
    }
    return Outcome.byScore(ShellsCode.PEARLS_GONE, state.scores);
  }

  @Override
  public String text(ShellsMove move) {
    return "hide " + move.shell();
  }

  @Override
  public ShellsMove readMove(String text) {
    for (int shell = 1; shell <= 8; shell++) {
      ShellsMove move = new ShellsMove(shell);
      if (text(move).equals(text)) {
        return move;
      }
    }
    throw new Refusal(CommonCode.UNREADABLE_MOVE);
  }

  private static int[] upTo(int count) {
    int[] numbers = new int[count];
    Arrays.setAll(numbers, i -> i + 1);
    return numbers;
  }

  /** The {@code index}-th lowest bit that is set. */
  private static int bit(int bits, int index) {
    int rest = bits;
    for (int i = 0; i < index; i++) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }
}
