package org.monsterbox.app.about;

import android.content.Context;
import androidx.annotation.StringRes;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.monsterbox.app.R;

/** A licence that something in the app comes under. */
enum Licence {
  GPL_3("GPL-3.0-or-later", R.string.licence_gpl, "licences/gpl-3.0.txt"),
  APACHE_2("Apache-2.0", R.string.licence_apache, "licences/apache-2.0.txt");

  @StringRes final int title;
  private final String id;
  private final String asset;

  Licence(String id, @StringRes int title, String asset) {
    this.id = id;
    this.title = title;
    this.asset = asset;
  }

  /** The one that is known by this name everywhere (SPDX). */
  static Licence of(String id) {
    return Arrays.stream(values())
        .filter(licence -> licence.id.equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("Unknown licence: " + id));
  }

  /** Its whole text, in paragraphs that fit any width. */
  String text(Context context) {
    StringBuilder text = new StringBuilder();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(context.getAssets().open(asset), StandardCharsets.UTF_8))) {
      boolean inParagraph = false;
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        String words = line.trim();
        if (!words.isEmpty()) {
          text.append(inParagraph ? " " : text.length() == 0 ? "" : "\n\n").append(words);
        }
        inParagraph = !words.isEmpty();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
