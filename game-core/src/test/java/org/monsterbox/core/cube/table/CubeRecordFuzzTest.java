package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.record.RecordFuzz;

/** Spoiled records of Monster Cube, with all its rule sets. */
public final class CubeRecordFuzzTest {

  private static final int COUNT = Integer.getInteger("monsterbox.fuzz", 1500);

  @Test
  public void spoiledRecordsDoNoHarm() {
    RecordFuzz.Report report = RecordFuzz.run(new MonsterCube(), 7, COUNT);
    System.out.println(COUNT + " spoiled records of cube: " + report);
    int refused = report.refused().values().stream().mapToInt(Integer::intValue).sum();
    assertEquals(COUNT, report.valid() + refused);
    assertTrue(report.toString(), report.valid() > COUNT / 20);
    assertTrue(report.toString(), refused > COUNT / 2);
  }
}
