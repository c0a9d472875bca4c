package org.monsterbox.app.games.bigmonster;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.Assert.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.BeforeClass;
import org.junit.Test;
import org.monsterbox.core.bigmonster.moves.BigMonsterMoves;
import org.monsterbox.core.bigmonster.table.Deal;
import org.monsterbox.core.bigmonster.table.Drafting;
import org.monsterbox.core.bigmonster.table.Imagined;
import org.monsterbox.core.bigmonster.table.Playing;
import org.monsterbox.core.bigmonster.table.Preparing;
import org.monsterbox.core.bigmonster.table.Taking;
import org.monsterbox.core.bigmonster.table.TurnFlow;

/** Which room of Big Monster's part of the app sees which: each of them only those below it. */
public final class BigMonsterAppRoomsTest {

  private static final String GAME = "org.monsterbox.app.games.bigmonster";

  /** From the lowest to the highest; the kit stands above them. */
  private static final List<String> ROOMS =
      List.of("words", "moment", "sheets", "map", "table", "learning");

  private static JavaClasses app;

  @BeforeClass
  public static void read() {
    app =
        new ClassFileImporter()
            .withImportOption(location -> !location.contains("UnitTest"))
            .importPackages(GAME);
  }

  @Test
  public void aRoomSeesOnlyThoseBelowIt() {
    for (int room = 0; room < ROOMS.size(); room++) {
      String[] seen =
          ROOMS.subList(0, room + 1).stream()
              .map(below -> GAME + "." + below)
              .toArray(String[]::new);
      noClasses()
          .that()
          .resideInAPackage(GAME + "." + ROOMS.get(room))
          .should()
          .dependOnClassesThat(resideInAnyPackage(GAME + "..").and(resideOutsideOfPackages(seen)))
          .check(app);
    }
  }

  @Test
  public void roomsAreNotSeenInCircles() {
    slices().matching(GAME + ".(*)..").should().beFreeOfCycles().check(app);
  }

  /** The app plays by the rules, and cannot change a state in another way. */
  @Test
  public void theWorkshopOfTheCoreIsClosed() {
    noClasses()
        .should()
        .dependOnClassesThat(
            belongToAnyOf(
                Playing.class,
                TurnFlow.class,
                Drafting.class,
                Preparing.class,
                Taking.class,
                Deal.class,
                Imagined.class,
                BigMonsterMoves.class))
        .check(app);
  }

  @Test
  public void thereAreNoOtherRooms() {
    Set<String> rooms = new TreeSet<>();
    for (JavaClass each : app) {
      if (each.getPackageName().startsWith(GAME + ".")) {
        rooms.add(each.getPackageName().substring(GAME.length() + 1));
      }
    }
    assertEquals(new TreeSet<>(ROOMS), rooms);
  }
}
