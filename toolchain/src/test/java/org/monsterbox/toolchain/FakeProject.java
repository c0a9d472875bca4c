package org.monsterbox.toolchain;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/** A project whose Maven downloads a text at once and whose toolchain is a copy of that text. */
final class FakeProject {
  /** What the Maven here shows, as {@link Install} shows it. */
  static final String PROGRESS = "  part-1.jar 4 kB";

  private static final String TOOLCHAIN =
      """
      package org.monsterbox.toolchain;

      import java.io.PrintStream;
      import java.nio.file.Files;
      import java.nio.file.Path;

      public class Toolchain {
        public static void build(Path jars, Path home, PrintStream out) throws Exception {
          Files.copy(jars.resolve("part-1.jar"), home.resolve("part"));
        }
      }
      """;

  private final Path root;
  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

  /** A directory with blanks in its name will do. */
  FakeProject(Path root) throws IOException {
    this.root = Files.createDirectories(root);
    Files.writeString(root.resolve("pom.xml"), "<project/>");
    toolchain(TOOLCHAIN);
    maven("");
  }

  void toolchain(String source) throws IOException {
    Path directory = root.resolve("src/main/java/org/monsterbox/toolchain");
    Files.createDirectories(directory);
    Files.writeString(directory.resolve("Toolchain.java"), source);
  }

  /** Sets what Maven does between saying that it has downloaded and downloading. */
  void maven(String commands) throws IOException {
    // a new file: a Maven that is still running must not read on in another script
    Path script = root.resolve("mvn.new");
    Files.writeString(
        script,
        """
        #!/bin/sh
        cd "$(dirname "$0")"
        for argument in "$@"; do
          case "$argument" in
            -DoutputDirectory=*) jars="${argument#-DoutputDirectory=}" ;;
          esac
        done
        echo run >> maven-runs
        echo "[INFO] Downloaded from central: https://repo.example.org/part-1.jar (4 kB at 9 kB/s)"
        %s
        echo part > "$jars/part-1.jar"
        """
            .formatted(commands));
    if (!script.toFile().setExecutable(true)) {
      throw new IOException("cannot make executable: " + script);
    }
    Files.move(script, maven(), StandardCopyOption.REPLACE_EXISTING);
  }

  /** Makes a directory so deep that no system takes the path of its end: Java cannot delete it. */
  Path undeletable(Path directory) throws IOException {
    Files.createDirectories(directory);
    Path outer = root.resolve("outer");
    for (int depth = 0; depth < 30; depth++) {
      Files.createDirectory(outer);
      Files.move(directory, outer.resolve("x".repeat(200)));
      Files.move(outer, directory);
    }
    return directory;
  }

  Path maven() {
    return root.resolve("mvn");
  }

  Path root() {
    return root;
  }

  Path cache() {
    return root.resolve("cache");
  }

  Path target() {
    return cache().resolve("id");
  }

  Install install() {
    return install(target(), maven().toString());
  }

  Install install(Path target, String maven) {
    PrintStream out = new PrintStream(shown, true, StandardCharsets.UTF_8);
    return new Install(root, target, maven, out);
  }

  String shown() {
    return shown.toString(StandardCharsets.UTF_8);
  }

  long mavenRuns() throws IOException {
    return Files.readAllLines(root.resolve("maven-runs")).size();
  }

  /** The names in the toolchain's cache, sorted. */
  List<String> cached() throws IOException {
    try (Stream<Path> files = Files.list(cache())) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
