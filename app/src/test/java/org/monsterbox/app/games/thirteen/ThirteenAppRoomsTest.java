package org.monsterbox.app.games.thirteen;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.Test;
import org.monsterbox.core.thirteen.table.Playing;

/** The rooms of 13 Monsters in the app, each built on those below it. */
public final class ThirteenAppRoomsTest {

  private static final String TABLE = "org.monsterbox.app.games.thirteen";
  private static final String ART = "org.monsterbox.app.art.thirteen";

  private static final JavaClasses APP =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("UnitTest"))
          .importPackages("org.monsterbox.app");

  @Test
  public void roomsAreBuiltOnEachOther() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("kit")
        .definedBy(TABLE)
        .layer("learning")
        .definedBy(TABLE + ".learning")
        .layer("board")
        .definedBy(TABLE + ".board")
        .layer("sheets")
        .definedBy(TABLE + ".sheets")
        .layer("seats")
        .definedBy(TABLE + ".seats")
        .layer("tiles")
        .definedBy(TABLE + ".tiles")
        .layer("moment")
        .definedBy(TABLE + ".moment")
        .layer("words")
        .definedBy(TABLE + ".words")
        .whereLayer("kit")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("learning")
        .mayOnlyBeAccessedByLayers("kit")
        .whereLayer("board")
        .mayOnlyBeAccessedByLayers("kit")
        .whereLayer("sheets")
        .mayOnlyBeAccessedByLayers("board")
        .whereLayer("seats")
        .mayOnlyBeAccessedByLayers("board")
        .whereLayer("tiles")
        .mayOnlyAccessLayers("moment", "words")
        .whereLayer("moment")
        .mayOnlyAccessLayers("words")
        .whereLayer("words")
        .mayNotAccessAnyLayer()
        .check(APP);
  }

  @Test
  public void noRoomsNeedEachOther() {
    slices().matching(TABLE + ".(*)..").should().beFreeOfCycles().check(APP);
  }

  @Test
  public void monstersAreCutWithoutCards() {
    noClasses()
        .that()
        .resideInAPackage(ART + ".monsters")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ART)
        .check(APP);
  }

  @Test
  public void nothingInTheAppChangesATable() {
    noClasses().should().dependOnClassesThat().areAssignableTo(Playing.class).check(APP);
  }
}
