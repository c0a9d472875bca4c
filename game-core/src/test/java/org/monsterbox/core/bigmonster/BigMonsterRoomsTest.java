package org.monsterbox.core.bigmonster;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.moves.BigMonsterMoves;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Deal;
import org.monsterbox.core.bigmonster.table.Drafting;
import org.monsterbox.core.bigmonster.table.Imagined;
import org.monsterbox.core.bigmonster.table.Playing;
import org.monsterbox.core.bigmonster.table.Preparing;
import org.monsterbox.core.bigmonster.table.Taking;
import org.monsterbox.core.bigmonster.table.TurnFlow;

/** Which room of Big Monster sees which: each of them only those below it. */
public final class BigMonsterRoomsTest {

  private static final String GAME = "org.monsterbox.core.bigmonster";

  /** From the lowest to the highest; the rules stand above them, and the bots use the rules. */
  private static final List<String> ROOMS = List.of("tiles", "terms", "map", "table", "moves");

  private static final JavaClasses CORE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(new ImportOption.DoNotIncludeGradleTestFixtures())
          .importPackages("org.monsterbox.core");

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
          .check(CORE);
    }
  }

  @Test
  public void thereAreNoOtherRooms() {
    Set<String> rooms = new TreeSet<>();
    for (JavaClass each : CORE) {
      if (each.getPackageName().startsWith(GAME + ".")) {
        rooms.add(each.getPackageName().substring(GAME.length() + 1));
      }
    }
    Set<String> known = new TreeSet<>(ROOMS);
    known.add("bot");
    assertEquals(known, rooms);
  }

  @Test
  public void roomsAreNotSeenInCircles() {
    slices().matching(GAME + ".(*)..").should().beFreeOfCycles().check(CORE);
  }

  /**
   * A state is changed by the table's own room alone, and only as a move or the deal asks it to.
   */
  @Test
  public void onlyMovesAndRulesUseTheWorkshop() {
    noClasses()
        .that()
        .resideOutsideOfPackages(GAME, GAME + ".moves", GAME + ".table")
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
        .check(CORE);
  }

  @Test
  public void whatChangesIsSeenByItsOwnRoomAlone() {
    for (Class<?> owner :
        List.of(
            BigMonsterState.class, BigMonsterTable.class, BigMonsterView.class, Tableau.class)) {
      CORE.get(owner).getFields().stream()
          .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
          .forEach(
              field ->
                  assertFalse(
                      field.getFullName(), field.getModifiers().contains(JavaModifier.PUBLIC)));
    }
  }
}
