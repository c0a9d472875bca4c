package org.monsterbox.app.about;

import android.content.Context;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A library that is in the app. The build lists them, with what they say about themselves. */
record Part(String name, String version, Licence licence) {

  private static final String LIST = "licences/parts.txt";

  static List<Part> all(Context context) {
    List<Part> parts = new ArrayList<>();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(context.getAssets().open(LIST), StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        String[] columns = line.split("\t", -1);
        parts.add(new Part(columns[1], columns[2], Licence.of(columns[0])));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return parts;
  }
}
