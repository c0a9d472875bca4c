package org.monsterbox.core.architecture;

import static org.junit.Assert.assertFalse;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.rooms.CoreClasses;
import org.monsterbox.core.rooms.GameRooms;
import org.monsterbox.core.rooms.RoomPlan;

/** Every game's rooms are as it has planned them; {@link RoomPlanTest} shows what that catches. */
public final class RoomsTest {

  @Test
  public void everyGameIsBuiltAsPlanned() {
    List<RoomPlan> plans = GameRooms.all();
    assertFalse(plans.isEmpty());
    plans.forEach(plan -> plan.check(CoreClasses.ALL));
  }
}
