package org.monsterbox.toolchain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The Gradle API jar, which holds every Gradle class, with the libraries of Gradle relocated. */
final class GradleApiJar {
  private static final String SERVICES = "META-INF/services/";

  /** Packages that come from their own jars, so that builds and tests see one copy of them. */
  private static final List<String> OWN_JARS =
      List.of(
          "org/junit/",
          "junit/",
          "org/hamcrest/",
          "org/testng/",
          "org/opentest4j",
          "org/apache/tools/",
          "groovy/",
          "org/codehaus/groovy",
          "org/apache/groovy",
          "javax/xml/",
          "org/w3c/",
          "org/xml/");

  private final Path file;

  GradleApiJar(Path file) {
    this.file = file;
  }

  /** Undoes the relocation, and sorts the content into three. */
  void split(JarWriter gradles, JarWriter libraries, GradleModules modules) throws IOException {
    try (ZipFile api = new ZipFile(file.toFile())) {
      for (ZipEntry entry : Collections.list(api.entries())) {
        String name = entry.getName();
        String target = Relocation.undoneInText(name);
        if (entry.isDirectory() || isLeftOut(target)) {
          continue;
        }
        byte[] bytes = api.getInputStream(entry).readAllBytes();
        if (name.endsWith(GradleModules.SUFFIX)) {
          modules.add(name, new String(bytes, StandardCharsets.UTF_8));
        } else if (isGradles(name, target)) {
          gradles.add(target, undone(name, bytes));
        } else if (OWN_JARS.stream().noneMatch(target::startsWith)) {
          libraries.add(target, undone(name, bytes));
        }
      }
    }
  }

  private static byte[] undone(String name, byte[] bytes) {
    if (name.startsWith(SERVICES)) {
      String text = new String(bytes, StandardCharsets.UTF_8);
      return JarWriter.text(Relocation.undoneInText(text));
    }
    boolean isClass = name.endsWith(".class") && !name.endsWith("module-info.class");
    return isClass ? Relocation.undoneInClass(bytes) : bytes;
  }

  private static boolean isLeftOut(String target) {
    boolean signature =
        target.startsWith("META-INF/")
            && Stream.of(".SF", ".RSA", ".DSA").anyMatch(target::endsWith);
    // providers of the JDK's own services would be loaded half-initialised
    boolean jdkService = target.startsWith(SERVICES + "java");
    return target.equals(JarWriter.MANIFEST) || signature || jdkService;
  }

  private static boolean isGradles(String name, String target) {
    return (name.startsWith("org/gradle/") && !Relocation.applies(name))
        || !name.contains("/")
        || name.startsWith("META-INF/gradle-plugins/")
        || target.startsWith(SERVICES + "org.gradle");
  }
}
