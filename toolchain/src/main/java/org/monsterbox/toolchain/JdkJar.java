package org.monsterbox.toolchain;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The java.* and javax.* API that javac and R8 see, taken from the running JDK. */
final class JdkJar {
  /** The modules of the JDK that Android has the likes of. */
  private static final List<String> MODULES =
      List.of("java.base", "java.logging", "java.sql", "java.xml");

  private JdkJar() {}

  /** Writes the jar and returns the names of its class files. */
  static Set<String> write(Path target) throws IOException {
    FileSystem jdk = FileSystems.getFileSystem(URI.create("jrt:/"));
    Map<String, byte[]> classes = new TreeMap<>();
    for (String module : MODULES) {
      Path root = jdk.getPath("/modules", module);
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          String name = root.relativize(file).toString();
          if (isApi(name)) {
            classes.put(name, Files.readAllBytes(file));
          }
        }
      }
    }
    try (JarWriter jar = new JarWriter(target)) {
      new Signatures(classes, Set.of()).writeTo(jar);
    }
    return classes.keySet();
  }

  private static boolean isApi(String name) {
    boolean madeByJlink = name.contains("$Species_") || name.endsWith("$Holder.class");
    return Stream.of("java/", "javax/", "org/").anyMatch(name::startsWith)
        && name.endsWith(".class")
        && !madeByJlink;
  }
}
