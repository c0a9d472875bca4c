package org.monsterbox.desktop.play;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;

/** The page in a real browser. What is on the device's screen is known by what it says. */
final class Page implements AutoCloseable {

  private static final Duration LONGEST = Duration.ofMinutes(2);

  /** Something on the device's screen, and where its middle is in the window. */
  record Spot(String text, boolean acts, int x, int y) {}

  private final ChromeDriver browser;

  private Page(ChromeDriver browser) {
    this.browser = browser;
  }

  static Optional<Path> chromium() {
    return installed("chromium");
  }

  static Optional<Path> driver() {
    return installed("chromedriver");
  }

  /** A program on this machine that can be called by its name. */
  private static Optional<Path> installed(String name) {
    for (String folder : System.getenv("PATH").split(File.pathSeparator, -1)) {
      Path program = Path.of(folder, name);
      if (program.toFile().canExecute()) {
        return Optional.of(program);
      }
    }
    return Optional.empty();
  }

  static Page open(Path chromium, Path driver, String address) {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(chromium.toFile());
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--window-size=1400,1000");
    ChromeDriverService service =
        new ChromeDriverService.Builder().usingDriverExecutable(driver.toFile()).build();
    ChromeDriver browser = new ChromeDriver(service, options);
    browser.manage().timeouts().scriptTimeout(LONGEST);
    browser.get(address);
    return new Page(browser);
  }

  /** All that is on the device's screen, once it has come to rest. */
  List<Spot> spots() {
    Object found =
        browser.executeScript(
            """
            return [...document.querySelectorAll("#labels *")].map((element) => {
              const box = element.getBoundingClientRect();
              return {
                text: element.textContent,
                acts: element.tagName === "BUTTON",
                x: Math.round(box.x + box.width / 2),
                y: Math.round(box.y + box.height / 2),
              };
            });
            """);
    List<Spot> spots = new ArrayList<>();
    for (Object each : (List<?>) found) {
      Map<?, ?> spot = (Map<?, ?>) each;
      spots.add(
          new Spot(
              (String) spot.get("text"),
              (Boolean) spot.get("acts"),
              ((Long) spot.get("x")).intValue(),
              ((Long) spot.get("y")).intValue()));
    }
    return spots;
  }

  Optional<Spot> find(Predicate<Spot> wanted) {
    return spots().stream().filter(wanted).findFirst();
  }

  /** Waits until there is such a thing on the device's screen. */
  Spot await(String what, Predicate<Spot> wanted) {
    return await(what, () -> find(wanted));
  }

  <T> T await(String what, Supplier<Optional<T>> wanted) {
    long end = System.nanoTime() + LONGEST.toNanos();
    while (System.nanoTime() < end) {
      Optional<T> found = wanted.get();
      if (found.isPresent()) {
        return found.get();
      }
      // asked by a script that waits a little in the browser, so that nothing sleeps here
      browser.executeAsyncScript("setTimeout(arguments[0], 50);");
    }
    throw new AssertionError(what + " did not come; there is " + spots());
  }

  /** Clicks on the canvas, where that thing is seen. */
  void click(Spot spot) {
    new Actions(browser).moveToLocation(spot.x(), spot.y()).click().perform();
  }

  /** Waits for something that can be touched and whose text begins like that, and clicks there. */
  void click(String start) {
    click(await(start, spot -> spot.acts() && spot.text().startsWith(start)));
  }

  /** Presses a button of the page itself. */
  void press(String id) {
    browser.findElement(By.id(id)).click();
  }

  String text(String id) {
    return browser.findElement(By.id(id)).getText();
  }

  /** Whether the device is held on its side, as its picture shows it. */
  boolean isLandscape() {
    return (Boolean)
        browser.executeScript(
            "const screen = document.getElementById('screen'); return screen.width > screen.height;");
  }

  Object run(String script) {
    return browser.executeAsyncScript(script);
  }

  @Override
  public void close() {
    browser.quit();
  }
}
