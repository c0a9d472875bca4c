package org.monsterbox.core.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.record.Samples.CLAWS;
import static org.monsterbox.core.record.Samples.assertRefused;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.Test;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.record.BadRecord.Reason;

public final class RecordLimitsTest {

  private static final int ENTRIES = 27;
  private static final int LONGEST_LINE = "end 27 cf48e30781efa04e".length();
  private static final byte[] BYTES = Samples.bytes(CLAWS);

  @Test
  public void theUsualLimits() {
    assertEquals(new Limits(1024 * 1024, 1000, 50_000, 5000), Limits.USUAL);
  }

  @Test
  public void whatJustFitsIsRead() {
    Samples.read(reader(new Limits(BYTES.length, LONGEST_LINE, ENTRIES, 5000)), CLAWS);
  }

  @Test
  public void bytes() {
    Limits limits = new Limits(BYTES.length - 1, 1000, 50_000, 5000);
    assertRefused(reader(limits), 1, Reason.TOO_LARGE, BYTES);
  }

  /** It would be neither UTF-8 nor a record, but nobody looks. */
  @Test
  public void sizeIsCheckedBeforeAnythingElse() {
    byte[] bytes = new byte[Limits.USUAL.bytes() + 1];
    Arrays.fill(bytes, (byte) 0xFF);
    assertRefused(Samples.READER, 1, Reason.TOO_LARGE, bytes);
    assertRefused(
        Samples.READER, 1, Reason.NOT_A_RECORD, Arrays.copyOf(bytes, Limits.USUAL.bytes()));
  }

  @Test
  public void lineLength() {
    Limits limits = new Limits(BYTES.length, LONGEST_LINE - 1, ENTRIES, 5000);
    assertRefused(reader(limits), Samples.END_LINE, Reason.LINE_TOO_LONG, BYTES);
    String longest = "# " + "x".repeat(998);
    assertEquals(
        new Entry.Comment("x".repeat(998)),
        Samples.read(Samples.withLine(17, longest)).entries().get(3));
    assertRefused(17, Reason.LINE_TOO_LONG, Samples.withLine(17, longest + "x"));
  }

  @Test
  public void entries() {
    Limits limits = new Limits(BYTES.length, 1000, ENTRIES - 1, 5000);
    assertRefused(reader(limits), Samples.END_LINE - 1, Reason.TOO_MANY_ENTRIES, BYTES);
  }

  @Test
  public void fiftyThousandEntriesAreReadInTime() throws BadRecord {
    int header = Ticks.HEADER.split("\n").length;
    RecordReader reader = new RecordReader(List.of(new Ticks()), List.of(), Limits.USUAL);
    String remarks = Ticks.HEADER + "# x\n".repeat(50_000);
    String hash = Format.hash(new Fingerprint().add(0).value());
    byte[] full = Samples.bytes(remarks + "end 50000 " + hash + "\n");
    assertEquals(50_000, reader.read(full).entries().size());
    byte[] over = Samples.bytes(remarks + "# x\nend 50001 " + hash + "\n");
    assertRefused(reader, header + 50_001, Reason.TOO_MANY_ENTRIES, over);
  }

  @Test
  public void time() {
    // Looks at the clock at the start, before each entry and at the end; a second has passed each
    // time.
    AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 2_000_000_000L);
    RecordReader slow =
        new RecordReader(
            List.of(new Claws()), List.of(), Limits.USUAL, () -> clock.addAndGet(1_000_000_000L));
    assertRefused(slow, 13 + 6, Reason.TOO_SLOW, BYTES);
    RecordReader patient =
        new RecordReader(
            List.of(new Claws()),
            List.of(),
            new Limits(BYTES.length, 1000, ENTRIES, 1000 * (ENTRIES + 1)),
            () -> clock.addAndGet(1_000_000_000L));
    Samples.read(patient, CLAWS);
    RecordReader justTooSlow =
        new RecordReader(
            List.of(new Claws()),
            List.of(),
            new Limits(BYTES.length, 1000, ENTRIES, 1000 * (ENTRIES + 1) - 1),
            () -> clock.addAndGet(1_000_000_000L));
    assertRefused(justTooSlow, Samples.END_LINE, Reason.TOO_SLOW, BYTES);
  }

  @Test
  public void aMillionShortLinesAreRefusedAtOnce() {
    BadRecord bad = assertRefused(2, Reason.STRAY_BLANK, "monsterbox 1\n" + "\n".repeat(1_000_000));
    assertTrue(bad.getMessage().length() < 100);
    assertRefused(2, Reason.UNEXPECTED_LINE, "monsterbox 1\n" + "x\n".repeat(500_000));
    assertRefused(2, Reason.LINE_TOO_LONG, "monsterbox 1\n" + "x".repeat(1_000_000) + "\n");
    assertRefused(2, Reason.CUT_OFF, "monsterbox 1\n" + "x".repeat(1_000_000));
  }

  private static RecordReader reader(Limits limits) {
    return new RecordReader(List.of(new Claws()), List.of(), limits);
  }
}
