package org.monsterbox.toolchain;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;

/**
 * Builds a Gradle installation and an Android SDK out of Maven artifacts, for machines that reach a
 * Maven repository but neither the Gradle download site nor the Android SDK manager.
 */
public final class Toolchain {
  private Toolchain() {}

  /** Makes {@code home/gradle} and {@code home/sdk} out of a directory of downloaded jars. */
  public static void build(Path jars, Path home, PrintStream out) throws IOException {
    Artifacts artifacts = new Artifacts(jars);
    Progress progress = new Progress(out);
    new GradleHome(artifacts, home.resolve("gradle"), progress).write();
    new AndroidSdk(artifacts, home.resolve("sdk"), progress).write();
  }
}
