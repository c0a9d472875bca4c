package org.monsterbox.toolchain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** What is in a jar. */
final class JarContent {
  private final Map<String, byte[]> entries = new TreeMap<>();

  JarContent(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        entries.put(entry.getName(), zip.getInputStream(entry).readAllBytes());
      }
    }
  }

  Set<String> names() {
    return entries.keySet();
  }

  byte[] bytes(String name) {
    return entries.get(name);
  }

  String text(String name) {
    return new String(entries.get(name), StandardCharsets.UTF_8);
  }
}
