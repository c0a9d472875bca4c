package org.monsterbox.core.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.record.RecordFuzz;

/** Spoiled records of Big Monster do no harm. */
public final class BigMonsterRecordFuzzTest {

  private static final int COUNT = Integer.getInteger("monsterbox.fuzz", 2000);

  @Test
  public void spoiledRecordsDoNoHarm() {
    RecordFuzz.Report report = RecordFuzz.run(new BigMonster(), 4, COUNT);
    System.out.println(COUNT + " spoiled records of bigmonster: " + report);
    int refused = report.refused().values().stream().mapToInt(Integer::intValue).sum();
    assertEquals(COUNT, report.valid() + refused);
    assertTrue(report.toString(), report.valid() > COUNT / 20);
    assertTrue(report.toString(), refused > COUNT / 2);
  }
}
