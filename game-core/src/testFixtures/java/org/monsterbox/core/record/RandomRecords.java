package org.monsterbox.core.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/** Games of players who do anything that is allowed, change their minds and talk. */
public final class RandomRecords {

  private static final List<String> NAMES =
      List.of("Anna", "Zoë", "Grob der Große", "怪獣", "🐙 Mo", "seat 0", "# 1", "O'Neill  Jr.");
  private static final List<String> REMARKS =
      List.of("oh", "that was Zoë's idea", "🐳  …", "undo 1", "= 0123456789abcdef", "# again");
  private static final List<String> KINDS = List.of("person", "easy", "medium", "hard");
  private static final int FARTHEST_UNDO = 5;

  private RandomRecords() {}

  /** A record with up to so many entries; it may end in the middle of a game. */
  public static <S extends Fingerprinted, M extends Move> GameRecord next(
      Rules<S, M, ?> rules, SplittableRandom random, int mostEntries) {
    Setup setup = setup(rules, random);
    List<Sitter> sitters = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      sitters.add(new Sitter(any(KINDS, random), any(NAMES, random)));
    }
    Header header =
        new Header(
            rules.facts().id(), rules.version(), "0.1.0-test+7", "2026-11-16", sitters, setup);
    return new GameRecord(header, entries(rules, setup, random, mostEntries));
  }

  private static <S extends Fingerprinted> Setup setup(
      Rules<S, ?, ?> rules, SplittableRandom random) {
    int seats = random.nextInt(rules.facts().fewestSeats(), rules.facts().mostSeats() + 1);
    Options options = Options.usual(rules.options());
    for (OptionSpec<?> spec : rules.options()) {
      options = random.nextBoolean() ? options : withSample(options, spec, random);
    }
    Setup setup = new Setup(seats, options, random.nextLong());
    try {
      rules.start(setup);
      return setup;
    } catch (Refusal refusal) {
      // Not every mixture of options can be played.
      return rules.usualSetup(seats, setup.seed());
    }
  }

  private static <T> Options withSample(
      Options options, OptionSpec<T> spec, SplittableRandom random) {
    return options.with(spec, any(spec.samples(), random));
  }

  private static <S extends Fingerprinted, M extends Move> List<Entry> entries(
      Rules<S, M, ?> rules, Setup setup, SplittableRandom random, int most) {
    List<Entry> entries = new ArrayList<>();
    Deque<S> earlier = new ArrayDeque<>();
    S now = rules.start(setup);
    while (entries.size() < most) {
      Turn turn = rules.turn(now);
      if (random.nextInt(10) == 0) {
        entries.add(new Entry.Comment(any(REMARKS, random)));
      } else if (!earlier.isEmpty() && (turn.isOver() || random.nextInt(12) == 0)) {
        int moves = random.nextInt(1, Math.min(FARTHEST_UNDO, earlier.size()) + 1);
        entries.add(new Entry.Undone(moves));
        for (int i = 0; i < moves; i++) {
          now = earlier.pop();
        }
      } else {
        int seat = turn.any(new Chance(random.nextLong()));
        M move = any(rules.legalMoves(now, seat), random);
        entries.add(new Entry.Played(seat, rules.text(move)));
        earlier.push(now);
        now = rules.play(now, seat, move, Events.NONE);
      }
    }
    return entries;
  }

  private static <T> T any(List<T> list, SplittableRandom random) {
    return list.get(random.nextInt(list.size()));
  }
}
