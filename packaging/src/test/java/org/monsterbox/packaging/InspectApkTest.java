package org.monsterbox.packaging;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class InspectApkTest {

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void acceptsAManifestWithoutPermission() throws Exception {
    assertEquals(List.of(), InspectApk.permissionFaults(manifest("<application/>")));
  }

  @Test
  public void namesEachPermissionAndItsPlace() throws Exception {
    Path manifest =
        manifest(
            "<uses-permission android:name=\"android.permission.INTERNET\"/>"
                + "<uses-permission-sdk-23 android:name=\"android.permission.CAMERA\"/>");

    List<String> faults = InspectApk.permissionFaults(manifest);

    assertEquals(2, faults.size());
    assertTrue(faults.get(0), faults.get(0).contains("android.permission.INTERNET"));
    assertTrue(faults.get(1), faults.get(1).contains("android.permission.CAMERA"));
    assertTrue(faults.get(0), faults.get(0).startsWith(manifest.toString()));
  }

  @Test
  public void namesTheSizeOfAFileThatIsTooLarge() throws IOException {
    Path file = Files.write(folder.getRoot().toPath().resolve("app.apk"), new byte[100]);

    assertEquals(List.of(), InspectApk.sizeFaults(file, 100));
    assertTrue(InspectApk.sizeFaults(file, 99).get(0).contains("100 bytes"));
  }

  private Path manifest(String content) throws IOException {
    return Files.writeString(
        folder.getRoot().toPath().resolve("AndroidManifest.xml"),
        "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\">"
            + content
            + "</manifest>");
  }
}
