package org.monsterbox.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;

/**
 * English and French say the same things, with the same blanks to fill in, and nothing else does.
 */
public final class LanguagesTest {

  private static final Path RESOURCES = Path.of("src", "main", "res");
  private static final Pattern BLANK = Pattern.compile("%\\d\\$[sd]");
  private static final Pattern LOOSE_SIGN = Pattern.compile("[^ ]* [;:!?»]|« [^ ]*");
  private static final Pattern TEXT_IN_LAYOUT =
      Pattern.compile("android:(text|hint|contentDescription|title)=\"[^@?\"][^\"]*\"");

  @Test
  public void frenchIsComplete() throws Exception {
    Map<String, List<String>> english = Texts.translatable("values");
    Map<String, List<String>> french = Texts.translatable("values-fr");

    assertFalse(english.isEmpty());
    assertEquals(english.keySet(), french.keySet());
  }

  @Test
  public void frenchFillsInTheSameBlanks() throws Exception {
    Map<String, List<String>> french = Texts.translatable("values-fr");
    for (Map.Entry<String, List<String>> text : Texts.translatable("values").entrySet()) {
      assertEquals(text.getKey(), blanks(text.getValue()), blanks(french.get(text.getKey())));
    }
  }

  @Test
  public void listsAreEquallyLong() throws Exception {
    Map<String, List<String>> french = Texts.translatable("values-fr");
    for (Map.Entry<String, List<String>> text : Texts.translatable("values").entrySet()) {
      if (text.getKey().startsWith("string-array")) {
        assertEquals(text.getKey(), text.getValue().size(), french.get(text.getKey()).size());
      }
    }
  }

  @Test
  public void frenchSignsHoldOnToTheirWords() throws Exception {
    List<String> loose = new ArrayList<>();
    for (Map.Entry<String, List<String>> text : Texts.translatable("values-fr").entrySet()) {
      for (String words : text.getValue()) {
        if (LOOSE_SIGN.matcher(words).find()) {
          loose.add(text.getKey() + ": " + words);
        }
      }
    }
    assertEquals(List.of(), loose);
  }

  @Test
  public void layoutsHaveNoTextOfTheirOwn() throws Exception {
    List<String> found = new ArrayList<>();
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(RESOURCES, "layout*")) {
      for (Path folder : folders) {
        try (DirectoryStream<Path> layouts = Files.newDirectoryStream(folder, "*.xml")) {
          for (Path layout : layouts) {
            Matcher text = TEXT_IN_LAYOUT.matcher(Files.readString(layout));
            while (text.find()) {
              found.add(layout + ": " + text.group());
            }
          }
        }
      }
    }
    assertEquals(List.of(), found);
  }

  /** Which they are: languages differ in their order, and plurals in how many forms they have. */
  private static Set<String> blanks(List<String> texts) {
    Set<String> blanks = new TreeSet<>();
    for (String text : texts) {
      for (Matcher matcher = BLANK.matcher(text); matcher.find(); ) {
        blanks.add(matcher.group());
      }
    }
    return blanks;
  }
}
