package org.monsterbox.core.sea;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.Assert.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import org.monsterbox.core.sea.table.Deal;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;

/** Which room of Monster of the Sea sees which. */
public final class SeaRoomsTest {

  private static final String GAME = "org.monsterbox.core.sea";

  /** Each room with those that it sees. */
  private static final Map<String, Set<String>> ROOMS = new LinkedHashMap<>();

  static {
    ROOMS.put("box", Set.of());
    ROOMS.put("terms", Set.of("box"));
    ROOMS.put("moves", Set.of("box"));
    ROOMS.put("table", Set.of("box", "terms", "moves"));
    ROOMS.put("turns", Set.of("box", "terms", "moves", "table"));
    ROOMS.put("whale", Set.of("box", "terms", "moves", "table", "turns"));
    ROOMS.put("hunter", Set.of("box", "terms", "moves", "table", "turns"));
    ROOMS.put("", Set.of("box", "terms", "moves", "table", "turns", "whale", "hunter"));
    ROOMS.put("bot.plan", Set.of("box", "moves"));
    ROOMS.put("bot.sight", Set.of("box", "terms", "moves", "table"));
    ROOMS.put("bot.hunter", Set.of("", "box", "terms", "moves", "table", "bot.plan", "bot.sight"));
    ROOMS.put("bot.whale", Set.of("", "box", "terms", "moves", "table", "bot.plan", "bot.sight"));
    ROOMS.put(
        "bot",
        Set.of(
            "",
            "box",
            "terms",
            "moves",
            "table",
            "bot.plan",
            "bot.sight",
            "bot.hunter",
            "bot.whale"));
  }

  private static final JavaClasses CORE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(new ImportOption.DoNotIncludeGradleTestFixtures())
          .importPackages("org.monsterbox.core");

  private static String name(String room) {
    return room.isEmpty() ? GAME : GAME + "." + room;
  }

  @Test
  public void aRoomSeesOnlyThoseBelowIt() {
    ROOMS.forEach(
        (room, below) -> {
          Set<String> seen = new TreeSet<>(Set.of(name(room)));
          below.forEach(each -> seen.add(name(each)));
          noClasses()
              .that()
              .resideInAPackage(name(room))
              .should()
              .dependOnClassesThat(
                  resideInAPackage(GAME + "..")
                      .and(not(resideInAnyPackage(seen.toArray(new String[0])))))
              .check(CORE);
        });
  }

  @Test
  public void thereAreNoOtherRooms() {
    Set<String> rooms = new TreeSet<>();
    for (JavaClass each : CORE) {
      if (each.getPackageName().equals(GAME) || each.getPackageName().startsWith(GAME + ".")) {
        rooms.add(each.getPackageName());
      }
    }
    Set<String> known = new TreeSet<>();
    ROOMS.keySet().forEach(room -> known.add(name(room)));
    assertEquals(known, rooms);
  }

  @Test
  public void roomsAreNotSeenInCircles() {
    slices().matching(GAME + ".(*)..").should().beFreeOfCycles().check(CORE);
    slices().matching(GAME + ".bot.(*)..").should().beFreeOfCycles().check(CORE);
  }

  /** So a state stays as it is for everybody else, the bots included. */
  @Test
  public void onlyTheRulesTouchTheTable() {
    classes()
        .that(belongToAnyOf(SeaTable.class, Playing.class, Deal.class))
        .should()
        .onlyHaveDependentClassesThat()
        .resideInAnyPackage(GAME, name("table"), name("turns"), name("whale"), name("hunter"))
        .check(CORE);
  }
}
