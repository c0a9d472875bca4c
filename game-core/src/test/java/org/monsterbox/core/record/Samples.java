package org.monsterbox.core.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.shells.Shells;

/** Two whole games, and what tests do with them. */
final class Samples {

  static final String CLAWS =
      """
      monsterbox 1
      game claws 1
      app 0.1.0
      date 2026-11-16
      seats 4
      seat 0 person Anna
      seat 1 hard Grob
      seat 2 easy Mo
      seat 3 person Zoë
      option hand 6
      option lowWins false
      seed -123
      moves
      0 claw 2
      1 claw 6
      2 claw 5
      # Zoë, wait!
      undo 1
      2 claw 24
      3 claw 1
      2 claw 5
      3 claw 3
      0 claw 4
      1 claw 12
      1 claw 13
      2 claw 8
      3 claw 7
      0 claw 16
      0 claw 19
      1 claw 14
      2 claw 10
      3 claw 9
      0 claw 22
      1 claw 18
      2 claw 15
      = 83e713cb488d2ab0
      3 claw 11
      0 claw 23
      1 claw 20
      2 claw 21
      3 claw 17
      end 27 738dbbc5f85d005a
      """;

  static final String SHELLS =
      """
      monsterbox 1
      game shells 1
      app 0.1.0
      date 2026-11-16
      seats 2
      seat 0 person Anna Lee
      seat 1 medium 怪獣
      option pearls 3
      option tie CARRIED
      seed 9
      moves
      0 hide 1
      1 hide 1
      # Zoë, wait!
      undo 1
      1 hide 3
      0 hide 2
      1 hide 1
      0 hide 3
      1 hide 2
      end 9 8ae49ad83dc19343
      """;

  static final int HASH_LINE = 36;
  static final int END_LINE = 42;

  static final RecordReader READER =
      new RecordReader(List.of(new Claws(), new Shells()), List.of(), Limits.USUAL);

  private Samples() {}

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static GameRecord read(String text) {
    return read(READER, text);
  }

  static GameRecord read(RecordReader reader, String text) {
    try {
      return reader.read(bytes(text));
    } catch (BadRecord bad) {
      throw new AssertionError(bad.getMessage(), bad);
    }
  }

  static BadRecord assertRefused(int line, BadRecord.Reason reason, String text) {
    return assertRefused(READER, line, reason, bytes(text));
  }

  static BadRecord assertRefused(
      RecordReader reader, int line, BadRecord.Reason reason, byte[] bytes) {
    BadRecord bad = assertThrows(BadRecord.class, () -> reader.read(bytes));
    assertEquals(bad.getMessage(), reason, bad.reason());
    assertEquals(bad.getMessage(), line, bad.line());
    return bad;
  }

  /** The game of Claws with another line in place of that one, from 1. */
  static String withLine(int number, String line) {
    List<String> lines = lines();
    lines.set(number - 1, line);
    return text(lines);
  }

  static String withLineBefore(int number, String line) {
    List<String> lines = lines();
    lines.add(number - 1, line);
    return text(lines);
  }

  static String withoutLine(int number) {
    List<String> lines = lines();
    lines.remove(number - 1);
    return text(lines);
  }

  static List<String> lines() {
    return new ArrayList<>(Arrays.asList(CLAWS.split("\n")));
  }

  static String text(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }
}
