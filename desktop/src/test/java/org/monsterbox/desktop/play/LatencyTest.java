package org.monsterbox.desktop.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.monsterbox.desktop.play.Page.Spot;

/** How long a click takes to be seen, and how smoothly things move: a figure, and a bound. */
public final class LatencyTest {

  private static final int CLICKS = 25;

  /** Far above the figure, since other things run beside the tests. */
  private static final double LONGEST_MILLIS = 1000;

  /** Notes when the mouse went down and when pixels changed, until nothing has changed for long. */
  private static final String LISTEN =
      """
      window.downs = [];
      window.draws = [];
      if (!window.listening) {
        window.listening = true;
        const put = CanvasRenderingContext2D.prototype.putImageData;
        CanvasRenderingContext2D.prototype.putImageData = function (...all) {
          put.apply(this, all);
          window.draws.push(performance.now());
        };
        document.getElementById("screen").addEventListener(
          "pointerdown", (event) => window.downs.push(event.timeStamp), true);
      }
      arguments[0]();
      """;

  private static final String REPORT =
      """
      const done = arguments[0];
      const begun = performance.now();
      const wait = () => {
        const last = window.draws.at(-1) ?? begun + 10000;
        if (performance.now() - last > 400) {
          done([window.downs[0], ...window.draws].map(Number));
        } else {
          setTimeout(wait, 20);
        }
      };
      wait();
      """;

  private static final String COUNT_AT_REST =
      """
      const done = arguments[0];
      window.draws = [];
      setTimeout(() => done(window.draws.length), 2000);
      """;

  @Rule public final TemporaryFolder data = new TemporaryFolder();

  @Test
  public void aClickIsSeenSoon() throws Exception {
    Optional<Path> chromium = Page.chromium();
    Optional<Path> driver = Page.driver();
    assumeTrue("there is no Chromium", chromium.isPresent() && driver.isPresent());
    List<Double> latencies = new ArrayList<>();
    List<Double> gaps = new ArrayList<>();
    try (Program program = Program.start(data.getRoot().toPath());
        Page page = Page.open(chromium.get(), driver.get(), program.address())) {
      page.click("Settings");
      Spot sound = page.await("a switch", LatencyTest::isSwitch);
      for (int click = 0; click < CLICKS; click++) {
        page.run(LISTEN);
        page.click(sound);
        List<?> times = (List<?>) page.run(REPORT);
        assertTrue("nothing was seen of click " + click, times.size() > 1);
        latencies.add(millis(times.get(1)) - millis(times.get(0)));
        for (int draw = 2; draw < times.size(); draw++) {
          gaps.add(millis(times.get(draw)) - millis(times.get(draw - 1)));
        }
      }
      assertEquals("pictures while nothing moves", 0L, page.run(COUNT_AT_REST));
    }
    System.out.printf(
        Locale.ROOT,
        "click to pixels: median %.0f ms, 95 %% below %.0f ms; %.0f pictures a second%n",
        quantile(latencies, 0.5),
        quantile(latencies, 0.95),
        1000 / quantile(gaps, 0.5));
    assertTrue(latencies.toString(), quantile(latencies, 0.5) < LONGEST_MILLIS);
  }

  private static boolean isSwitch(Spot spot) {
    return spot.acts() && spot.text().startsWith("Sound");
  }

  private static double millis(Object time) {
    return ((Number) time).doubleValue();
  }

  private static double quantile(List<Double> values, double share) {
    Collections.sort(values);
    return values.get((int) (share * (values.size() - 1)));
  }
}
