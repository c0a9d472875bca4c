package org.monsterbox.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

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
    Map<String, List<String>> english = translatableTexts("values");
    Map<String, List<String>> french = translatableTexts("values-fr");

    assertFalse(english.isEmpty());
    assertEquals(english.keySet(), french.keySet());
  }

  @Test
  public void frenchFillsInTheSameBlanks() throws Exception {
    Map<String, List<String>> french = translatableTexts("values-fr");
    for (Map.Entry<String, List<String>> text : translatableTexts("values").entrySet()) {
      assertEquals(text.getKey(), blanks(text.getValue()), blanks(french.get(text.getKey())));
    }
  }

  @Test
  public void listsAreEquallyLong() throws Exception {
    Map<String, List<String>> french = translatableTexts("values-fr");
    for (Map.Entry<String, List<String>> text : translatableTexts("values").entrySet()) {
      if (text.getKey().startsWith("string-array")) {
        assertEquals(text.getKey(), text.getValue().size(), french.get(text.getKey()).size());
      }
    }
  }

  @Test
  public void frenchSignsHoldOnToTheirWords() throws Exception {
    List<String> loose = new ArrayList<>();
    for (Map.Entry<String, List<String>> text : translatableTexts("values-fr").entrySet()) {
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

  /** Texts, plurals and lists by kind and name. */
  private static Map<String, List<String>> translatableTexts(String folder)
      throws ParserConfigurationException, IOException, SAXException {
    Map<String, List<String>> texts = new TreeMap<>();
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(RESOURCES.resolve(folder), "*.xml")) {
      for (Path file : files) {
        Element root =
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(file.toFile())
                .getDocumentElement();
        for (String kind : List.of("string", "plurals", "string-array")) {
          NodeList found = root.getElementsByTagName(kind);
          for (int i = 0; i < found.getLength(); i++) {
            Element element = (Element) found.item(i);
            if (!element.getAttribute("translatable").equals("false")) {
              texts.put(kind + " " + element.getAttribute("name"), words(element));
            }
          }
        }
      }
    }
    return texts;
  }

  private static List<String> words(Element element) {
    NodeList items = element.getElementsByTagName("item");
    if (items.getLength() == 0) {
      return List.of(element.getTextContent());
    }
    List<String> words = new ArrayList<>();
    for (int i = 0; i < items.getLength(); i++) {
      words.add(items.item(i).getTextContent());
    }
    return words;
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
