package org.monsterbox.desktop.host;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;

public final class BrowserTest {

  @Test
  public void withoutADisplayThereIsNone() {
    assertEquals(Optional.empty(), Browser.command("Linux", Map.of(), "there"));
  }

  @Test
  public void everySystemOpensPagesInItsOwnWay() {
    assertEquals(
        Optional.of(List.of("setsid", "xdg-open", "there")),
        Browser.command("Linux", Map.of("DISPLAY", ":0"), "there"));
    assertEquals(
        Optional.of(List.of("open", "there")), Browser.command("Mac OS X", Map.of(), "there"));
    assertEquals(
        Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler", "there")),
        Browser.command("Windows 11", Map.of(), "there"));
  }
}
