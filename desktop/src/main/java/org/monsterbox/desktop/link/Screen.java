package org.monsterbox.desktop.link;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What the device shows now. Every change has a number; nothing is remembered but the last. */
public final class Screen {

  /** How the app is. */
  public enum Status {
    STARTING,
    RUNNING,
    /** Left by going back from its first screen. */
    LEFT,
    STOPPED
  }

  /** Something that the app passes on, for whoever looks at the screen to keep. */
  public record Shared(String name, String text) {}

  /** Whoever looks at the screen, while it does not change. */
  public interface Viewer<T> {

    /**
     * Looks.
     *
     * @param pixels row by row: alpha, red, green, blue, from the highest byte to the lowest
     */
    T view(int width, int height, int[] pixels);
  }

  private Status status = Status.STARTING;
  private Look look;
  private int width;
  private int height;
  private int[] pixels = {};
  private List<Label> labels = List.of();
  private Optional<Shared> shared = Optional.empty();
  private long changes;

  public Screen(Look look) {
    this.look = look;
  }

  /** A new picture: the painter fills its pixels. */
  public synchronized void show(int newWidth, int newHeight, Consumer<int[]> painter) {
    if (newWidth != width || newHeight != height) {
      width = newWidth;
      height = newHeight;
      pixels = new int[width * height];
    }
    painter.accept(pixels);
    change();
  }

  public synchronized void set(Status now) {
    status = now;
    change();
  }

  public synchronized void set(Look now) {
    look = now;
    change();
  }

  /** What is to be said of the picture; no change where it is the same as before. */
  public synchronized void label(List<Label> now) {
    if (!now.equals(labels)) {
      labels = List.copyOf(now);
      change();
    }
  }

  public synchronized List<Label> labels() {
    return labels;
  }

  public synchronized void share(Shared file) {
    shared = Optional.of(file);
    change();
  }

  /** What was shared since this was asked last. */
  public synchronized Optional<Shared> takeShared() {
    Optional<Shared> taken = shared;
    shared = Optional.empty();
    return taken;
  }

  public synchronized Look look() {
    return look;
  }

  public synchronized Status status() {
    return status;
  }

  /** Waits for a change after that one, but not for ever; gives the number of the last. */
  public synchronized long await(long seen, long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    for (long left = millis; changes == seen && left > 0; ) {
      wait(left);
      left = (end - System.nanoTime()) / 1_000_000;
    }
    return changes;
  }

  public synchronized <T> T view(Viewer<T> viewer) {
    return viewer.view(width, height, pixels);
  }

  private void change() {
    changes++;
    notifyAll();
  }
}
