package org.monsterbox.core.record;

import java.util.ArrayList;
import java.util.List;

/** All steps from old records to today's. */
final class Migrations {

  /** More than any game has seats and options. */
  private static final int MOST_HEADER_LINES = 500;

  private final List<Migration> steps;
  private final Limits limits;

  Migrations(List<Migration> steps, Limits limits) {
    this.steps = List.copyOf(steps);
    this.limits = limits;
  }

  /**
   * The lines as they are written today; the very same if they already are.
   *
   * @param what the format, whose version is in the first line, or a game, in the second
   */
  Lines migrated(Lines lines, String what, int version, int today) throws Fault {
    if (version > today) {
      throw new Fault(
          BadRecord.Reason.NEWER_APP,
          "made by a newer app: " + what + " " + version + ", known up to " + today);
    }
    if (version == today) {
      return lines;
    }
    List<Migration> needed = new ArrayList<>();
    for (int from = version; from < today; from++) {
      needed.add(step(what, from));
    }
    int versionLine = what.equals(Migration.FORMAT) ? 0 : 1;
    String versionWord = versionLine == 0 ? what : Format.GAME + " " + what;
    List<String> changed = all(lines);
    for (Migration step : needed) {
      changed = changed(step, changed);
      if (changed.size() <= versionLine) {
        throw new Fault(BadRecord.Reason.MIGRATION_FAILED, what + " " + step.from() + ": no lines");
      }
      changed.set(versionLine, versionWord + " " + (step.from() + 1));
    }
    return joined(changed);
  }

  private List<String> all(Lines lines) throws Fault {
    lines.rewind();
    List<String> all =
        lines.rest(MOST_HEADER_LINES + limits.entries() + limits.entries() / Format.MOVES_PER_HASH);
    // What fails from here on is not the fault of the last line.
    lines.rewind();
    return all;
  }

  private Migration step(String what, int from) throws Fault {
    for (Migration step : steps) {
      if (step.what().equals(what) && step.from() == from) {
        return step;
      }
    }
    throw new Fault(BadRecord.Reason.TOO_OLD, "no migration from " + what + " " + from);
  }

  private static List<String> changed(Migration step, List<String> lines) throws Fault {
    try {
      return new ArrayList<>(step.change().apply(lines));
    } catch (RuntimeException | StackOverflowError e) {
      throw new Fault(
          BadRecord.Reason.MIGRATION_FAILED, step.what() + " " + step.from() + ": " + e, e);
    }
  }

  private Lines joined(List<String> lines) throws Fault {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      text.append(line).append('\n');
      if (text.length() > limits.bytes()) {
        throw new Fault(BadRecord.Reason.TOO_LARGE, "after migration");
      }
    }
    return new Lines(text.toString(), false, limits.lineLength());
  }
}
