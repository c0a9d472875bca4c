package org.monsterbox.desktop.play;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** {@code ./play}, as somebody at a keyboard runs it. */
final class Program implements AutoCloseable {

  private static final String GREETING = "Monster Box: ";
  private static final long LONGEST_MINUTES = 3;

  private final Process process;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  private Program(Process process) {
    this.process = process;
    Thread reader = new Thread(this::read);
    reader.setDaemon(true);
    reader.start();
  }

  static Program start(Path data) throws IOException {
    return new Program(
        new ProcessBuilder(new File("../play").getPath(), "--no-browser", "--data", data.toString())
            .redirectErrorStream(true)
            .start());
  }

  private void read() {
    try (BufferedReader out = process.inputReader()) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        lines.add(line);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where it says that the page is. */
  String address() throws InterruptedException {
    for (; ; ) {
      String line = lines.poll(LONGEST_MINUTES, TimeUnit.MINUTES);
      if (line == null) {
        throw new AssertionError("./play did not say where the page is");
      }
      if (line.startsWith(GREETING)) {
        return line.substring(GREETING.length());
      }
    }
  }

  /** Waits for its end. */
  int exitCode() throws InterruptedException {
    if (!process.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES)) {
      throw new AssertionError("./play did not end");
    }
    return process.exitValue();
  }

  /** All that it has said since it was asked last. */
  List<String> said() {
    List<String> said = new ArrayList<>();
    lines.drainTo(said);
    return said;
  }

  /** As Ctrl-C does. */
  void interrupt() {
    process.destroy();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
