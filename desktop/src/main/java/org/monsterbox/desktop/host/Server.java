package org.monsterbox.desktop.host;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.monsterbox.desktop.link.Link;
import org.monsterbox.desktop.link.Request;

/** Serves the page, what the device shows, and takes what is done to it. On this computer only. */
final class Server implements AutoCloseable {

  static final int MOST_BYTES = 64 * 1024;

  private static final int THREADS = 8;
  private static final Map<String, String> FILES =
      Map.of(
          "", "text/html",
          "page.js", "text/javascript",
          "words.js", "text/javascript",
          "picture.js", "text/javascript",
          "input.js", "text/javascript",
          "stream.js", "text/javascript",
          "labels.js", "text/javascript",
          "page.css", "text/css",
          "icon.svg", "image/svg+xml");

  private final Link link;
  private final Guard guard;
  private final HttpServer http;
  private final ExecutorService threads;
  private final ScreenStream stream;

  Server(Link link) throws IOException {
    // Otherwise the last part of a picture waits for the browser to confirm the one before.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    // Who begins a request and does not end it must not keep a thread.
    System.setProperty("sun.net.httpserver.maxReqTime", "10");
    this.link = link;
    stream = new ScreenStream(link.screen());
    http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    guard = new Guard(Guard.newToken(), http.getAddress().getPort());
    threads =
        Executors.newFixedThreadPool(
            THREADS,
            work -> {
              Thread thread = new Thread(work, "page");
              thread.setDaemon(true);
              return thread;
            });
    http.setExecutor(threads);
    http.createContext("/", this::answer);
    http.start();
  }

  String address() {
    return guard.address();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      boolean post = exchange.getRequestMethod().equals("POST");
      Optional<String> path = guard.inside(exchange.getRequestURI().getPath());
      if (!guard.trusts(exchange.getRequestHeaders(), post)) {
        refuse(exchange, 403);
      } else if (path.isEmpty()) {
        refuse(exchange, 404);
      } else if (post) {
        take(exchange, path.get());
      } else if (exchange.getRequestMethod().equals("GET")) {
        give(exchange, path.get());
      } else {
        refuse(exchange, 405);
      }
    }
  }

  private void give(HttpExchange exchange, String path) throws IOException {
    String type = FILES.get(path);
    if (path.equals("screen")) {
      head(exchange, "application/octet-stream");
      exchange.sendResponseHeaders(200, 0);
      // what a page that has gone was touching is let go
      link.ask(new Request.Finger(Request.Touching.CANCEL, 0, 0, 0, 0));
      stream.write(exchange.getResponseBody());
    } else if (type == null) {
      refuse(exchange, 404);
    } else {
      byte[] file = file(path.isEmpty() ? "page.html" : path);
      head(exchange, type + "; charset=utf-8");
      exchange.sendResponseHeaders(200, file.length);
      exchange.getResponseBody().write(file);
    }
  }

  private void take(HttpExchange exchange, String path) throws IOException {
    if (!path.equals("input")) {
      refuse(exchange, 404);
      return;
    }
    byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
    if (body.length > MOST_BYTES) {
      refuse(exchange, 413);
      return;
    }
    List<Request> requests;
    try {
      requests = RequestReader.read(new String(body, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException wrong) {
      refuse(exchange, 400);
      return;
    }
    requests.forEach(link::ask);
    exchange.sendResponseHeaders(204, -1);
  }

  private static void head(HttpExchange exchange, String type) {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set("Cache-Control", "no-store");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
            + " connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
  }

  private static void refuse(HttpExchange exchange, int code) throws IOException {
    exchange.sendResponseHeaders(code, -1);
  }

  private static byte[] file(String name) throws IOException {
    try (InputStream in =
        Server.class.getResourceAsStream("/org/monsterbox/desktop/page/" + name)) {
      if (in == null) {
        throw new IOException("The page has no " + name);
      }
      return in.readAllBytes();
    }
  }

  @Override
  public void close() {
    // a second for the page to hear that it is over
    http.stop(1);
    threads.shutdownNow();
  }
}
