package org.monsterbox.toolchain;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Compiles classes that a test spells out. */
final class Sources {
  private Sources() {}

  /**
   * @param directory an empty directory to work in
   * @param sources source text by the class's name with slashes
   * @return class files by entry name
   */
  static Map<String, byte[]> compile(Path directory, Map<String, String> sources)
      throws IOException {
    Path classes = Files.createDirectories(directory.resolve("classes"));
    List<String> arguments = new ArrayList<>(List.of("-d", classes.toString()));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = directory.resolve("src").resolve(source.getKey() + ".java");
      Files.createDirectories(file.getParent());
      Files.writeString(file, source.getValue());
      arguments.add(file.toString());
    }
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertEquals("the test's own sources compile", 0, result);
    Map<String, byte[]> compiled = new TreeMap<>();
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        compiled.put(
            classes.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
    return compiled;
  }
}
