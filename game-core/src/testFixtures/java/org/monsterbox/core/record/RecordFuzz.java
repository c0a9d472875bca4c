package org.monsterbox.core.record;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;

/** Reads spoiled records of a game, and checks that nothing worse happens than a refusal. */
public final class RecordFuzz {

  /** How long one read may take. */
  public static final long MOST_MILLIS = 200;

  private static final int GAMES = 24;
  private static final int LONGEST_GAME = 120;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** What is under test. */
  interface Reader {
    GameRecord read(byte[] bytes) throws BadRecord;
  }

  /**
   * What was seen.
   *
   * @param valid how many were read as games, since they were still or again in order
   * @param refused how many were not, by reason
   * @param slowestMillis the longest time of one read
   * @param largestAllocation the most bytes that one read has allocated, garbage included
   */
  public record Report(
      int valid,
      Map<BadRecord.Reason, Integer> refused,
      long slowestMillis,
      long largestAllocation) {}

  private final Rules<?, ?, ?> rules;
  private final Reader reader;
  private final long seed;
  private final List<byte[]> originals = new ArrayList<>();
  private final Map<BadRecord.Reason, Integer> refused = new EnumMap<>(BadRecord.Reason.class);
  private int valid;
  private long slowestNanos;
  private long largestAllocation;

  private RecordFuzz(Rules<?, ?, ?> rules, Reader reader, long seed) {
    this.rules = rules;
    this.reader = reader;
    this.seed = seed;
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < GAMES; i++) {
      GameRecord record = RandomRecords.next(rules, random, random.nextInt(LONGEST_GAME));
      originals.add(new RecordWriter(rules).write(record));
    }
  }

  /**
   * Reads so many spoiled records, always the same for the same seed.
   *
   * @throws AssertionError at the first that does harm; it names the record's number and how it was
   *     spoiled
   */
  public static Report run(Rules<?, ?, ?> rules, long seed, int count) {
    RecordReader reader = new RecordReader(List.of(rules), List.of(), Limits.USUAL);
    return run(rules, reader::read, seed, count);
  }

  static Report run(Rules<?, ?, ?> rules, Reader reader, long seed, int count) {
    RecordFuzz fuzz = new RecordFuzz(rules, reader, seed);
    for (int number = 0; number < count; number++) {
      fuzz.readOne(number);
    }
    return new Report(
        fuzz.valid, fuzz.refused, fuzz.slowestNanos / 1_000_000, fuzz.largestAllocation);
  }

  /**
   * Allowed for one read: a fixed amount, a small multiple of the input for the reader, and so much
   * per line for the game to read and play a move. Most of it is garbage at once.
   */
  static long mostAllocation(byte[] input) {
    long lines = 0;
    for (byte b : input) {
      lines += b == '\n' ? 1 : 0;
    }
    return (1L << 20) + 16L * input.length + (16L << 10) * lines;
  }

  private void readOne(int number) {
    SplittableRandom random = new SplittableRandom(seed + 31L * number);
    byte[] input = any(random);
    StringBuilder how = new StringBuilder("seed " + seed + ", number " + number + ":");
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      Mutation mutation = Mutation.any(random);
      how.append(' ').append(mutation);
      input = mutation.apply(input, any(random), random);
    }
    if (random.nextBoolean()) {
      how.append(" repaired");
      input = RecordRepair.repaired(rules, input, random);
    }
    try {
      check(input);
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(how + ": " + e.getMessage() + "\n" + shown(input), e);
    }
  }

  private void check(byte[] input) {
    long start = System.nanoTime();
    long allocatedBefore = THREADS.getCurrentThreadAllocatedBytes();
    GameRecord record = null;
    try {
      record = reader.read(input);
    } catch (BadRecord bad) {
      refuse(bad);
    } catch (Throwable other) {
      throw new AssertionError("threw " + other, other);
    }
    long allocated = THREADS.getCurrentThreadAllocatedBytes() - allocatedBefore;
    checkTime(input, System.nanoTime() - start);
    largestAllocation = Math.max(largestAllocation, allocated);
    if (allocated > mostAllocation(input)) {
      throw new AssertionError("allocated " + allocated + " bytes for " + input.length);
    }
    if (record != null) {
      valid++;
      checkRewritten(record, input);
    }
  }

  private void refuse(BadRecord bad) {
    if (bad.reason() == BadRecord.Reason.RULES_FAILED) {
      throw new AssertionError(bad.getMessage(), bad);
    }
    refused.merge(bad.reason(), 1, Integer::sum);
  }

  private void checkTime(byte[] input, long nanos) {
    long once = nanos;
    if (once > MOST_MILLIS * 1_000_000) {
      // The machine may have been busy with something else.
      long start = System.nanoTime();
      try {
        reader.read(input);
      } catch (BadRecord bad) {
        // only the time matters here
      }
      once = Math.min(once, System.nanoTime() - start);
    }
    slowestNanos = Math.max(slowestNanos, once);
    if (once > MOST_MILLIS * 1_000_000) {
      throw new AssertionError("took " + once / 1_000_000 + " ms");
    }
  }

  /** Options that the input has left out may be added, at their usual values; nothing else. */
  private void checkRewritten(GameRecord record, byte[] input) {
    byte[] rewritten = new RecordWriter(rules).write(record);
    if (!Arrays.equals(rewritten, input) && !Arrays.equals(withoutUsual(rewritten, input), input)) {
      throw new AssertionError("is another record when written again:\n" + shown(rewritten));
    }
  }

  private byte[] withoutUsual(byte[] rewritten, byte[] input) {
    List<String> inputLines = Mutation.lines(input);
    List<String> lines = Mutation.lines(rewritten);
    for (OptionSpec<?> spec : rules.options()) {
      String line = "option " + Options.usual(List.of(spec)).texts().get(0);
      if (!inputLines.contains(line)) {
        lines.remove(line);
      }
    }
    return Mutation.bytes(lines);
  }

  private byte[] any(SplittableRandom random) {
    return originals.get(random.nextInt(originals.size()));
  }

  private static String shown(byte[] input) {
    return new String(input, 0, Math.min(input.length, 3000), StandardCharsets.UTF_8);
  }
}
