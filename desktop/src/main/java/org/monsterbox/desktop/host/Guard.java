package org.monsterbox.desktop.host;

import com.sun.net.httpserver.Headers;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * Lets in the page and nobody else. Who was not told the address does not know the token; other
 * pages in the same browser could send requests, but give themselves away by their origin, or by
 * the name under which they have found this computer.
 */
final class Guard {

  private static final int TOKEN_BYTES = 18;

  private final String token;
  private final List<String> hosts;

  Guard(String token, int port) {
    this.token = token;
    hosts = List.of("127.0.0.1:" + port, "localhost:" + port);
  }

  static String newToken() {
    byte[] bytes = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Where the page is. */
  String address() {
    return "http://" + hosts.get(0) + "/" + token + "/";
  }

  /**
   * Whether somebody who sends this is let in. A browser names the origin of all that changes
   * something.
   */
  boolean trusts(Headers headers, boolean changes) {
    List<String> named = headers.getOrDefault("Host", List.of());
    List<String> origins = headers.getOrDefault("Origin", List.of());
    if (named.size() != 1 || !hosts.contains(named.get(0))) {
      return false;
    }
    return origins.isEmpty() ? !changes : origins.equals(List.of("http://" + named.get(0)));
  }

  /** The part of the path after the token, if that is right. */
  Optional<String> inside(String path) {
    String start = "/" + token + "/";
    return path.startsWith(start) ? Optional.of(path.substring(start.length())) : Optional.empty();
  }
}
