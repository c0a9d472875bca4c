package org.monsterbox.core.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where the scenarios of a game are. */
public final class ScenarioFiles {

  private static final Path FOLDER = Path.of("src", "test", "scenarios");

  private ScenarioFiles() {}

  /** Every file of the game, in the order of their names. */
  public static List<Path> of(String game) throws IOException {
    try (Stream<Path> files = Files.list(FOLDER.resolve(game))) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
    }
  }
}
