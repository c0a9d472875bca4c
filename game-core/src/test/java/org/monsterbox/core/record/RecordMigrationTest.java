package org.monsterbox.core.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.record.Samples.CLAWS;
import static org.monsterbox.core.record.Samples.assertRefused;
import static org.monsterbox.core.record.Samples.withLine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.Test;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.record.BadRecord.Reason;

public final class RecordMigrationTest {

  /** Before there were versions of the app in the records. */
  private static final String FORMAT_0 = withLine(1, "monsterbox 0").replace("app 0.1.0\n", "");

  /** Before version 1 of the rules, moves were called otherwise; so were hashes. */
  private static final String RULES_0 =
      CLAWS
          .replace("game claws 1", "game claws 0")
          .replaceAll("(?m)^([0-9]) claw ([0-9]+)$", "$1 play card $2")
          .replaceAll("[0-9a-f]{16}", "0123456789abcdef");

  private static final Migration FORMAT_STEP =
      new Migration(
          Migration.FORMAT,
          0,
          lines -> {
            List<String> changed = new ArrayList<>(lines);
            changed.add(2, "app 0");
            return changed;
          });

  private static final Migration RULES_STEP =
      new Migration(
          "claws", 0, lines -> replaced(lines, "(?<=^[0-9]) play card (?=[0-9]+$)", " claw "));

  @Test
  public void anOldFormatIsBroughtToToday() {
    GameRecord read = Samples.read(reader(new Claws(), FORMAT_STEP), FORMAT_0);
    assertEquals("0", read.header().appVersion());
    assertEquals(withLine(3, "app 0"), new RecordWriter(new Claws()).text(read));
  }

  @Test
  public void oldRulesAreBroughtToToday() {
    GameRecord read = Samples.read(reader(new Claws(), RULES_STEP), RULES_0);
    assertEquals(Samples.read(CLAWS), read);
  }

  @Test
  public void stepsFollowOneAnother() {
    List<String> order = new ArrayList<>();
    UnaryOperator<List<String>> first =
        lines -> {
          order.add(lines.get(1));
          return replaced(lines, " karte ", " play card ");
        };
    UnaryOperator<List<String>> last =
        lines -> {
          order.add(lines.get(1));
          return lines;
        };
    RecordReader reader =
        reader(
            version(3),
            new Migration("claws", 2, last),
            new Migration("shells", 1, lines -> List.of()),
            FORMAT_STEP,
            RULES_STEP,
            new Migration("claws", 1, first));
    String text =
        RULES_0
            .replace("game claws 0", "game claws 1")
            .replace("monsterbox 1", "monsterbox 0")
            .replace("app 0.1.0\n", "")
            .replace(" play card ", " claw ");
    GameRecord read = Samples.read(reader, text);
    assertEquals(List.of("game claws 1", "game claws 2"), order);
    assertEquals(3, read.header().rulesVersion());
  }

  @Test
  public void movesMustStillBeLegal() {
    RecordReader reader = reader(new Claws(), RULES_STEP);
    String illegal = RULES_0.replace("0 play card 2\n", "0 play card 6\n");
    assertRefused(reader, 14, Reason.ILLEGAL_MOVE, Samples.bytes(illegal));
    String lost = RULES_0.replace("# Zoë, wait!\n", "");
    assertRefused(reader, 41, Reason.COUNT_DIFFERS, Samples.bytes(lost));
    String noHash = RULES_0.replace("= 0123456789abcdef", "= 01234567");
    assertRefused(reader, 36, Reason.BAD_NUMBER, Samples.bytes(noHash));
  }

  /** A step may make two moves out of one, and then the hashes stand elsewhere. */
  @Test
  public void hashesOfAMigratedRecordMayStandAnywhere() {
    RecordReader reader = reader(new Claws(), RULES_STEP);
    String moved =
        RULES_0
            .replace("= 0123456789abcdef\n", "")
            .replace("undo 1\n", "= 0123456789abcdef\nundo 1\n");
    assertEquals(Samples.read(CLAWS), Samples.read(reader, moved));
  }

  @Test
  public void withoutAStepAnOldRecordIsTooOld() {
    assertRefused(1, Reason.TOO_OLD, FORMAT_0);
    assertRefused(2, Reason.TOO_OLD, RULES_0);
    RecordReader gap = reader(version(2), RULES_STEP);
    assertRefused(gap, 2, Reason.TOO_OLD, Samples.bytes(RULES_0));
  }

  @Test
  public void aNewerRecordIsMadeByANewerApp() {
    BadRecord bad = assertRefused(1, Reason.NEWER_APP, withLine(1, "monsterbox 2"));
    assertTrue(bad.getMessage(), bad.getMessage().contains("made by a newer app"));
    bad = assertRefused(2, Reason.NEWER_APP, withLine(2, "game claws 2"));
    assertTrue(bad.getMessage(), bad.getMessage().contains("made by a newer app"));
    // Whatever else a newer app writes: that it is newer comes first.
    assertRefused(1, Reason.NEWER_APP, "monsterbox 2\n\n\u0001 " + "x".repeat(5000) + "\n");
    assertRefused(2, Reason.NEWER_APP, "monsterbox 1\ngame claws 2\n\u0001\n");
  }

  @Test
  public void aStepThatFailsIsAFaultOfTheApp() {
    Migration failing = new Migration("claws", 0, lines -> List.of(lines.get(1000)));
    BadRecord bad =
        assertRefused(
            reader(new Claws(), failing), 1, Reason.MIGRATION_FAILED, Samples.bytes(RULES_0));
    assertEquals(IndexOutOfBoundsException.class, bad.getCause().getClass());
    Migration losing = new Migration("claws", 0, lines -> lines.subList(0, 1));
    assertRefused(reader(new Claws(), losing), 1, Reason.MIGRATION_FAILED, Samples.bytes(RULES_0));
    Migration growing = new Migration("claws", 0, lines -> Collections.nCopies(2_000_000, "x"));
    assertRefused(reader(new Claws(), growing), 1, Reason.TOO_LARGE, Samples.bytes(RULES_0));
  }

  @Test
  public void stepsSeeOnlyLinesThatWereChecked() {
    Migration innocent =
        new Migration(
            "claws",
            0,
            lines -> {
              throw new AssertionError("should not be asked");
            });
    RecordReader reader = reader(new Claws(), innocent);
    assertRefused(
        reader, 6, Reason.BAD_CHARACTER, Samples.bytes(RULES_0.replace("Anna", "An\0na")));
    assertRefused(reader, 43, Reason.CUT_OFF, Samples.bytes(RULES_0 + "more"));
    RecordReader strict =
        new RecordReader(
            List.of(new Claws()), List.of(innocent), new Limits(1_048_576, 1000, 20, 5000));
    String many = RULES_0 + "# x\n".repeat(1000);
    assertRefused(strict, 521, Reason.TOO_MANY_ENTRIES, Samples.bytes(many));
  }

  private static Claws version(int version) {
    return new Claws() {
      @Override
      public int version() {
        return version;
      }
    };
  }

  private static RecordReader reader(Claws rules, Migration... migrations) {
    return new RecordReader(List.of(rules), List.of(migrations), Limits.USUAL);
  }

  private static List<String> replaced(List<String> lines, String regex, String by) {
    List<String> changed = new ArrayList<>();
    for (String line : lines) {
      changed.add(line.replaceAll(regex, by));
    }
    return changed;
  }
}
