package org.monsterbox.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** All texts of the app as they are written. */
public final class Texts {

  private static final Path RESOURCES = Path.of("src", "main", "res");

  private Texts() {}

  /** Texts, plurals and lists of one folder that are said in each language, by kind and name. */
  public static Map<String, List<String>> translatable(String folder) {
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
          addAll(root.getElementsByTagName(kind), kind, texts);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ParserConfigurationException | SAXException e) {
      throw new IllegalStateException(e);
    }
    return texts;
  }

  private static void addAll(NodeList found, String kind, Map<String, List<String>> texts) {
    for (int i = 0; i < found.getLength(); i++) {
      Element element = (Element) found.item(i);
      if (!element.getAttribute("translatable").equals("false")) {
        texts.put(kind + " " + element.getAttribute("name"), words(element));
      }
    }
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
}
