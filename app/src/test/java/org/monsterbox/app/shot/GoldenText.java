package org.monsterbox.app.shot;

import static org.junit.Assert.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.monsterbox.app.shot.inventory.Inventory;
import org.monsterbox.app.shot.picture.Golden;

/**
 * A text in the repository that says what there is on a screen, in all looks. Run the tests with
 * {@code -Precord} to write what has changed.
 */
final class GoldenText {

  private static final Path ACTUAL = Path.of("build", "shots");

  /** More than that do not help anybody who reads a failure. */
  private static final int TOLD_DIFFERENCES = 12;

  private GoldenText() {}

  /** Compares with what the text says of that look. */
  static void check(Path golden, Look look, Inventory seen) throws IOException {
    InventoryBook book = InventoryBook.read(Files.exists(golden) ? Files.readString(golden) : "");
    if (Golden.RECORD) {
      book.put(look, seen);
      writeIfOther(golden, book.write());
      return;
    }
    List<String> differences = book.get(look).differences(seen);
    if (differences.isEmpty()) {
      return;
    }
    Path actual = ACTUAL.resolve(golden.getFileName());
    InventoryBook all = Files.exists(actual) ? InventoryBook.read(Files.readString(actual)) : book;
    all.put(look, seen);
    writeIfOther(actual, all.write());
    fail(
        String.format(
            "%s, %s: %s\n%s\nAll that was seen is in app/%s%s",
            golden,
            look,
            book.has(look) ? "something is different" : "nothing is recorded yet",
            String.join("\n", differences.subList(0, told(differences))),
            actual,
            differences.size() > told(differences)
                ? ": " + (differences.size() - told(differences)) + " more differences"
                : ""));
  }

  private static int told(List<String> differences) {
    return Math.min(TOLD_DIFFERENCES, differences.size());
  }

  private static void writeIfOther(Path file, String text) throws IOException {
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
  }
}
