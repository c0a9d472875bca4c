package org.monsterbox.app.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.monsterbox.core.record.Limits;

/** Reads files of unknown origin, and never more of them than a record may have. */
public final class Bytes {

  private static final int CHUNK = 16 * 1024;

  private Bytes() {}

  /**
   * All bytes of a stream, or, where there are more than a record may have, one more than that: the
   * reader of records will say that it is too large.
   */
  public static byte[] read(InputStream in) throws IOException {
    int most = Limits.USUAL.bytes() + 1;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(CHUNK);
    byte[] chunk = new byte[CHUNK];
    while (bytes.size() < most) {
      int count = in.read(chunk, 0, Math.min(CHUNK, most - bytes.size()));
      if (count < 0) {
        break;
      }
      if (count == 0) {
        throw new IOException("The stream stands still");
      }
      bytes.write(chunk, 0, count);
    }
    return bytes.toByteArray();
  }
}
