package org.monsterbox.toolchain;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes a jar; the first of several entries of one name wins. */
final class JarWriter implements AutoCloseable {
  static final String MANIFEST = "META-INF/MANIFEST.MF";

  /** The same jar each time it is made, so that Gradle's caches outlive the toolchain. */
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

  private final ZipOutputStream zip;
  private final Set<String> names = new HashSet<>();

  JarWriter(Path target) throws IOException {
    zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(target)));
    zip.setLevel(Deflater.BEST_SPEED);
  }

  /** A whole jar at once, with an empty manifest unless the entries have one. */
  static void write(Path target, Map<String, byte[]> entries) throws IOException {
    try (JarWriter jar = new JarWriter(target)) {
      jar.add(MANIFEST, entries.getOrDefault(MANIFEST, text("Manifest-Version: 1.0\r\n\r\n")));
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        jar.add(entry.getKey(), entry.getValue());
      }
    }
  }

  static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  void add(String name, byte[] bytes) throws IOException {
    if (names.add(name)) {
      ZipEntry entry = new ZipEntry(name);
      entry.setTimeLocal(TIME);
      zip.putNextEntry(entry);
      zip.write(bytes);
      zip.closeEntry();
    }
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
