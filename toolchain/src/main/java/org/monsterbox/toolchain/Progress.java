package org.monsterbox.toolchain;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Shows that the work goes on: a line for each large file made, with its size. */
final class Progress {
  private final PrintStream out;

  Progress(PrintStream out) {
    this.out = out;
  }

  void starts(String part) {
    out.println(part);
  }

  void made(String what, Path file) throws IOException {
    out.println("  " + what + " " + Math.round(Files.size(file) / 1e6) + " MB");
  }
}
