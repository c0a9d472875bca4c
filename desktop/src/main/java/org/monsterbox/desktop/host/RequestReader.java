package org.monsterbox.desktop.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.monsterbox.desktop.link.Look;
import org.monsterbox.desktop.link.Request;

/**
 * Reads what the page sends: one request a line, its parts divided by blanks.
 *
 * <pre>
 * down ID X Y AGE, move ..., up ..., cancel ...
 * wheel X Y ACROSS DOWN CONTROL
 * press NAME SHIFT CONTROL ALT, release ...     (a blank is called Space)
 * look SHAPE LANDSCAPE NIGHT LANGUAGE FONT DENSITY
 * back, open, stop
 * </pre>
 */
final class RequestReader {

  private static final int MOST_LINES = 500;
  private static final int MOST_FINGERS = 32;
  private static final float FARTHEST = 100_000;
  private static final int OLDEST = 10_000;

  private RequestReader() {}

  /**
   * All requests of a message.
   *
   * @throws IllegalArgumentException if any line is not one
   */
  static List<Request> read(String message) {
    String[] lines = message.split("\n", MOST_LINES + 1);
    if (lines.length > MOST_LINES) {
      throw new IllegalArgumentException("more than " + MOST_LINES + " lines");
    }
    List<Request> requests = new ArrayList<>();
    for (String line : lines) {
      if (!line.isEmpty()) {
        requests.add(readLine(line));
      }
    }
    return requests;
  }

  private static Request readLine(String line) {
    String[] parts = line.split(" ", -1);
    return switch (parts[0]) {
      case "down", "move", "up", "cancel" -> finger(sized(parts, 5));
      case "wheel" ->
          new Request.Wheel(
              number(sized(parts, 6)[1]),
              number(parts[2]),
              number(parts[3]),
              number(parts[4]),
              flag(parts[5]));
      case "press", "release" -> key(sized(parts, 5));
      case "look" -> new Request.Change(look(sized(parts, 7)));
      case "back" -> new Request.Back();
      case "open" -> new Request.Open();
      case "stop" -> new Request.Stop();
      default -> throw new IllegalArgumentException("no such request");
    };
  }

  private static Request finger(String[] parts) {
    return new Request.Finger(
        Request.Touching.valueOf(parts[0].toUpperCase(Locale.ROOT)),
        whole(parts[1], MOST_FINGERS - 1),
        number(parts[2]),
        number(parts[3]),
        whole(parts[4], OLDEST));
  }

  private static Request key(String[] parts) {
    String name = parts[1].equals("Space") ? " " : parts[1];
    if (name.isEmpty()) {
      throw new IllegalArgumentException("a key without a name");
    }
    return new Request.Key(
        name, parts[0].equals("press"), flag(parts[2]), flag(parts[3]), flag(parts[4]));
  }

  private static Look look(String[] parts) {
    return new Look(
        Look.Shape.valueOf(parts[1].toUpperCase(Locale.ROOT)),
        flag(parts[2]),
        flag(parts[3]),
        parts[4],
        number(parts[5]),
        whole(parts[6], Integer.MAX_VALUE));
  }

  private static String[] sized(String[] parts, int size) {
    if (parts.length != size) {
      throw new IllegalArgumentException(parts[0] + " has " + (size - 1) + " parts");
    }
    return parts;
  }

  private static boolean flag(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException("neither true nor false");
    };
  }

  private static int whole(String text, int most) {
    int number = Integer.parseInt(text);
    if (number < 0 || number > most) {
      throw new IllegalArgumentException("out of range");
    }
    return number;
  }

  private static float number(String text) {
    float number = Float.parseFloat(text);
    // also false for what is not a number
    if (!(Math.abs(number) <= FARTHEST)) {
      throw new IllegalArgumentException("out of range");
    }
    return number;
  }
}
