package org.monsterbox.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.Assert.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.Architectures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.BeforeClass;
import org.junit.Test;
import org.monsterbox.app.shelf.Shelf;

/** Who may see whom in the app (docs/architecture.md). */
public final class ArchitectureTest {

  /** A package is a room: what it is about can be said in a sentence, and seen at a glance. */
  private static final int MOST_FILES = 25;

  private static final String APP = "org.monsterbox.app.";

  private static JavaClasses app;

  @BeforeClass
  public static void read() {
    app =
        new ClassFileImporter()
            .withImportOption(location -> !location.contains("UnitTest"))
            .importPackages("org.monsterbox.app");
  }

  @Test
  public void aSceneIsBuiltInLayers() {
    layered("scene", "", "lettering", "clock", "pane", "motion", "touch", "reach", "view");
  }

  @Test
  public void theStoreIsBuiltInLayers() {
    layered("store", "rows", "upgrade", "");
  }

  @Test
  public void drawingsAreBuiltInLayers() {
    layered("art", "", "lid", "poster");
  }

  @Test
  public void theTableOfTheSeaIsBuiltInLayers() {
    layered("games.sea", "words", "aim", "chart", "desk", "learn", "");
  }

  @Test
  public void theTableOfTheCubesIsBuiltInLayers() {
    layered("games.cube", "words", "claim", "table", "learn", "");
  }

  /** Each room sees only those before it. */
  private static void layered(String part, String... rooms) {
    Architectures.LayeredArchitecture layers =
        Architectures.layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (String room : rooms) {
      layers = layers.layer(name(room)).definedBy(APP + part + (room.isEmpty() ? "" : "." + room));
    }
    for (int i = 0; i < rooms.length; i++) {
      List<String> above = new ArrayList<>();
      for (int j = i + 1; j < rooms.length; j++) {
        above.add(name(rooms[j]));
      }
      layers =
          above.isEmpty()
              ? layers.whereLayer(name(rooms[i])).mayNotBeAccessedByAnyLayer()
              : layers
                  .whereLayer(name(rooms[i]))
                  .mayOnlyBeAccessedByLayers(above.toArray(new String[0]));
    }
    layers.check(app);
  }

  private static String name(String room) {
    return room.isEmpty() ? "root" : room;
  }

  @Test
  public void gamesDoNotSeeEachOther() {
    slices().matching(APP + "games.(*)..").namingSlices("$1").should().beFreeOfCycles().check(app);
    List<String> games = Shelf.games().stream().map(kit -> kit.box().id()).toList();
    for (String game : games) {
      for (String other : games) {
        if (!game.equals(other)) {
          noClasses()
              .that()
              .resideInAPackage(APP + "games." + game + "..")
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage(
                  APP + "games." + other + "..", "org.monsterbox.core." + other + "..")
              .check(app);
        }
      }
    }
  }

  @Test
  public void onlyTheStoreKnowsTheDatabase() {
    noClasses()
        .that()
        .resideOutsideOfPackage(APP + "store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("androidx.room..", "androidx.sqlite..", APP + "store.upgrade..")
        .check(app);
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
        .check(app);
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
