package org.monsterbox.toolchain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The downloaded Maven artifacts: a directory of jars, each named artifact-version.jar. */
final class Artifacts {
  private final Path directory;

  Artifacts(Path directory) {
    this.directory = directory;
  }

  Path jar(String artifact) throws IOException {
    Pattern name = Pattern.compile(Pattern.quote(artifact) + "-\\d.*\\.jar");
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .filter(file -> name.matcher(file.getFileName().toString()).matches())
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("pom.xml lacks " + artifact));
    }
  }

  /** The version in the file name, so that the versions stand in pom.xml alone. */
  String version(String artifact) throws IOException {
    String name = jar(artifact).getFileName().toString();
    return name.substring(artifact.length() + 1, name.length() - ".jar".length());
  }

  Optional<Path> fileNamed(String name) {
    return Optional.of(directory.resolve(name)).filter(Files::exists);
  }
}
