package org.monsterbox.packaging;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The smallest file that can be signed: a zip with an empty manifest and one text in it. */
final class TinyApk {

  private TinyApk() {}

  static Path write(Path file, String name, String text) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      add(zip, "AndroidManifest.xml", emptyManifest());
      add(zip, name, text.getBytes(StandardCharsets.UTF_8));
    }
    return file;
  }

  private static void add(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTime(0);
    zip.putNextEntry(entry);
    zip.write(bytes);
    zip.closeEntry();
  }

  /** The element "manifest" without attributes, in Android's binary XML. */
  private static byte[] emptyManifest() {
    ByteBuffer xml = ByteBuffer.allocate(112).order(ByteOrder.LITTLE_ENDIAN);
    chunk(xml, 0x0003, 8, 112);
    chunk(xml, 0x0001, 28, 44); // strings: one, in UTF-8, at 32
    ints(xml, 1, 0, 0x100, 32, 0, 0);
    xml.put((byte) 8)
        .put((byte) 8)
        .put("manifest".getBytes(StandardCharsets.UTF_8))
        .putShort((short) 0);
    chunk(xml, 0x0102, 16, 36); // the element starts
    ints(xml, 1, -1, -1, 0, 0x00140014, 0, 0);
    chunk(xml, 0x0103, 16, 24); // the element ends
    ints(xml, 1, -1, -1, 0);
    return xml.array();
  }

  private static void chunk(ByteBuffer xml, int type, int headerSize, int size) {
    xml.putShort((short) type).putShort((short) headerSize).putInt(size);
  }

  private static void ints(ByteBuffer xml, int... values) {
    for (int value : values) {
      xml.putInt(value);
    }
  }
}
