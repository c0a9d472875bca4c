package org.monsterbox.desktop.host;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.fail;

import org.junit.Test;
import org.robolectric.annotation.Config;

public final class SandboxTest {

  /** A device whose app crashes. */
  @Config(sdk = 35)
  public static final class Broken {

    @Test
    public void run() {
      fail("the app crashed");
    }
  }

  @Test
  public void aDeviceThatFailsIsNotTakenForOneThatIsDone() {
    IllegalStateException failed =
        assertThrows(IllegalStateException.class, () -> Sandbox.run(Broken.class));

    assertEquals("the app crashed", failed.getMessage());
  }
}
