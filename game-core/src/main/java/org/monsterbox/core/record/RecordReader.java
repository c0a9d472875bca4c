package org.monsterbox.core.record;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.monsterbox.core.game.Rules;

/**
 * Reads records, whoever wrote them: a record that is returned follows the rules from its first
 * move to its last, and everything else is a {@link BadRecord}.
 */
public final class RecordReader {

  private static final byte[] BEGINNING = (Format.NAME + " ").getBytes(StandardCharsets.UTF_8);

  private final Map<String, Rules<?, ?, ?>> games = new LinkedHashMap<>();
  private final Migrations migrations;
  private final Limits limits;
  private final LongSupplier nanoClock;

  /**
   * @param games those whose records can be read
   * @param migrations the steps from all old versions that can still be read
   */
  public RecordReader(
      Collection<? extends Rules<?, ?, ?>> games, List<Migration> migrations, Limits limits) {
    this(games, migrations, limits, System::nanoTime);
  }

  /** With a clock of one's own, in nanoseconds. */
  RecordReader(
      Collection<? extends Rules<?, ?, ?>> games,
      List<Migration> migrations,
      Limits limits,
      LongSupplier nanoClock) {
    for (Rules<?, ?, ?> game : games) {
      this.games.put(game.facts().id(), game);
    }
    this.migrations = new Migrations(migrations, limits);
    this.limits = limits;
    this.nanoClock = nanoClock;
  }

  public GameRecord read(byte[] bytes) throws BadRecord {
    Deadline deadline = new Deadline(nanoClock, limits.millis());
    if (bytes.length > limits.bytes()) {
      throw new BadRecord(1, BadRecord.Reason.TOO_LARGE, bytes.length + " bytes", null);
    }
    if (!beginsLikeARecord(bytes)) {
      throw new BadRecord(1, BadRecord.Reason.NOT_A_RECORD, "another kind of file", null);
    }
    return new Reading(Lines.of(bytes, limits.lineLength()), deadline).read();
  }

  /** A record that was cut in its first word is still one. */
  private static boolean beginsLikeARecord(byte[] bytes) {
    for (int i = 0; i < BEGINNING.length && i < bytes.length; i++) {
      if (bytes[i] != BEGINNING[i]) {
        return false;
      }
    }
    return true;
  }

  /** One text on its way to a record. */
  private final class Reading {

    private final Deadline deadline;
    private Lines lines;

    Reading(Lines lines, Deadline deadline) {
      this.lines = lines;
      this.deadline = deadline;
    }

    GameRecord read() throws BadRecord {
      try {
        Lines original = lines;
        Rules<?, ?, ?> rules = readVersions();
        boolean migrated = lines != original;
        lines.rewind();
        Header header = new HeaderReader(lines, rules).read();
        String moves = lines.next();
        if (!moves.equals(Format.MOVES)) {
          throw new Fault(BadRecord.Reason.UNEXPECTED_LINE, Format.quoted(moves));
        }
        Course<?, ?> course = new Course<>(rules, header.setup());
        return new GameRecord(
            header, new EntriesReader(lines, course, limits.entries(), deadline, !migrated).read());
      } catch (Fault fault) {
        throw fault.at(Math.max(1, lines.number()));
      }
    }

    // Before anything else: of a newer app's record, nothing more can be said than that.
    private Rules<?, ?, ?> readVersions() throws Fault {
      int format = Format.version(lines.nextAfter(Format.NAME));
      Lines today = migrations.migrated(lines, Migration.FORMAT, format, Format.VERSION);
      if (today != lines) {
        lines = today;
        lines.nextAfter(Format.NAME);
      }
      List<String> game = Lines.words(lines.nextAfter(Format.GAME), 2);
      Rules<?, ?, ?> rules = games.get(game.get(0));
      if (rules == null) {
        throw new Fault(BadRecord.Reason.UNKNOWN_GAME, Format.quoted(game.get(0)));
      }
      int version = Format.version(game.get(1));
      lines = migrations.migrated(lines, game.get(0), version, rules.version());
      return rules;
    }
  }
}
