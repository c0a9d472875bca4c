package org.monsterbox.core.record;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;

/**
 * What a clever attacker does: gives a spoiled record the hashes and the count that it should have,
 * so that the reader cannot stop there.
 */
final class RecordRepair {

  private static final Pattern ENTRY = Pattern.compile("(#|undo|[0-9]{1,9}) (.*)");

  private RecordRepair() {}

  /** The record with hashes that are right, as long as its header can be read. */
  static <S extends Fingerprinted, M extends Move> byte[] repaired(
      Rules<S, M, ?> rules, byte[] record, SplittableRandom random) {
    String text = new String(record, StandardCharsets.UTF_8);
    List<String> lines = Arrays.asList(text.split("\n", -1));
    int moves = lines.indexOf(Format.MOVES);
    if (moves < 0) {
      return record;
    }
    try {
      String header = String.join("\n", lines.subList(0, moves)) + "\n";
      Lines headerLines = new Lines(header, false, Limits.USUAL.lineLength());
      Course<S, M> course =
          new Course<>(rules, new HeaderReader(headerLines, rules).read().setup());
      String entries =
          repairedEntries(course, lines.subList(moves + 1, lines.size()), random.nextBoolean());
      return (header + Format.MOVES + "\n" + entries).getBytes(StandardCharsets.UTF_8);
    } catch (Fault fault) {
      return record;
    }
  }

  /**
   * @param legal leave out what the game refuses, so that all that follows is reached as well
   */
  private static String repairedEntries(Course<?, ?> course, List<String> lines, boolean legal) {
    StringBuilder text = new StringBuilder();
    int count = 0;
    for (String line : lines) {
      Matcher matcher = ENTRY.matcher(line);
      if (matcher.matches()) {
        try {
          Entry entry = entry(matcher.group(1), matcher.group(2));
          course.apply(entry, Events.NONE);
          text.append(line).append('\n');
          count++;
          if (course.hashFollows(entry)) {
            text.append("= ").append(Format.hash(course.hash())).append('\n');
          }
        } catch (Fault | IllegalArgumentException | AssertionError e) {
          // whatever it is, the reader will meet it too
          text.append(legal ? "" : line + "\n");
        }
      } else if (!line.startsWith("= ") && !line.startsWith("end ") && !legal) {
        text.append(line).append('\n');
      }
    }
    return text + "end " + count + " " + Format.hash(course.hash()) + "\n";
  }

  private static Entry entry(String keyword, String rest) {
    return switch (keyword) {
      case Format.COMMENT -> new Entry.Comment(rest);
      case Format.UNDO -> new Entry.Undone(Integer.parseInt(rest));
      default -> new Entry.Played(Integer.parseInt(keyword), rest);
    };
  }
}
