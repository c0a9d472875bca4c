package org.monsterbox.desktop.host;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.monsterbox.desktop.link.Link;
import org.monsterbox.desktop.link.Look;
import org.monsterbox.desktop.link.Request;

/** What the page is let do, and what others are refused; spoken without a client that is polite. */
public final class ServerTest {

  private final List<Request> asked = Collections.synchronizedList(new ArrayList<>());
  private Server server;
  private int port;
  private String path;

  @Before
  public void start() throws IOException {
    Link link = new Link(Path.of(""), Optional.empty(), Look.usual(Locale.ENGLISH));
    link.connect(asked::add);
    server = new Server(link);
    URI address = URI.create(server.address());
    port = address.getPort();
    path = address.getPath();
  }

  @After
  public void stop() {
    server.close();
  }

  @Test
  public void thePageAndItsPartsAreThere() throws IOException {
    for (String file :
        List.of(
            "",
            "page.js",
            "page.css",
            "words.js",
            "picture.js",
            "input.js",
            "stream.js",
            "labels.js",
            "icon.svg")) {
      assertEquals(file, 200, get(path + file, host()));
    }
    assertEquals(404, get(path + "../host/Server.class", host()));
    assertEquals(404, get(path + "other.js", host()));
  }

  @Test
  public void whoHasTheTokenIsHeard() throws IOException {
    assertEquals(204, post(path + "input", "back\nstop", host(), origin()));
    assertEquals(List.of(new Request.Back(), new Request.Stop()), asked);
  }

  @Test
  public void withoutTheTokenNothingIsThere() throws IOException {
    assertEquals(404, get("/", host()));
    assertEquals(404, get("/page.js", host()));
    assertEquals(404, get("/" + "A".repeat(24) + "/", host()));
    assertEquals(404, post("/input", "stop", host(), origin()));
    assertEquals(List.of(), asked);
  }

  @Test
  public void everyProgramHasAnotherToken() {
    assertNotEquals(Guard.newToken(), Guard.newToken());
    assertEquals(24, Guard.newToken().length());
  }

  @Test
  public void anotherOriginIsRefused() throws IOException {
    for (String foreign :
        List.of(
            "Origin: http://example.org",
            "Origin: http://127.0.0.1:" + (port + 1),
            "Origin: https://127.0.0.1:" + port,
            "Origin: null")) {
      assertEquals(foreign, 403, post(path + "input", "stop", host(), foreign));
      assertEquals(foreign, 403, get(path, host(), foreign));
    }
    assertEquals("none at all", 403, post(path + "input", "stop", host()));
    assertEquals(List.of(), asked);
  }

  @Test
  public void anotherHostIsRefused() throws IOException {
    for (String foreign :
        List.of("Host: example.org:" + port, "Host: 127.0.0.1", "Host: 127.0.0.1:" + (port + 1))) {
      assertEquals(foreign, 403, get(path, foreign));
      assertEquals(foreign, 403, post(path + "input", "stop", foreign, origin()));
    }
    assertEquals(List.of(), asked);
  }

  @Test
  public void whatIsTooLongOrNoRequestIsRefused() throws IOException {
    String longest = "back\n".repeat(Server.MOST_BYTES / 5 + 1);
    assertEquals(413, post(path + "input", longest, host(), origin()));
    assertEquals(400, post(path + "input", "back\ndance", host(), origin()));
    assertEquals(404, post(path + "output", "back", host(), origin()));
    assertEquals(405, status("DELETE " + path + " HTTP/1.1", "", host()));
    assertEquals(List.of(), asked);
  }

  @Test
  public void onlyThisComputerReachesIt() throws IOException {
    for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      for (InetAddress address : Collections.list(each.getInetAddresses())) {
        if (!address.isLoopbackAddress()) {
          assertThrows(ConnectException.class, () -> connect(address).close());
        }
      }
    }
    connect(InetAddress.getLoopbackAddress()).close();
  }

  private Socket connect(InetAddress address) throws IOException {
    Socket socket = new Socket();
    socket.connect(new InetSocketAddress(address, port), 2000);
    return socket;
  }

  private String host() {
    return "Host: 127.0.0.1:" + port;
  }

  private String origin() {
    return "Origin: http://127.0.0.1:" + port;
  }

  private int get(String what, String... headers) throws IOException {
    return status("GET " + what + " HTTP/1.1", "", headers);
  }

  private int post(String what, String body, String... headers) throws IOException {
    List<String> all = new ArrayList<>(List.of(headers));
    all.add("Content-Length: " + body.length());
    return status("POST " + what + " HTTP/1.1", body, all.toArray(String[]::new));
  }

  private int status(String line, String body, String... headers) throws IOException {
    String head = line + "\r\n" + String.join("\r\n", headers) + "\r\nConnection: close\r\n\r\n";
    try (Socket socket = connect(InetAddress.getLoopbackAddress())) {
      socket.getOutputStream().write((head + body).getBytes(StandardCharsets.UTF_8));
      String answer = new String(socket.getInputStream().readNBytes(12), StandardCharsets.UTF_8);
      assertTrue(answer, answer.startsWith("HTTP/1.1 "));
      return Integer.parseInt(answer.substring(9));
    }
  }
}
