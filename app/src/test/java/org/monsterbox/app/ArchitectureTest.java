package org.monsterbox.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.Assert.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.Test;
import org.monsterbox.app.games.GameSamples;
import org.monsterbox.app.shelf.Shelf;
import org.monsterbox.core.rooms.GameRooms;
import org.monsterbox.core.rooms.RoomPlan;

/** Who may see whom in the app (docs/architecture.md). */
public final class ArchitectureTest {

  /** A package is a room: what it is about can be said in a sentence, and seen at a glance. */
  private static final int MOST_FILES = 25;

  private static final String APP = "org.monsterbox.app.";

  private static final JavaClasses APP_CLASSES = AppClasses.ALL;

  @Test
  public void aSceneIsBuiltInLayers() {
    new RoomPlan(APP + "scene")
        .room("")
        .above("lettering")
        .above("clock")
        .above("pane")
        .above("motion")
        .above("touch")
        .above("reach")
        .above("view")
        .check(APP_CLASSES);
  }

  @Test
  public void theStoreIsBuiltInLayers() {
    new RoomPlan(APP + "store").room("rows").room("upgrade").above("").check(APP_CLASSES);
  }

  /** What games draw for themselves are their own rooms. */
  @Test
  public void drawingsAreBuiltInLayers() {
    RoomPlan shared = new RoomPlan(APP + "art").room("").room("lid", "").room("poster", "");
    for (String game : games()) {
      shared.without(game);
      noClasses()
          .that()
          .resideInAPackage(APP + "art." + game + "..")
          .should()
          .dependOnClassesThat(
              resideInAPackage(APP + "art..")
                  .and(resideOutsideOfPackages(APP + "art", APP + "art." + game + "..")))
          .allowEmptyShould(true)
          .check(APP_CLASSES);
    }
    shared.check(APP_CLASSES);
  }

  @Test
  public void everyGameIsBuiltAsPlanned() {
    for (GameSamples game : GameSamples.all()) {
      game.rooms().forEach(plan -> plan.check(APP_CLASSES));
    }
  }

  /** The app plays by the rules, and cannot change a state in another way. */
  @Test
  public void theWorkshopsOfTheCoreAreClosed() {
    GameRooms.all().forEach(plan -> plan.checkWorkshop(APP_CLASSES));
  }

  @Test
  public void gamesDoNotSeeEachOther() {
    slices()
        .matching(APP + "games.(*)..")
        .namingSlices("$1")
        .should()
        .beFreeOfCycles()
        .check(APP_CLASSES);
    for (String game : games()) {
      for (String other : games()) {
        if (!game.equals(other)) {
          noClasses()
              .that()
              .resideInAPackage(APP + "games." + game + "..")
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage(
                  APP + "games." + other + "..", "org.monsterbox.core." + other + "..")
              .check(APP_CLASSES);
        }
      }
    }
  }

  private static List<String> games() {
    return Shelf.games().stream().map(kit -> kit.box().id()).toList();
  }

  @Test
  public void onlyTheStoreKnowsTheDatabase() {
    noClasses()
        .that()
        .resideOutsideOfPackage(APP + "store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("androidx.room..", "androidx.sqlite..", APP + "store.upgrade..")
        .check(APP_CLASSES);
  }

  @Test
  public void tablesAreMadeWithoutScreens() {
    String[] screens = {
      APP + "home..", APP + "box..", APP + "setup..", APP + "saves..", APP + "people..",
      APP + "rules..", APP + "settings..", APP + "about..", APP + "table..", APP + "replay.."
    };
    noClasses()
        .that()
        .resideInAnyPackage(APP + "scene..", APP + "art..", APP + "store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(screens)
        .check(APP_CLASSES);
  }

  @Test
  public void noRoomIsCrowded() throws IOException {
    Map<String, Integer> files = new TreeMap<>();
    for (String module : List.of("../app", "../game-core", "../desktop", "../bench")) {
      for (Path file : sources(Path.of(module, "src"))) {
        files.merge(file.getParent().toString(), 1, Integer::sum);
      }
    }
    files.values().removeIf(count -> count <= MOST_FILES);
    assertEquals(Map.of(), files);
  }

  private static List<Path> sources(Path root) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("package-info.java"))
          .toList();
    }
  }
}
