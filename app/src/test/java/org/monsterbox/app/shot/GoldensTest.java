package org.monsterbox.app.shot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.Test;

/** What is kept of the screens: all that is compared, nothing else, and not too much of it. */
public final class GoldensTest {

  private static final List<Path> FOLDERS =
      List.of(ScreensTest.GOLDENS, Path.of("..", "docs"), Path.of("..", "fastlane"));

  private static final int MOST_PICTURES = 150;
  private static final long MOST_BYTES = 5_000_000;

  @Test
  public void nothingIsKeptThatIsNotCompared() throws IOException {
    Set<String> compared = new TreeSet<>(Set.of("gallery-light.png", "gallery-dark.png"));
    for (Screen screen : Screens.ALL) {
      compared.add(screen.name() + ".txt");
      for (Look look : Look.golden()) {
        if (look.isDrawnOf(screen)) {
          compared.add(look.of(screen) + ".png");
        }
      }
    }
    Set<String> kept = new TreeSet<>();
    files(ScreensTest.GOLDENS).forEach(file -> kept.add(file.getFileName().toString()));
    assertEquals(compared, kept);
  }

  @Test
  public void everyLookIsDrawnOfSomeScreens() {
    for (Look look : Look.golden()) {
      assertTrue(
          look.toString(), Screens.ALL.stream().filter(look::isDrawnOf).limit(3).count() == 3);
    }
  }

  /** Every version of a picture stays in the history for ever. */
  @Test
  public void picturesAreFewAndSmall() throws IOException {
    int pictures = 0;
    long bytes = 0;
    for (Path folder : FOLDERS) {
      for (Path file : files(folder)) {
        if (file.toString().endsWith(".png")) {
          pictures++;
          bytes += Files.size(file);
        }
      }
    }
    assertTrue(pictures + " pictures", pictures <= MOST_PICTURES);
    assertTrue(bytes + " bytes", bytes <= MOST_BYTES);
  }

  private static List<Path> files(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    List<Path> found = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(Files::isRegularFile).forEach(found::add);
    }
    return found;
  }
}
