package org.monsterbox.core.architecture;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.architecture.offender.rooms.cellar.Tool;
import org.monsterbox.core.rooms.RoomPlan;

/** A house of three rooms: the owner sees the hall, and a guest in the hall sees the cellar. */
public final class RoomPlanTest {

  private static final String HOUSE = "org.monsterbox.core.architecture.offender.rooms";

  private static final JavaClasses CLASSES = new ClassFileImporter().importPackages(HOUSE);

  private static RoomPlan house() {
    return new RoomPlan(HOUSE).room("cellar").room("hall", "cellar").room("", "hall");
  }

  @Test
  public void aHouseAsPlannedIsFine() {
    house().workshop(List.of(Tool.class), "cellar", "hall").check(CLASSES);
    new RoomPlan(HOUSE).room("cellar").above("hall").above("").check(CLASSES);
  }

  @Test
  public void aNewRoomHasToBePlanned() {
    assertWrong(
        "the room 'cellar' is not on the plan", new RoomPlan(HOUSE).room("hall").room("", "hall"));
    assertWrong(
        "the room '' is not on the plan",
        new RoomPlan(HOUSE).room("cellar").room("hall", "cellar"));
  }

  @Test
  public void aRoomMayHaveAPlanOfItsOwn() {
    new RoomPlan(HOUSE).room("hall").room("", "hall").without("cellar").check(CLASSES);
  }

  @Test
  public void aRoomThatIsGoneLeavesThePlan() {
    assertWrong("there is no room 'attic'", house().room("attic"));
  }

  @Test
  public void aRoomSeesOnlyWhatThePlanSays() {
    assertWrong(
        "'hall' sees 'cellar': ", new RoomPlan(HOUSE).room("cellar").room("hall").above(""));
  }

  @Test
  public void theWorkshopIsForThoseWhoAreNamed() {
    RoomPlan plan = house().workshop(List.of(Tool.class), "cellar");
    assertWrong("the workshop is not for all: ", plan);
    AssertionError used = assertThrows(AssertionError.class, () -> plan.checkWorkshop(CLASSES));
    assertTrue(used.getMessage(), used.getMessage().contains("hall.Guest"));
  }

  @Test
  public void whatIsClosedHasNoPublicFields() {
    assertWrong("cellar.Tool.turns is public", house().closed(Tool.class));
  }

  @Test
  public void aPlanHasNoCircles() {
    RoomPlan plan = new RoomPlan(HOUSE).room("cellar");
    assertThrows(IllegalArgumentException.class, () -> plan.room("hall", ""));
    assertThrows(IllegalArgumentException.class, () -> plan.room("hall", "hall"));
    assertThrows(IllegalArgumentException.class, () -> plan.room("cellar"));
    assertThrows(IllegalArgumentException.class, () -> plan.workshop(List.of(Tool.class), "hall"));
  }

  private static void assertWrong(String expected, RoomPlan plan) {
    AssertionError wrong = assertThrows(AssertionError.class, () -> plan.check(CLASSES));
    List<String> told = wrong.getMessage().lines().filter(line -> line.contains(expected)).toList();
    assertEquals(wrong.getMessage(), 1, Math.min(1, told.size()));
  }
}
