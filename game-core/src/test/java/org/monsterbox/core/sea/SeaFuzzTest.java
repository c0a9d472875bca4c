package org.monsterbox.core.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.record.RecordFuzz;

/** Spoiled records of Monster of the Sea: {@code monsterbox.fuzz} makes the long run. */
public final class SeaFuzzTest {

  private static final int COUNT = Integer.getInteger("monsterbox.fuzz", 1000);

  @Test
  public void spoiledRecordsDoNoHarm() {
    RecordFuzz.Report report = RecordFuzz.run(new MonsterOfTheSea(), 4, COUNT);
    int refused = report.refused().values().stream().mapToInt(Integer::intValue).sum();
    assertEquals(COUNT, report.valid() + refused);
    assertTrue(report.toString(), report.valid() > COUNT / 20);
    assertTrue(report.toString(), refused > COUNT / 2);
  }
}
