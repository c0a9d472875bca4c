package org.monsterbox.desktop.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** How long it takes from the command to the shelf: a figure, and a bound. */
public final class StartTest {

  private static final int STARTS = Integer.getInteger("starts", 1);

  /** Far above the figure, since other things run beside the tests. */
  private static final double LONGEST_SECONDS = 60;

  /** As {@code ScreenStream} numbers them. */
  private static final int PICTURE = 1;

  private static final int LABELS = 5;

  @Rule public final TemporaryFolder data = new TemporaryFolder();

  @Test
  public void theShelfIsThereSoon() throws Exception {
    List<Double> seconds = new ArrayList<>();
    for (int start = 0; start < STARTS; start++) {
      seconds.add(secondsToTheShelf());
    }
    Collections.sort(seconds);
    double median = seconds.get(seconds.size() / 2);
    System.out.printf(
        Locale.ROOT, "command to shelf: median %.1f s of %s%n", median, seconds.toString());
    assertTrue(seconds.toString(), median < LONGEST_SECONDS);
  }

  @Test
  public void helpIsThereWithoutBuilding() throws Exception {
    // a copy beside which there is nothing to build
    File alone = data.newFile("play");
    Files.write(alone.toPath(), Files.readAllBytes(new File("../play").toPath()));
    Process help =
        new ProcessBuilder("sh", alone.getPath(), "--fresh", "--help")
            .redirectErrorStream(true)
            .start();
    String said = new String(help.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertEquals(said, 0, help.waitFor());
    assertTrue(said, said.contains("--no-browser"));
    assertFalse(said, said.contains("Building"));
  }

  /** Until a picture was sent and the boxes are named, which they are once nothing moves. */
  private double secondsToTheShelf() throws IOException, InterruptedException {
    long begun = System.nanoTime();
    try (Program program = Program.start(data.getRoot().toPath());
        DataInputStream screen =
            new DataInputStream(URI.create(program.address() + "screen").toURL().openStream())) {
      boolean pictured = false;
      for (; ; ) {
        int kind = Integer.reverseBytes(screen.readInt());
        byte[] content = new byte[Integer.reverseBytes(screen.readInt())];
        screen.readFully(content);
        pictured |= kind == PICTURE;
        if (kind == LABELS && new String(content, StandardCharsets.UTF_8).contains("13 Monsters")) {
          assertTrue("named before it was seen", pictured);
          double seconds = (System.nanoTime() - begun) / 1e9;
          program.interrupt();
          program.exitCode();
          return seconds;
        }
      }
    }
  }
}
