package org.monsterbox.desktop.host;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.junit.Test;
import org.monsterbox.desktop.link.Look;
import org.monsterbox.desktop.link.Screen;

public final class ScreenStreamTest {

  private record Message(int kind, String text) {}

  private final Screen screen = new Screen(Look.usual(Locale.FRENCH));
  private final ScreenStream stream = new ScreenStream(screen);

  @Test
  public void tellsHowTheDeviceIsAndWhatItShows() throws Exception {
    try (DataInputStream page = open()) {
      assertEquals(
          new Message(
              2,
              "{\"status\": \"starting\", \"shape\": \"phone\", \"landscape\": false, \"night\": false,"
                  + " \"language\": \"fr\", \"font\": 1.0, \"density\": 160}"),
          read(page));
      screen.set(Screen.Status.RUNNING);
      assertTrue(read(page).text().contains("running"));
      screen.show(2, 2, pixels -> Arrays.fill(pixels, -1));
      assertEquals(1, read(page).kind());
      screen.share(new Screen.Shared("a.monsterbox", "moves"));
      assertEquals(new Message(3, "a.monsterbox\nmoves"), read(page));
    }
  }

  @Test
  public void endsWithTheDevice() throws Exception {
    try (DataInputStream page = open()) {
      screen.set(Screen.Status.STOPPED);
      Message last = read(page);
      if (!last.text().contains("stopped")) {
        last = read(page);
      }
      assertTrue(last.text(), last.text().contains("stopped"));
      assertEquals(-1, page.read());
    }
  }

  @Test
  public void aSecondPageTakesOver() throws Exception {
    try (DataInputStream first = open()) {
      read(first);
      try (DataInputStream second = open()) {
        read(second);
        screen.set(Screen.Status.RUNNING);

        assertEquals(4, read(first).kind());
        assertEquals(-1, first.read());
        assertEquals(2, read(second).kind());
      }
    }
  }

  @Test
  public void saysThatItIsThereWhileNothingChanges() throws Exception {
    try (DataInputStream page = open()) {
      read(page);

      assertEquals(0, read(page).kind());
    }
  }

  private DataInputStream open() throws IOException {
    PipedInputStream in = new PipedInputStream(1 << 16);
    PipedOutputStream out = new PipedOutputStream(in);
    Thread writer =
        new Thread(
            () -> {
              try (out) {
                stream.write(out);
              } catch (IOException gone) {
                // The page was closed.
              }
            });
    writer.setDaemon(true);
    writer.start();
    return new DataInputStream(in);
  }

  private static Message read(DataInputStream in) throws IOException {
    int kind = Integer.reverseBytes(in.readInt());
    byte[] content = in.readNBytes(Integer.reverseBytes(in.readInt()));
    return new Message(kind, kind == 1 ? "" : new String(content, StandardCharsets.UTF_8));
  }
}
