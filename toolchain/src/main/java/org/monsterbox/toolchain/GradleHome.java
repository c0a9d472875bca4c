package org.monsterbox.toolchain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A Gradle installation made out of the Gradle API jar and Gradle's libraries. */
final class GradleHome {
  private static final String GRADLES = "gradle-all.jar";
  private static final String LIBRARIES = "gradle-ext.jar";

  private final Artifacts artifacts;
  private final Path lib;
  private final Progress progress;

  GradleHome(Artifacts artifacts, Path home, Progress progress) {
    this.artifacts = artifacts;
    this.lib = home.resolve("lib");
    this.progress = progress;
  }

  void write() throws IOException {
    String version = artifacts.version("gradle-api");
    progress.starts("Gradle " + version);
    Files.createDirectories(lib.resolve("plugins"));
    GradleModules modules = splitApiJar();
    modules.addMissing();
    modules.write(lib, version, List.of(GRADLES, LIBRARIES));
    for (String library : modules.libraries()) {
      Optional<Path> own = artifacts.fileNamed(library);
      if (own.isPresent()) {
        Files.copy(own.get(), lib.resolve(library));
      } else {
        JarWriter.write(lib.resolve(library), Map.of()); // its classes are in LIBRARIES
      }
    }
  }

  private GradleModules splitApiJar() throws IOException {
    GradleModules modules = new GradleModules();
    Path gradles = lib.resolve(GRADLES);
    Path libraries = lib.resolve(LIBRARIES);
    try (JarWriter gradlesJar = new JarWriter(gradles);
        JarWriter librariesJar = new JarWriter(libraries)) {
      new GradleApiJar(artifacts.jar("gradle-api")).split(gradlesJar, librariesJar, modules);
      // "gradle --version" wants to know it, and the API jar does not tell
      String kotlin = "kotlin=" + artifacts.version("kotlin-stdlib") + "\n";
      gradlesJar.add("gradle-kotlin-dsl-versions.properties", JarWriter.text(kotlin));
    }
    progress.made(GRADLES, gradles);
    progress.made(LIBRARIES, libraries);
    return modules;
  }
}
