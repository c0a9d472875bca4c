package org.monsterbox.desktop.host;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Opens a page where there is somebody to see it. */
final class Browser {

  private Browser() {}

  /** Whether a browser was asked for the page; whether it came is not known. */
  static boolean open(String address) {
    Optional<List<String>> command =
        command(System.getProperty("os.name", ""), System.getenv(), address);
    if (command.isEmpty()) {
      return false;
    }
    try {
      new ProcessBuilder(command.get())
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
      return true;
    } catch (IOException noSuchProgram) {
      return false;
    }
  }

  /** What opens a page on that system; nothing where there is no display. */
  static Optional<List<String>> command(
      String system, Map<String, String> environment, String address) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("mac")) {
      return Optional.of(List.of("open", address));
    }
    if (name.startsWith("win")) {
      return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler", address));
    }
    boolean hasDisplay =
        environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
    // in a session of its own, so that Ctrl-C here does not end the browser
    return hasDisplay ? Optional.of(List.of("setsid", "xdg-open", address)) : Optional.empty();
  }
}
