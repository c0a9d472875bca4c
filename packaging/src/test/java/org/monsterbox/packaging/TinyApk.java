package org.monsterbox.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The smallest file that can be signed: a zip with one text in it. */
final class TinyApk {

  private TinyApk() {}

  static Path write(Path file, String name, String text) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      ZipEntry entry = new ZipEntry(name);
      entry.setTime(0);
      zip.putNextEntry(entry);
      zip.write(text.getBytes(StandardCharsets.UTF_8));
      zip.closeEntry();
    }
    return file;
  }
}
