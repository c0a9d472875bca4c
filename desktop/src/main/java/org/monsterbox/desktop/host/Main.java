package org.monsterbox.desktop.host;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.monsterbox.desktop.device.DeviceRun;
import org.monsterbox.desktop.link.Link;
import org.monsterbox.desktop.link.Look;
import org.monsterbox.desktop.link.Request;

/** Runs the app on this computer and shows it in a browser. */
public final class Main {

  private static final long LONGEST_STOP_SECONDS = 5;

  private Main() {}

  /** The directory that the person is in; the program itself runs in that of the app. */
  private static Path from() {
    String named = System.getenv("MONSTERBOX_FROM");
    return Path.of(named == null ? "" : named).toAbsolutePath();
  }

  public static void main(String[] words) {
    try {
      Arguments arguments = Arguments.of(List.of(words), from());
      boolean well = true;
      if (arguments.shots().isPresent()) {
        well = Shots.take(arguments.shots().get());
      } else {
        play(arguments);
      }
      System.exit(well ? 0 : 1);
    } catch (Arguments.Wrong wrong) {
      System.out.println(wrong.getMessage());
      System.exit(2);
    } catch (IOException | IllegalStateException failed) {
      System.out.println("Monster Box has failed: " + failed.getMessage());
      System.out.println("Every move that was shown is kept. build/play.log says more.");
      failed.printStackTrace();
      System.exit(1);
    }
  }

  private static void play(Arguments arguments) throws IOException, Arguments.Wrong {
    CountDownLatch putAway = new CountDownLatch(1);
    try (DataDirectory data = DataDirectory.open(arguments)) {
      Link link = new Link(data.path(), arguments.demo(), Look.usual(Locale.getDefault()));
      Link.use(link);
      Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(link, putAway), "end"));
      try (Server server = new Server(link)) {
        greet(arguments, data, server.address());
        Sandbox.run(DeviceRun.class);
      }
    } finally {
      putAway.countDown();
    }
  }

  /** Lets the app put its things away, also when the program is ended from outside. */
  private static void stop(Link link, CountDownLatch putAway) {
    link.ask(new Request.Stop());
    try {
      if (!putAway.await(LONGEST_STOP_SECONDS, TimeUnit.SECONDS)) {
        System.out.println("The app did not stop in time; every move that was shown is kept.");
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private static void greet(Arguments arguments, DataDirectory data, String address) {
    System.out.println("Monster Box: " + address);
    System.out.println(data.isFresh() ? "Nothing is kept." : "Saved games are in " + data.path());
    if (arguments.browser() && Browser.open(address)) {
      System.out.println(
          "A browser is being opened. Ctrl-C, or Quit on the page, ends the program.");
    } else {
      System.out.println(
          "Open that page in a browser. Ctrl-C, or Quit on the page, ends the program.");
    }
  }
}
