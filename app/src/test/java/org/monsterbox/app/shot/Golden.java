package org.monsterbox.app.shot;

import static org.junit.Assert.fail;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A picture in the repository that a screen must look like. Run the tests with {@code -Precord} to
 * write the pictures anew, and look at what changed before you commit them.
 */
final class Golden {

  private static final boolean RECORD = Boolean.getBoolean("goldens.record");
  private static final Path ACTUAL = Path.of("build", "shots");
  private static final Path DIFFERENCES = Path.of("build", "shot-differences");

  private Golden() {}

  /** Compares with the picture of that name; what was seen is always kept in build/shots. */
  static void check(Path golden, Bitmap seen) throws IOException {
    String name = golden.getFileName().toString();
    write(seen, ACTUAL.resolve(name));
    if (RECORD) {
      write(seen, golden);
      return;
    }
    if (!Files.exists(golden)) {
      fail(
          "No golden picture "
              + golden
              + " yet: look at "
              + ACTUAL.resolve(name)
              + " and record it with -Precord");
    }
    PictureComparison comparison = PictureComparison.of(read(golden), seen);
    if (!comparison.same()) {
      Path difference = DIFFERENCES.resolve(name);
      write(comparison.picture(), difference);
      fail(
          golden
              + ": "
              + comparison
              + "; expected, seen and difference side by side: app/"
              + difference);
    }
  }

  private static Bitmap read(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    return BitmapFactory.decodeByteArray(bytes, 0, bytes.length);
  }

  private static void write(Bitmap bitmap, Path file) throws IOException {
    Files.createDirectories(file.getParent());
    try (OutputStream out = Files.newOutputStream(file)) {
      bitmap.compress(Bitmap.CompressFormat.PNG, 100, out);
    }
  }
}
