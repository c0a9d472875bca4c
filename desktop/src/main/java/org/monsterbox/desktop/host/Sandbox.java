package org.monsterbox.desktop.host;

import org.junit.runner.JUnitCore;
import org.junit.runner.Result;
import org.junit.runner.Runner;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.InitializationError;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.internal.bytecode.InstrumentationConfiguration;

/**
 * Runs a class where Android is: Robolectric loads it, and all that it uses, anew. What {@code
 * host} and {@code link} hold is the same on both sides.
 */
final class Sandbox extends RobolectricTestRunner {

  Sandbox(Class<?> device) throws InitializationError {
    super(device);
  }

  /** Returns when the device is done. */
  static void run(Class<?> device) {
    Runner runner = Quiet.get(() -> of(device));
    Result result = new JUnitCore().run(runner);
    if (!result.wasSuccessful()) {
      Throwable cause = result.getFailures().get(0).getException();
      throw new IllegalStateException(cause.getMessage(), cause);
    }
  }

  private static Runner of(Class<?> device) {
    try {
      Sandbox sandbox = new Sandbox(device);
      // only now does it choose the version of Android
      sandbox.getDescription();
      return sandbox;
    } catch (InitializationError e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  protected InstrumentationConfiguration createClassLoaderConfig(FrameworkMethod method) {
    return new InstrumentationConfiguration.Builder(super.createClassLoaderConfig(method))
        .doNotAcquirePackage("org.monsterbox.desktop.host.")
        .doNotAcquirePackage("org.monsterbox.desktop.link.")
        .build();
  }
}
