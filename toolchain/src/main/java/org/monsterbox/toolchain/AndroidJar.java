package org.monsterbox.toolchain;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** android.jar as the SDK has it: the API's signatures, and the framework's resources. */
final class AndroidJar {
  private final Path framework;
  private final Set<String> jdkClasses;

  /**
   * @param framework a jar of the whole Android framework
   * @param jdkClasses what the compiler finds beside android.jar
   */
  AndroidJar(Path framework, Set<String> jdkClasses) {
    this.framework = framework;
    this.jdkClasses = jdkClasses;
  }

  void write(Path target) throws IOException {
    Map<String, byte[]> classes = new TreeMap<>();
    try (ZipFile source = new ZipFile(framework.toFile());
        JarWriter jar = new JarWriter(target)) {
      for (ZipEntry entry : Collections.list(source.entries())) {
        String name = entry.getName();
        if (isApi(name)) {
          classes.put(name, source.getInputStream(entry).readAllBytes());
        } else if (isResource(name)) {
          jar.add(name, source.getInputStream(entry).readAllBytes());
        }
      }
      new Signatures(classes, jdkClasses).writeTo(jar);
    }
  }

  private static boolean isApi(String name) {
    boolean api =
        Stream.of(
                "android/",
                "dalvik/",
                "org/json/",
                "org/xmlpull/",
                "javax/microedition/",
                "org/apache/http/")
            .anyMatch(name::startsWith);
    boolean internal = name.startsWith("android/icu/impl") || name.startsWith("android/car/");
    return api && !internal && name.endsWith(".class");
  }

  /** aapt2 links the app's resources against these. */
  private static boolean isResource(String name) {
    return name.equals("resources.arsc")
        || name.equals("AndroidManifest.xml")
        || (name.startsWith("res/") && !name.endsWith("/"));
  }
}
