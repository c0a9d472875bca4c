package org.monsterbox.app.shot.picture;

import static org.junit.Assert.fail;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A picture in the repository that a screen must look like. Run the tests with {@code -Precord} to
 * write those anew that look different, and look at them before you commit them.
 */
public final class Golden {

  public static final boolean RECORD = Boolean.getBoolean("goldens.record");
  private static final Path ACTUAL = Path.of("build", "shots");
  private static final Path DIFFERENCES = Path.of("build", "shot-differences");

  private Golden() {}

  /** Compares with the picture of that name; what was seen is always kept in build/shots. */
  public static void check(Path golden, Bitmap seen) throws IOException {
    byte[] recorded = FewColours.of(seen).png();
    String name = golden.getFileName().toString();
    write(recorded, ACTUAL.resolve(name));
    if (RECORD) {
      // What nobody sees is no reason to write a picture anew.
      if (!Files.exists(golden) || !PictureComparison.of(read(golden), seen).same()) {
        write(recorded, golden);
      }
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
      write(png(comparison.picture()), difference);
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

  public static void write(byte[] picture, Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, picture);
  }

  private static byte[] png(Bitmap bitmap) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    bitmap.compress(Bitmap.CompressFormat.PNG, 100, out);
    return out.toByteArray();
  }
}
