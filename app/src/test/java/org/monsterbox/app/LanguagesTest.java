package org.monsterbox.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** English and French say the same things, with the same blanks to fill in. */
public final class LanguagesTest {

  private static final Pattern BLANK = Pattern.compile("%\\d\\$[sd]");

  @Test
  public void frenchIsComplete() throws Exception {
    Map<String, String> english = translatableTexts("values");
    Map<String, String> french = translatableTexts("values-fr");

    assertFalse(english.isEmpty());
    assertEquals(english.keySet(), french.keySet());
  }

  @Test
  public void frenchFillsInTheSameBlanks() throws Exception {
    Map<String, String> french = translatableTexts("values-fr");
    for (Map.Entry<String, String> text : translatableTexts("values").entrySet()) {
      assertEquals(text.getKey(), blanks(text.getValue()), blanks(french.get(text.getKey())));
    }
  }

  private static Map<String, String> translatableTexts(String folder)
      throws ParserConfigurationException, IOException, SAXException {
    Map<String, String> texts = new TreeMap<>();
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(Path.of("src", "main", "res", folder), "*strings*.xml")) {
      for (Path file : files) {
        addTexts(file, texts);
      }
    }
    return texts;
  }

  private static void addTexts(Path file, Map<String, String> texts)
      throws ParserConfigurationException, IOException, SAXException {
    NodeList strings =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(file.toFile())
            .getElementsByTagName("string");
    for (int i = 0; i < strings.getLength(); i++) {
      Element string = (Element) strings.item(i);
      if (!string.getAttribute("translatable").equals("false")) {
        texts.put(string.getAttribute("name"), string.getTextContent());
      }
    }
  }

  private static List<String> blanks(String text) {
    List<String> blanks = new ArrayList<>();
    for (Matcher matcher = BLANK.matcher(text); matcher.find(); ) {
      blanks.add(matcher.group());
    }
    // Their order is the language's own.
    Collections.sort(blanks);
    return blanks;
  }
}
