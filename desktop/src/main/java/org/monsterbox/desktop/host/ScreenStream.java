package org.monsterbox.desktop.host;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.monsterbox.desktop.link.Label;
import org.monsterbox.desktop.link.Look;
import org.monsterbox.desktop.link.Screen;

/**
 * Tells a page what the device shows, for as long as it listens. Each message is its kind and its
 * length, as integers of four bytes, the lowest first, and its content. One page sees the device:
 * when another one comes, the first is told.
 */
final class ScreenStream {

  /** The kinds of messages; the first says only that the program is there. */
  private static final int ALIVE = 0;

  private static final int PICTURE = 1;
  private static final int STATUS = 2;
  private static final int SHARED = 3;
  private static final int TAKEN = 4;
  private static final int LABELS = 5;

  /** How long a page waits for a word: it takes the program for gone after three times that. */
  private static final long SILENCE_MILLIS = 2000;

  private static final int HEADER_BYTES = 8;

  private final Screen screen;
  private final AtomicInteger pages = new AtomicInteger();

  ScreenStream(Screen screen) {
    this.screen = screen;
  }

  /** Returns when the page has gone, or another one has come, or the device has stopped. */
  void write(OutputStream out) throws IOException {
    int page = pages.incrementAndGet();
    FrameCoder coder = new FrameCoder();
    String told = "";
    List<Label> labelled = List.of();
    try {
      for (long seen = -1; ; ) {
        long change = screen.await(seen, SILENCE_MILLIS);
        if (page != pages.get()) {
          send(out, TAKEN, ByteBuffer.allocate(0));
          return;
        }
        if (change == seen) {
          send(out, ALIVE, ByteBuffer.allocate(0));
          continue;
        }
        seen = change;
        Screen.Status status = screen.status();
        String state = state(status, screen.look());
        if (!state.equals(told)) {
          send(out, STATUS, utf8(state));
          told = state;
        }
        Optional<Screen.Shared> shared = screen.takeShared();
        if (shared.isPresent()) {
          send(out, SHARED, utf8(shared.get().name() + "\n" + shared.get().text()));
        }
        ByteBuffer picture = screen.view(coder::encode);
        if (picture.hasRemaining()) {
          send(out, PICTURE, picture);
        }
        List<Label> labels = screen.labels();
        if (!labels.equals(labelled)) {
          send(out, LABELS, utf8(lines(labels)));
          labelled = labels;
        }
        if (status == Screen.Status.STOPPED) {
          return;
        }
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private static void send(OutputStream out, int kind, ByteBuffer content) throws IOException {
    ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    header.putInt(kind).putInt(content.remaining());
    out.write(header.array());
    out.write(content.array(), content.arrayOffset() + content.position(), content.remaining());
    out.flush();
  }

  /** One label a line: place, size, whether it acts, and its text. */
  private static String lines(List<Label> labels) {
    StringBuilder lines = new StringBuilder();
    for (Label label : labels) {
      lines.append(label.x()).append(' ').append(label.y()).append(' ');
      lines.append(label.width()).append(' ').append(label.height()).append(' ');
      lines.append(label.acts()).append(' ').append(label.text()).append('\n');
    }
    return lines.toString();
  }

  private static ByteBuffer utf8(String text) {
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String state(Screen.Status status, Look look) {
    return String.format(
        Locale.ROOT,
        "{\"status\": \"%s\", \"shape\": \"%s\", \"landscape\": %b, \"night\": %b,"
            + " \"language\": \"%s\", \"font\": %s, \"density\": %d}",
        status.name().toLowerCase(Locale.ROOT),
        look.shape().name().toLowerCase(Locale.ROOT),
        look.landscape(),
        look.night(),
        look.language(),
        look.fontScale(),
        look.density());
  }
}
