package org.monsterbox.toolchain;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Gradle's modules. Gradle looks for a jar of each, and in it for the names of the modules and
 * libraries that it needs. The classes are elsewhere: the jar's manifest points at them.
 */
final class GradleModules {
  static final String SUFFIX = "-classpath.properties";

  private static final String NOTHING = "projects=\nruntime=\n";

  /** Modules that start Gradle; the API jar has their classes, but no word of what they need. */
  private static final List<String> STARTERS =
      List.of("gradle-daemon-server", "gradle-gradle-cli", "gradle-daemon-main");

  private static final Pattern COMMA = Pattern.compile(",");

  private final Map<String, String> needs = new TreeMap<>();

  void add(String entry, String classpath) {
    needs.put(entry.substring(0, entry.length() - SUFFIX.length()), classpath);
  }

  /** Adds the modules that others need, or Gradle's start, and the API jar leaves out. */
  void addMissing() throws IOException {
    String everything =
        ("projects=" + String.join(",", needs.keySet()))
            + ("\nruntime=" + String.join(",", libraries()) + "\n");
    Set<String> needed = named("projects");
    needed.addAll(named("optional"));
    STARTERS.forEach(module -> needs.putIfAbsent(module, everything));
    needed.forEach(module -> needs.putIfAbsent(module, NOTHING));
    needs.put(MissingClasses.BEACON_MODULE, NOTHING);
  }

  /** The file names of the libraries that the modules need. */
  Set<String> libraries() throws IOException {
    return named("runtime");
  }

  void write(Path lib, String version, List<String> classPath) throws IOException {
    String manifest =
        "Manifest-Version: 1.0\r\nClass-Path: " + String.join(" ", classPath) + "\r\n\r\n";
    for (Map.Entry<String, String> module : needs.entrySet()) {
      String name = module.getKey();
      Map<String, byte[]> entries = new TreeMap<>(MissingClasses.of(name));
      entries.put(JarWriter.MANIFEST, JarWriter.text(manifest));
      entries.put(name + SUFFIX, JarWriter.text(module.getValue()));
      JarWriter.write(lib.resolve(name + "-" + version + ".jar"), entries);
    }
  }

  private Set<String> named(String key) throws IOException {
    Set<String> names = new TreeSet<>();
    for (String text : needs.values()) {
      Properties properties = new Properties();
      properties.load(new StringReader(text));
      COMMA
          .splitAsStream(properties.getProperty(key, ""))
          .filter(Predicate.not(String::isBlank))
          .forEach(names::add);
    }
    return names;
  }
}
