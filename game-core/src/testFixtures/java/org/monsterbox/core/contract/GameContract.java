package org.monsterbox.core.contract;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/**
 * What every game must pass: a game's test extends this, names its rules, and says what a seat
 * cannot know. All that is tried is seeded, and what fails says how to get there again.
 *
 * <p>The system property {@code monsterbox.games} makes the long run: so many games for every
 * number of seats.
 */
public abstract class GameContract<
    S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  /** How many games are played to their end for every number of seats. */
  private static final int GAMES = Integer.getInteger("monsterbox.games", 50);

  /** How many of them are looked at closely. */
  private static final int CLOSE_GAMES = Math.max(3, GAMES / 25);

  protected abstract Rules<S, M, V> rules();

  /**
   * Another state that the seat cannot tell from this one: with other hidden cards, other dice to
   * come. Made from the state, without the help of {@code view} and {@code imagine}.
   */
  protected abstract S reshuffled(S state, int seat, Chance chance);

  /** What is usual here: a game with several ways to play has a test for each. */
  protected Options usualOptions() {
    return Options.usual(rules().options());
  }

  /** The options that are tried with all their values: those that have an effect here. */
  protected List<OptionSpec<?>> variedOptions() {
    return rules().options();
  }

  /** More moves than any random game makes. */
  protected int mostMoves() {
    return 20_000;
  }

  /** How a move of a random game is chosen: a game with thousands of trades chooses by kind. */
  protected M randomMove(S state, int seat, List<M> moves, Chance chance) {
    return moves.get(chance.below(moves.size()));
  }

  /** Set-ups worth a close look besides every value of every option: options that go together. */
  protected List<Setup> moreSetups() {
    return List.of();
  }

  /**
   * What a golden game is called, without its ending; a game with several modes names them, too.
   */
  protected String goldenName(Setup setup) {
    return rules().facts().id() + "-" + setup.seats();
  }

  /** Set-ups that have a golden game besides one for every number of seats. */
  protected List<Setup> moreGoldenSetups() {
    return List.of();
  }

  /** Whether this move would be listed here if it were legal. Some games have too many to list. */
  protected boolean isListed(S state, int seat, M move) {
    return true;
  }

  /** Whether all seats see this move itself, even where it leaves no trace on the table. */
  protected boolean isSeenByAll(M move) {
    return false;
  }

  /** What is true of every state, by the rules of this game alone. */
  protected void checkInvariants(S state) {}

  /** Whether golden games are written anew. */
  protected boolean recordsGoldenGames() {
    return Boolean.getBoolean("monsterbox.record");
  }

  @Test
  public void everyGameEnds() {
    Sampling<S, M> sampling = sampling();
    List<Setup> setups = sampling.usualSetups(GAMES);
    setups.addAll(sampling.unusualSetups());
    setups.addAll(moreSetups());
    for (Setup setup : setups) {
      checkEnd(sampling.play(setup, (state, number) -> checkInvariants(state)));
    }
  }

  private void checkEnd(RandomGame<S, M> game) {
    assertEquals(game.setup.seats(), rules().outcome(game.last).places().size());
    S start = rules().start(game.setup);
    assertThrows(IllegalStateException.class, () -> rules().outcome(start));
    // The last move once more, so that it cannot be too early for the game's clock.
    RandomGame.Step<M> step = game.steps.get(game.steps.size() - 1);
    Refusal refusal =
        assertThrows(
            Refusal.class, () -> rules().play(game.last, step.seat(), step.move(), Events.NONE));
    assertEquals(CommonCode.GAME_OVER, refusal.code());
  }

  @Test
  public void impossibleNumbersOfSeatsAreRefused() {
    int fewest = rules().facts().fewestSeats();
    int most = rules().mostSeats();
    for (int seats : new int[] {-1, 0, fewest - 1, most + 1, Integer.MAX_VALUE}) {
      Refusal refusal =
          assertThrows(Refusal.class, () -> rules().start(rules().usualSetup(seats, 1)));
      assertEquals(CommonCode.BAD_PLAYER_COUNT, refusal.code());
    }
  }

  @Test
  public void everyLegalMovePlays() {
    moves().checkLegalOnesPlay(positions());
  }

  @Test
  public void everyOtherMoveIsRefusedWithoutChange() {
    moves().checkOthersAreRefused(positions());
  }

  @Test
  public void movesAreWrittenInOneWay() {
    moves().checkTexts(positions());
  }

  @Test
  public void sameSetupAndMovesGiveTheSameGame() {
    for (Setup setup : closeSetups()) {
      List<Long> once = new ArrayList<>();
      List<Long> again = new ArrayList<>();
      S last = play(setup, once);
      S lastAgain = play(setup, again);
      Position<S> end = new Position<>(setup, once.size() - 1, last);
      for (int i = 0; i < Math.min(once.size(), again.size()); i++) {
        if (!once.get(i).equals(again.get(i))) {
          throw end.defect("NOT DETERMINISTIC", "played twice, it differs after move " + i);
        }
      }
      if (!DeepText.of(last).equals(DeepText.of(lastAgain))) {
        throw end.defect("NOT DETERMINISTIC", "played twice, it ends in two ways");
      }
    }
  }

  private S play(Setup setup, List<Long> fingerprints) {
    return sampling().play(setup, (state, number) -> fingerprints.add(state.fingerprint())).last;
  }

  @Test
  public void earlierStatesNeverChange() {
    for (Setup setup : closeSetups()) {
      for (Position<S> position : sampling().positions(List.of(setup))) {
        String before = DeepText.of(position.state());
        for (int seat = 0; seat < setup.seats(); seat++) {
          rules().imagine(rules().view(position.state(), seat), Chance.of(1, "aliasing"));
          for (M move : position.some(rules().legalMoves(position.state(), seat))) {
            rules().play(position.state(), seat, move, Events.NONE);
          }
        }
        if (!before.equals(DeepText.of(position.state()))) {
          throw position.defect("ALIASING", "a state changed after it was left");
        }
      }
    }
  }

  @Test
  public void savedGamesAreTheSameWhereverTheyWereSaved() {
    for (Setup setup : closeSetups()) {
      RandomGame<S, M> game = sampling().play(setup, (state, number) -> {});
      List<Position<S>> positions = sampling().positions(List.of(setup));
      // Each of them plays the whole game again, four times.
      for (int i = positions.size() - 1; i >= 0; i -= 5) {
        new RecordChecks<>(rules()).check(game, positions.get(i));
      }
    }
  }

  @Test
  public void goldenGamesHaveNotChanged() throws IOException {
    List<Setup> setups = sampling().usualSetups(1);
    setups.addAll(moreGoldenSetups());
    for (Setup setup : setups) {
      RandomGame<S, M> game = sampling().play(setup, (state, number) -> {});
      String name = goldenName(setup) + ".txt";
      Golden.check(name, new RecordChecks<>(rules()).golden(game), recordsGoldenGames());
    }
  }

  @Test
  public void fingerprintsKnowEverything() {
    for (Position<S> position : positions()) {
      Tampering.check(position, position.state());
      for (int seat = 0; seat < position.setup().seats(); seat++) {
        Tampering.check(position, rules().view(position.state(), seat));
      }
    }
  }

  @Test
  public void eventsLeakNothing() {
    secrets().checkEvents(positions());
  }

  @Test
  public void viewsLeakNothing() {
    secrets().checkViews(positions());
  }

  @Test
  public void imaginedStatesFitTheView() {
    secrets().checkImagination(positions());
  }

  @Test
  public void whatAMoveRevealsIsTold() {
    secrets().checkReveals(positions());
  }

  private List<Setup> closeSetups() {
    List<Setup> setups = sampling().usualSetups(CLOSE_GAMES);
    setups.addAll(sampling().someUnusualSetups());
    setups.addAll(moreSetups());
    return setups;
  }

  private List<Position<S>> positions() {
    return sampling().positions(closeSetups());
  }

  private Sampling<S, M> sampling() {
    return new Sampling<>(rules(), usualOptions(), variedOptions(), this::randomMove, mostMoves());
  }

  private MoveChecks<S, M> moves() {
    return new MoveChecks<>(rules(), this::isListed);
  }

  private SecretChecks<S, M, V> secrets() {
    return new SecretChecks<>(rules(), this::reshuffled, this::isSeenByAll);
  }
}
