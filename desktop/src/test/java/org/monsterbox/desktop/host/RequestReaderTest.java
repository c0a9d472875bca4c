package org.monsterbox.desktop.host;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;
import org.junit.Test;
import org.monsterbox.desktop.link.Look;
import org.monsterbox.desktop.link.Request;

public final class RequestReaderTest {

  @Test
  public void readsEveryKindOfRequest() {
    assertEquals(
        List.of(
            new Request.Finger(Request.Touching.DOWN, 0, 1.5f, 2, 7),
            new Request.Finger(Request.Touching.CANCEL, 31, -3, 4, 0),
            new Request.Wheel(1, 2, 0, -1.5f, true),
            new Request.Key("u", true, false, true, false),
            new Request.Key(" ", false, true, false, true),
            new Request.Change(new Look(Look.Shape.TABLET, true, true, "fr", 2, 240)),
            new Request.Back(),
            new Request.Open(),
            new Request.Stop()),
        RequestReader.read(
            """
            down 0 1.5 2 7
            cancel 31 -3 4 0
            wheel 1 2 0 -1.5 true
            press u false true false
            release Space true false true
            look tablet true true fr 2 240
            back
            open
            stop
            """));
  }

  @Test
  public void refusesWhatIsNoRequest() {
    for (String wrong :
        List.of(
            "jump",
            "down 0 1 2",
            "down 0 1 2 3 4",
            "down x 1 2 3",
            "down 32 1 2 3",
            "down -1 1 2 3",
            "down 0 NaN 2 3",
            "down 0 Infinity 2 3",
            "down 0 1e9 2 3",
            "down 0 1 2 99999999",
            "wheel 1 2 3 4 yes",
            "press  false false false",
            "look watch false false en 1 160",
            "look phone false false de 1 160",
            "look phone false false en 9 160",
            "look phone false false en 1 9999")) {
      assertThrows(wrong, IllegalArgumentException.class, () -> RequestReader.read(wrong));
    }
  }

  @Test
  public void refusesMoreLinesThanAnybodySends() {
    assertThrows(IllegalArgumentException.class, () -> RequestReader.read("back\n".repeat(501)));
  }
}
