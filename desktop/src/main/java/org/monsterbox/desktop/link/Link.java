package org.monsterbox.desktop.link;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Joins the page and the device. There is one device in a program: it is made by a class loader of
 * its own, and finds its link here.
 */
public final class Link {

  /** So many requests wait for the device to come up. */
  private static final int MOST_EARLY = 100;

  private static @Nullable Link current;

  private final Path data;
  private final Optional<String> demo;
  private final Screen screen;
  private final List<Request> early = new ArrayList<>();
  private Consumer<Request> device = this::keep;

  /**
   * A link to a device that is yet to come.
   *
   * @param data where the app keeps what it keeps
   * @param demo the game that bots are to play
   */
  public Link(Path data, Optional<String> demo, Look look) {
    this.data = data;
    this.demo = demo;
    screen = new Screen(look);
  }

  public static synchronized void use(Link link) {
    current = link;
  }

  public static synchronized Link current() {
    if (current == null) {
      throw new IllegalStateException("no device is wanted");
    }
    return current;
  }

  public Path data() {
    return data;
  }

  public Optional<String> demo() {
    return demo;
  }

  public Screen screen() {
    return screen;
  }

  /** The device is there, and hears what was and what will be asked. */
  public synchronized void connect(Consumer<Request> listener) {
    device = listener;
    early.forEach(listener);
    early.clear();
  }

  private void keep(Request request) {
    if (early.size() < MOST_EARLY || request instanceof Request.Stop) {
      early.add(request);
    }
  }

  /** Asks the device for something; may be called from any thread. */
  public synchronized void ask(Request request) {
    device.accept(request);
  }
}
