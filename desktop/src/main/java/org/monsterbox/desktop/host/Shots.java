package org.monsterbox.desktop.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.Result;
import org.junit.runner.Runner;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;
import org.monsterbox.desktop.device.ShotsRun;

/** Puts pictures of all screens into a directory. */
final class Shots {

  private Shots() {}

  /** Whether all pictures were taken. */
  static boolean take(Path folder) throws IOException {
    Files.createDirectories(folder);
    System.setProperty(ShotsRun.FOLDER, folder.toString());
    System.setProperty("robolectric.pixelCopyRenderMode", "hardware");
    Runner runner = Quiet.get(() -> Request.aClass(ShotsRun.class).getRunner());
    JUnitCore core = new JUnitCore();
    core.addListener(new Progress(runner.testCount()));
    Result result = core.run(runner);
    for (Failure failure : result.getFailures()) {
      System.out.println(failure.getTestHeader() + ": " + failure.getMessage());
    }
    System.out.println(
        result.getRunCount() - result.getFailureCount() + " pictures are in " + folder);
    return result.wasSuccessful();
  }

  /** Says how far it is, now and then. */
  private static final class Progress extends RunListener {

    private final int all;
    private int done;

    Progress(int all) {
      this.all = all;
    }

    @Override
    public void testFinished(Description shot) {
      done++;
      if (done % 10 == 0) {
        System.out.println(done + " of " + all + " pictures");
      }
    }
  }
}
