package org.monsterbox.desktop.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.monsterbox.desktop.play.Page.Spot;

/** From the command line through a real browser to the table, and back the next day. */
public final class PlayTest {

  private static final int MOST_TURNS = 30;

  /** 128 and the number of the signal, by custom. */
  private static final int INTERRUPTED = 143;

  @Rule public final TemporaryFolder data = new TemporaryFolder();

  private Optional<Path> chromium = Optional.empty();
  private Optional<Path> driver = Optional.empty();

  @Before
  public void findBrowser() {
    chromium = Page.chromium();
    driver = Page.driver();
    assumeTrue("there is no Chromium", chromium.isPresent() && driver.isPresent());
  }

  @Test
  public void aGameIsBegunPlayedTurnedLeftAndContinued() throws Exception {
    List<String> before;
    try (Program program = Program.start(data.getRoot().toPath());
        Page page = open(program)) {
      page.click("Settings");
      page.click("Instant");
      page.press("back");
      page.click("13 Monsters");
      page.click("Quick start");
      Searcher searcher = new Searcher(page);
      searcher.findASet(MOST_TURNS);

      page.press("rotate");
      page.await("the turned screen", () -> Optional.of(page).filter(Page::isLandscape));
      page.await("the table", PlayTest::isSeat);
      before = standing(page);
      assertEquals(before.toString(), 4, before.size());

      page.press("quit");
      awaitEnd(page);
      assertEquals(0, program.exitCode());
    }

    try (Program program = Program.start(data.getRoot().toPath());
        Page page = open(program)) {
      page.click("Continue");
      page.await("the table", PlayTest::isSeat);
      assertFalse(page.isLandscape());
      assertEquals(before, standing(page));
    }
  }

  @Test
  public void aSecondProgramOnTheSameGamesSaysSoAndStops() throws Exception {
    try (Program first = Program.start(data.getRoot().toPath())) {
      first.address();
      try (Program second = Program.start(data.getRoot().toPath())) {
        assertEquals(2, second.exitCode());
        assertTrue(second.said().toString().contains("running already"));
      }
    }
  }

  @Test
  public void anInterruptedProgramPutsEverythingAwayAndSaysSo() throws Exception {
    try (Program program = Program.start(data.getRoot().toPath());
        Page page = open(program)) {
      page.await("the shelf", spot -> spot.text().startsWith("13 Monsters"));

      program.interrupt();

      awaitEnd(page);
      assertEquals(INTERRUPTED, program.exitCode());
      assertFalse(program.said().toString().contains("did not stop in time"));
    }
  }

  private static void awaitEnd(Page page) {
    page.await(
        "the end",
        () -> Optional.of(page.text("cover-title")).filter("Monster Box has ended"::equals));
  }

  private Page open(Program program) throws InterruptedException {
    return Page.open(chromium.orElseThrow(), driver.orElseThrow(), program.address());
  }

  /** Between a number and its unit there is a blank that does not break. */
  private static boolean isSeat(Spot spot) {
    return spot.text().matches("You, \\d+.HP.*");
  }

  /** Who has what, and how many cards are left; whose turn it is may have changed meanwhile. */
  private static List<String> standing(Page page) {
    return page.spots().stream()
        .map(spot -> spot.text().replaceAll("\\. Must act now.*", ""))
        .filter(text -> text.matches(".*, \\d+.HP.*|Cards left:.\\d+"))
        .sorted()
        .toList();
  }
}
