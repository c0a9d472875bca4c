package org.monsterbox.app;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import android.annotation.SuppressLint;
import android.content.Context;
import android.content.Intent;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageInfo;
import android.content.pm.PackageManager;
import android.content.pm.ProviderInfo;
import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.saves.OpenFileActivity;

/** What the app asks of the device, and what others may ask of it. */
@RunWith(AndroidJUnit4.class)
public final class ManifestTest {

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void asksForNoPermission() throws PackageManager.NameNotFoundException {
    String[] asked = info(PackageManager.GET_PERMISSIONS).requestedPermissions;

    assertArrayEquals(new String[0], asked == null ? new String[0] : asked);
  }

  @Test
  public void othersReachTheShelfAndTheDoorForFilesOnly()
      throws PackageManager.NameNotFoundException {
    TreeSet<String> open = new TreeSet<>();
    PackageInfo info = info(PackageManager.GET_ACTIVITIES | PackageManager.GET_PROVIDERS);
    for (ActivityInfo activity : info.activities) {
      if (activity.exported) {
        open.add(activity.name);
      }
    }
    for (ProviderInfo provider : info.providers) {
      if (provider.exported) {
        open.add(provider.name);
      }
    }

    assertEquals(
        new TreeSet<>(List.of(MainActivity.class.getName(), OpenFileActivity.class.getName())),
        open);
  }

  @Test
  public void filesAreTakenFromContentProvidersOnly() {
    assertEquals(1, viewers("content://elsewhere/1", "text/plain"));
    assertEquals(1, viewers("content://elsewhere/1", "application/octet-stream"));
    assertEquals(1, viewers("content://elsewhere/1", "application/x-monsterbox"));
    assertEquals(0, viewers("content://elsewhere/1", "image/png"));
    assertEquals(0, viewers("file:///elsewhere/1", "text/plain"));
    assertEquals(0, viewers("https://example.org/1", "text/plain"));
  }

  @SuppressLint("QueryPermissionsNeeded") // it asks about this app only
  private int viewers(String uri, String type) {
    Intent view =
        new Intent(Intent.ACTION_VIEW)
            .setDataAndType(Uri.parse(uri), type)
            .setPackage(context.getPackageName());
    return context.getPackageManager().queryIntentActivities(view, 0).size();
  }

  private PackageInfo info(int flags) throws PackageManager.NameNotFoundException {
    return context.getPackageManager().getPackageInfo(context.getPackageName(), flags);
  }
}
