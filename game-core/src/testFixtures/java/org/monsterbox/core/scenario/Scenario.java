package org.monsterbox.core.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Refusal;

/**
 * A game told line by line: how the table is set up, what is played, what is then true. Seats are
 * called A, B, C, ...; lines that begin with {@code #} are remarks. All games know
 *
 * <pre>
 * A plays search
 * A plays end: refused with SEARCH_REQUIRED
 * A may play search
 * A may not play end
 * </pre>
 *
 * and everything else is in the game's {@link Vocabulary}.
 */
public final class Scenario<S extends Fingerprinted, M extends Move> {

  private final Vocabulary<S, M> vocabulary;
  private final Sentences setUp;
  private final Sentences story;
  private @Nullable S state;

  private Scenario(Vocabulary<S, M> vocabulary) {
    this.vocabulary = vocabulary;
    this.setUp = vocabulary.setUp();
    this.story =
        vocabulary
            .story(this)
            .add(
                "([A-H]) plays (.+): refused with ([A-Z_]+)",
                w -> refuse(w.group(1), w.group(2), w.group(3)))
            .add("([A-H]) plays (.+)", w -> play(w.group(1), w.group(2)))
            .add("([A-H]) may play (.+)", w -> checkListed(w.group(1), w.group(2), true))
            .add("([A-H]) may not play (.+)", w -> checkListed(w.group(1), w.group(2), false));
  }

  /** Fails at the first line that is not true or not understood, and names the file and line. */
  public static <S extends Fingerprinted, M extends Move> void run(
      Path file, Vocabulary<S, M> vocabulary) throws IOException {
    run(file.toString(), Files.readAllLines(file), vocabulary);
  }

  static <S extends Fingerprinted, M extends Move> void run(
      String name, List<String> lines, Vocabulary<S, M> vocabulary) {
    Scenario<S, M> scenario = new Scenario<>(vocabulary);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).trim();
      if (!line.isEmpty() && !line.startsWith("#")) {
        try {
          scenario.tell(line);
        } catch (AssertionError | RuntimeException wrong) {
          String place = name + ":" + (i + 1) + ": " + line;
          throw new AssertionError(place + "\n" + wrong.getMessage(), wrong);
        }
      }
    }
  }

  /** The seat that is called so. */
  public static int seat(String letter) {
    return letter.charAt(0) - 'A';
  }

  /** The game as it stands. */
  public S state() {
    if (state == null) {
      state = vocabulary.table();
    }
    return state;
  }

  /** Puts another state in its place, such as one with loaded dice. */
  public void replace(S other) {
    state = other;
  }

  private void tell(String line) {
    boolean isUnderstood = (state == null && setUp.apply(line)) || story.apply(line);
    if (!isUnderstood) {
      throw new IllegalArgumentException("not understood");
    }
  }

  private void play(String seat, String move) {
    M read = vocabulary.rules().readMove(move);
    state = vocabulary.rules().play(state(), seat(seat), read, Events.NONE);
  }

  private void refuse(String seat, String move, String code) {
    S before = state();
    try {
      play(seat, move);
    } catch (Refusal refusal) {
      check(refusal.code().name().equals(code), "refused with " + refusal.code());
      return;
    }
    state = before;
    throw new AssertionError("not refused");
  }

  private void checkListed(String seat, String move, boolean isListed) {
    M read = vocabulary.rules().readMove(move);
    List<M> moves = vocabulary.rules().legalMoves(state(), seat(seat));
    check(moves.contains(read) == isListed, "the moves are " + moves);
  }

  private static void check(boolean isTrue, String otherwise) {
    if (!isTrue) {
      throw new AssertionError(otherwise);
    }
  }
}
