package org.monsterbox.desktop.host;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Where the app keeps its things. One program has it at a time. */
final class DataDirectory implements AutoCloseable {

  private static final String NAME = "monster-box";
  private static final String LOCK = "in-use";

  private final Path path;
  private final boolean fresh;
  private final FileChannel channel;

  private DataDirectory(Path path, boolean fresh, FileChannel channel) {
    this.path = path;
    this.fresh = fresh;
    this.channel = channel;
  }

  /** Takes the directory that was asked for. */
  static DataDirectory open(Arguments arguments) throws IOException, Arguments.Wrong {
    Path path;
    if (arguments.fresh()) {
      path = Files.createTempDirectory(NAME);
    } else {
      path =
          arguments
              .data()
              .orElseGet(
                  () ->
                      usual(
                          System.getProperty("os.name", ""),
                          Path.of(System.getProperty("user.home", "")),
                          System.getenv()));
      if (Files.exists(path) && !Files.isDirectory(path)) {
        throw new Arguments.Wrong(path + " is not a directory");
      }
      Files.createDirectories(path);
    }
    path = path.toRealPath();
    FileChannel channel =
        FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (lock(channel) == null) {
      channel.close();
      throw new Arguments.Wrong(
          "Monster Box is running already with the games in "
              + path
              + ".\nGo on there, or start this one with --data DIR or --fresh.");
    }
    return new DataDirectory(path, arguments.fresh(), channel);
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException alreadyOurs) {
      return null;
    }
  }

  /** Where programs of that system keep what belongs to a user. */
  static Path usual(String system, Path home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("mac")) {
      return home.resolve("Library").resolve("Application Support").resolve(NAME);
    }
    String chosen =
        environment.getOrDefault(name.startsWith("win") ? "APPDATA" : "XDG_DATA_HOME", "");
    Path base = Path.of(chosen);
    // the specification has relative ones ignored
    return (base.isAbsolute() ? base : home.resolve(".local").resolve("share")).resolve(NAME);
  }

  Path path() {
    return path;
  }

  boolean isFresh() {
    return fresh;
  }

  @Override
  public void close() throws IOException {
    channel.close();
    if (fresh) {
      clear();
    }
  }

  /** As far as it goes: the app may still be putting something away. */
  private void clear() throws IOException {
    List<Path> all;
    try (Stream<Path> walk = Files.walk(path)) {
      all = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : all) {
      if (!file.toFile().delete()) {
        file.toFile().deleteOnExit();
      }
    }
  }
}
