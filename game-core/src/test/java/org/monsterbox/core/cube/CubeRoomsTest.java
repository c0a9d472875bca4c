package org.monsterbox.core.cube;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.Test;
import org.monsterbox.core.cube.bot.BotThatPlays;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Playing;

/** The rooms of Monster Cube, each built on those below it. */
public final class CubeRoomsTest {

  private static final String GAME = "org.monsterbox.core.cube";

  private static final JavaClasses CORE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(new ImportOption.DoNotIncludeGradleTestFixtures())
          .importPackages("org.monsterbox.core");

  @Test
  public void roomsAreBuiltOnEachOther() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("bots")
        .definedBy(GAME + ".bot")
        .layer("rules")
        .definedBy(GAME)
        .layer("moves")
        .definedBy(GAME + ".moves")
        .layer("hint")
        .definedBy(GAME + ".hint")
        .layer("table")
        .definedBy(GAME + ".table")
        .layer("solver")
        .definedBy(GAME + ".solver")
        .layer("cards")
        .definedBy(GAME + ".cards")
        .layer("terms")
        .definedBy(GAME + ".terms")
        .layer("tiles")
        .definedBy(GAME + ".tiles")
        .whereLayer("bots")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("rules")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("moves")
        .mayOnlyBeAccessedByLayers("bots", "rules")
        .whereLayer("hint")
        .mayOnlyBeAccessedByLayers("bots", "moves")
        .whereLayer("table")
        .mayOnlyBeAccessedByLayers("bots", "rules", "moves", "hint")
        .whereLayer("solver")
        .mayOnlyAccessLayers("terms", "tiles")
        .whereLayer("cards")
        .mayOnlyAccessLayers("terms")
        .whereLayer("terms")
        .mayOnlyAccessLayers("tiles")
        .whereLayer("tiles")
        .mayNotAccessAnyLayer()
        .check(CORE);
  }

  @Test
  public void noRoomsNeedEachOther() {
    slices().matching(GAME + ".(*)..").should().beFreeOfCycles().check(CORE);
  }

  /** Whoever else has a state or a view can rely on it: only the rules make another one of it. */
  @Test
  public void onlyTheRulesChangeATable() {
    ArchRule rule =
        noClasses()
            .that()
            .resideOutsideOfPackages(GAME, GAME + ".moves", GAME + ".table")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(Playing.class);
    rule.check(CORE);
    JavaClasses offender = new ClassFileImporter().importClasses(BotThatPlays.class, Playing.class);
    AssertionError caught = assertThrows(AssertionError.class, () -> rule.check(offender));
    assertTrue(caught.getMessage(), caught.getMessage().contains("BotThatPlays"));
    fields()
        .that()
        .areDeclaredIn(CubeView.class)
        .or()
        .areDeclaredIn(CubeState.class)
        .and()
        .areNotStatic()
        .should()
        .notBePublic()
        .check(CORE);
  }
}
