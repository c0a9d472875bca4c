package org.monsterbox.core.contract;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A text in the repository that must not change unnoticed. Run the tests with {@code -Precord} to
 * write it anew, and look at the difference before it is committed.
 */
final class Golden {

  private static final Path FOLDER = Path.of("src", "test", "goldens");

  private Golden() {}

  static void check(String name, String text, boolean record) throws IOException {
    Path file = FOLDER.resolve(name);
    if (record) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, text);
    }
    if (!Files.exists(file)) {
      throw new AssertionError("There is no " + file + ": record it with -Precord");
    }
    assertEquals(name, Files.readString(file), text);
  }
}
