package org.monsterbox.app.games.sea;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.Test;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;

/** The app sees views of a game, but never what is changed while a move is being played. */
public final class SeaWorkshopTest {

  private static final String GAME = "org.monsterbox.core.sea.";

  @Test
  public void theAppTouchesNoTable() {
    noClasses()
        .that()
        .doNotBelongToAnyOf(SeaWorkshopTest.class)
        .should()
        .dependOnClassesThat(
            belongToAnyOf(SeaTable.class, Playing.class)
                .or(resideInAnyPackage(GAME + "turns", GAME + "whale", GAME + "hunter")))
        .check(new ClassFileImporter().importPackages("org.monsterbox.app"));
  }
}
