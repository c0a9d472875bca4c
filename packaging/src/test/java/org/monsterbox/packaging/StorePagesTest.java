package org.monsterbox.packaging;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;

/** What stores show of the app, in the form that fastlane gave them. */
public final class StorePagesTest {

  private static final Path PAGES = Path.of("..", "fastlane", "metadata", "android");
  private static final List<String> LANGUAGES = List.of("en-US", "fr-FR");
  private static final long MOST_BYTES = 600_000;
  private static final int MOST_PICTURES = 8;

  @Test
  public void bothLanguagesHaveTheSameFiles() throws IOException {
    assertEquals(files(LANGUAGES.get(0)), files(LANGUAGES.get(1)));
    assertTrue(
        files(LANGUAGES.get(0))
            .containsAll(List.of("title.txt", "full_description.txt", "images/icon.png")));
  }

  @Test
  public void textsAreAsShortAsStoresWantThem() throws IOException {
    for (String language : LANGUAGES) {
      assertLength(language, "title.txt", 30);
      assertLength(language, "short_description.txt", 80);
      assertLength(language, "full_description.txt", 4000);
      for (String file : files(language)) {
        if (file.startsWith("changelogs/")) {
          assertLength(language, file, 500);
        }
      }
    }
  }

  @Test
  public void thisVersionSaysWhatIsNew() throws IOException {
    Matcher version =
        Pattern.compile("versionName = '(\\d+)\\.(\\d+)\\.(\\d+)'")
            .matcher(Files.readString(Path.of("..", "app", "build.gradle")));
    assertTrue(version.find());
    int code = 0;
    for (int part = 1; part <= version.groupCount(); part++) {
      code = code * 100 + Integer.parseInt(version.group(part));
    }

    assertTrue(files(LANGUAGES.get(0)).contains("changelogs/" + code + ".txt"));
  }

  @Test
  public void frenchSignsHoldOnToTheirWords() throws IOException {
    for (String file : files("fr-FR")) {
      if (file.endsWith(".txt")) {
        Matcher loose = Pattern.compile("\\S* [:;!?»]|« ").matcher(text("fr-FR", file));
        assertFalse(file, loose.find());
      }
    }
  }

  @Test
  public void picturesAreFewAndSmall() throws IOException {
    int pictures = 0;
    long bytes = 0;
    for (String language : LANGUAGES) {
      for (String file : files(language)) {
        bytes += Files.size(PAGES.resolve(language).resolve(file));
        pictures += file.contains("Screenshots/") ? 1 : 0;
      }
    }
    assertTrue(bytes + " bytes", bytes <= MOST_BYTES);
    assertTrue(pictures + " pictures", pictures > 0 && pictures <= MOST_PICTURES);
  }

  private static void assertLength(String language, String file, int most) throws IOException {
    String text = text(language, file).strip();
    int length = text.codePointCount(0, text.length());
    assertTrue(language + "/" + file + ": " + length, length > 0 && length <= most);
  }

  private static String text(String language, String file) throws IOException {
    return Files.readString(PAGES.resolve(language).resolve(file));
  }

  private static Set<String> files(String language) throws IOException {
    Path folder = PAGES.resolve(language);
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
