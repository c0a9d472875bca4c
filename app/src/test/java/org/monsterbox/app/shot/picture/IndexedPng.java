package org.monsterbox.app.shot.picture;

import android.graphics.Color;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes a picture with a palette as PNG, which Android's own encoder cannot. */
final class IndexedPng {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final byte BITS = 8;
  private static final byte INDEXED = 3;

  private IndexedPng() {}

  static byte[] encode(int width, int height, int[] palette, byte[] indices) {
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    png.writeBytes(SIGNATURE);
    ByteBuffer header = ByteBuffer.allocate(13);
    header.putInt(width).putInt(height).put(BITS).put(INDEXED);
    chunk(png, "IHDR", header.array());
    ByteBuffer colours = ByteBuffer.allocate(palette.length * 3);
    for (int colour : palette) {
      colours.put((byte) Color.red(colour));
      colours.put((byte) Color.green(colour));
      colours.put((byte) Color.blue(colour));
    }
    chunk(png, "PLTE", colours.array());
    // Each row begins with the number of its filter: none.
    ByteBuffer rows = ByteBuffer.allocate((width + 1) * height);
    for (int y = 0; y < height; y++) {
      rows.put((byte) 0).put(indices, y * width, width);
    }
    chunk(png, "IDAT", deflated(rows.array()));
    chunk(png, "IEND", new byte[0]);
    return png.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream png, String type, byte[] content) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 checksum = new CRC32();
    checksum.update(name);
    checksum.update(content);
    png.writeBytes(ByteBuffer.allocate(4).putInt(content.length).array());
    png.writeBytes(name);
    png.writeBytes(content);
    png.writeBytes(ByteBuffer.allocate(4).putInt((int) checksum.getValue()).array());
  }

  private static byte[] deflated(byte[] content) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(content);
    deflater.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[1 << 16];
    while (!deflater.finished()) {
      out.write(buffer, 0, deflater.deflate(buffer));
    }
    deflater.end();
    return out.toByteArray();
  }
}
