package org.monsterbox.desktop.device;

import org.junit.Test;
import org.monsterbox.desktop.link.Link;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.annotation.LooperMode;
import org.robolectric.annotation.experimental.LazyApplication;

/**
 * Where Robolectric begins. It knows how to run a test and nothing else, so the whole life of the
 * device is one.
 */
@Config(sdk = 35)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@LooperMode(LooperMode.Mode.PAUSED)
@LazyApplication(LazyApplication.LazyLoad.ON)
public final class DeviceRun {

  @Test
  public void run() {
    new Device(Link.current()).run();
  }
}
