package org.monsterbox.core.contract;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.monsterbox.core.bot.GameWithBots;

/**
 * The games that the core has, in the order of their ids: each has a {@link GameWithBots} among its
 * bots. Nobody need keep a list of them.
 */
public final class FoundGames {

  private static final String CLASS = ".class";

  private FoundGames() {}

  public static List<GameWithBots<?, ?, ?>> all() {
    try {
      URI core = GameWithBots.class.getProtectionDomain().getCodeSource().getLocation().toURI();
      Path place = Path.of(core);
      if (Files.isDirectory(place)) {
        return in(place);
      }
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        return in(jar.getPath("/"));
      }
    } catch (IOException | URISyntaxException | ReflectiveOperationException e) {
      throw new IllegalStateException("The games cannot be found", e);
    }
  }

  private static List<GameWithBots<?, ?, ?>> in(Path root)
      throws IOException, ReflectiveOperationException {
    List<GameWithBots<?, ?, ?>> games = new ArrayList<>();
    Path packages = root.resolve("org/monsterbox/core");
    try (Stream<Path> files = Files.walk(packages, 3)) {
      for (Path file : files.filter(FoundGames::mayBeAGame).sorted().toList()) {
        String path = root.relativize(file).toString();
        Class<?> found = load(path.substring(0, path.length() - CLASS.length()));
        if (GameWithBots.class.isAssignableFrom(found) && !found.isInterface()) {
          games.add(found.asSubclass(GameWithBots.class).getDeclaredConstructor().newInstance());
        }
      }
    }
    return games;
  }

  private static boolean mayBeAGame(Path file) {
    return file.toString().endsWith(CLASS) && file.getParent().endsWith("bot");
  }

  /** Without running anything of it. */
  private static Class<?> load(String path) throws ClassNotFoundException {
    String name = path.replace('/', '.').replace('\\', '.');
    return Class.forName(name, false, FoundGames.class.getClassLoader());
  }
}
