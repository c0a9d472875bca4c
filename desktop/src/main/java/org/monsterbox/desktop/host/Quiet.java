package org.monsterbox.desktop.host;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

/** Keeps from people what Robolectric says to those who write tests. */
final class Quiet {

  private Quiet() {}

  static <T> T get(Supplier<T> work) {
    PrintStream out = System.out;
    PrintStream err = System.err;
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    System.setOut(nowhere);
    System.setErr(nowhere);
    try {
      return work.get();
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
  }
}
