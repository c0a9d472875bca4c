package org.monsterbox.desktop.device;

import android.app.Application;
import android.content.Intent;
import android.net.Uri;
import android.util.Log;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.monsterbox.desktop.link.Screen;
import org.robolectric.Shadows;
import org.robolectric.shadows.ShadowApplication;

/** Takes what the app passes on to other apps: there are none here, so the page gets it. */
final class Outbox {

  private static final String TAG = "Outbox";

  private final Application app;
  private final ShadowApplication shadow;
  private final Screen screen;

  Outbox(Application app, Screen screen) {
    this.app = app;
    this.screen = screen;
    shadow = Shadows.shadowOf(app);
  }

  void send() {
    for (Intent sent = next(); sent != null; sent = next()) {
      Intent chosen = sent.getParcelableExtra(Intent.EXTRA_INTENT, Intent.class);
      Uri file =
          (chosen == null ? sent : chosen).getParcelableExtra(Intent.EXTRA_STREAM, Uri.class);
      if (file != null) {
        share(file);
      }
    }
  }

  private @Nullable Intent next() {
    return shadow.getNextStartedActivity();
  }

  private void share(Uri file) {
    try (InputStream in = app.getContentResolver().openInputStream(file)) {
      if (in != null) {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        screen.share(new Screen.Shared(String.valueOf(file.getLastPathSegment()), text));
      }
    } catch (IOException e) {
      Log.e(TAG, "What was shared cannot be read", e);
    }
  }
}
