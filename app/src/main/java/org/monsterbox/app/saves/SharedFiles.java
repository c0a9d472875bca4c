package org.monsterbox.app.saves;

import android.content.ClipData;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.core.content.FileProvider;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.text.SimpleDateFormat;
import java.util.Locale;
import org.monsterbox.app.R;
import org.monsterbox.app.store.StoreFailure;

/** Files with games that are passed on to other apps. They lie where Android may clear them. */
final class SharedFiles {

  /** Records are texts, and more apps take texts than files of a kind they have never heard of. */
  static final String TYPE = "text/plain";

  private static final String EXTENSION = ".monsterbox";
  private static final String FOLDER = "shared";
  private static final String AUTHORITY = ".shared";
  private static final long KEPT_MILLIS = 24L * 60 * 60 * 1000;

  private SharedFiles() {}

  /** Such as {@code 13-monsters-2026-11-17.monsterbox}. */
  static String name(String title, long playedAt) {
    String words = title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String day = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT).format(playedAt);
    return words + "-" + day + EXTENSION;
  }

  static File write(Context context, String name, byte[] bytes) throws StoreFailure {
    File folder = new File(context.getCacheDir(), FOLDER);
    clear(folder, System.currentTimeMillis() - KEPT_MILLIS);
    File file = new File(folder, name);
    try {
      if (!folder.isDirectory() && !folder.mkdirs()) {
        throw new IOException("No folder " + folder);
      }
      try (OutputStream out = new FileOutputStream(file)) {
        out.write(bytes);
      }
      return file;
    } catch (IOException e) {
      throw new StoreFailure(e);
    }
  }

  /** Whoever was given a file has read it within a day. */
  private static void clear(File folder, long before) {
    File[] files = folder.listFiles();
    if (files != null) {
      for (File file : files) {
        if (file.lastModified() < before && !file.delete()) {
          file.deleteOnExit();
        }
      }
    }
  }

  /** Asks with which app to pass the file on. */
  static Intent send(Context context, File file) {
    Uri uri = FileProvider.getUriForFile(context, context.getPackageName() + AUTHORITY, file);
    Intent send = new Intent(Intent.ACTION_SEND);
    send.setType(TYPE);
    send.putExtra(Intent.EXTRA_STREAM, uri);
    send.putExtra(Intent.EXTRA_SUBJECT, file.getName());
    // The permission to read goes with the clip, also through the chooser.
    send.setClipData(ClipData.newRawUri(file.getName(), uri));
    send.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
    return Intent.createChooser(send, context.getString(R.string.saves_shared_title));
  }
}
