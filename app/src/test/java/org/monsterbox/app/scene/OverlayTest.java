package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.pm.ApplicationInfo;
import android.graphics.Color;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** What those who build scenes can have drawn over them. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35) // real pixels need a newer one than the oldest
public final class OverlayTest {

  private final ApplicationInfo app =
      ApplicationProvider.getApplicationContext().getApplicationInfo();

  @Test
  public void targetsThatAreTooSmallAreRed() {
    app.flags |= ApplicationInfo.FLAG_DEBUGGABLE;
    Table table = Table.showing(blue("small", 100, 30, 30), blue("large", 200, 60, 60));
    table.view.setOverlay(true);
    assertEquals(Color.RED, table.colourAt(115, 130));
    assertEquals(0, Color.red(table.colourAt(230, 160)));
    assertTrue(Color.blue(table.colourAt(230, 160)) > 100);
  }

  @Test
  public void aReleaseHasNone() {
    app.flags &= ~ApplicationInfo.FLAG_DEBUGGABLE;
    Table table = Table.showing(blue("small", 100, 30, 30));
    int before = table.colourAt(115, 130);
    table.view.setOverlay(true);
    assertEquals(before, table.colourAt(115, 130));
  }

  private static Node blue(String id, float left, float width, float height) {
    return Node.of(Role.BUTTON, id, Bounds.of(left, 100, width, height), (canvas, w, h) -> {}, id)
        .tapped(new Tap.Say("no"));
  }
}
