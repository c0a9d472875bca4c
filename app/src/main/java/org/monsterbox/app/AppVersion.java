package org.monsterbox.app;

import android.content.Context;
import android.content.pm.PackageManager;

/** Which version of the app this is, as people and records name it. */
public final class AppVersion {

  private AppVersion() {}

  public static String of(Context context) {
    try {
      return context.getPackageManager().getPackageInfo(context.getPackageName(), 0).versionName;
    } catch (PackageManager.NameNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
