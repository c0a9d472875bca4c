package org.monsterbox.packaging;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** What a published library says about itself, in the file that Maven repositories keep with it. */
final class Pom {

  private final Element project;

  private Pom(Element project) {
    this.project = project;
  }

  static Pom read(Path file) throws IOException, ParserConfigurationException, SAXException {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return new Pom(factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement());
  }

  /** What people call it; what Maven calls it where nobody has given it a name. */
  String name() {
    return text(project, "name").or(() -> text(project, "artifactId")).orElseThrow();
  }

  String version() {
    return text(project, "version")
        .or(() -> child(project, "parent").flatMap(parent -> text(parent, "version")))
        .orElseThrow();
  }

  /** Its group and name, in the way that others name it as their parent. */
  String coordinates() {
    Optional<Element> parent = child(project, "parent");
    String group =
        text(project, "groupId").or(() -> parent.flatMap(p -> text(p, "groupId"))).orElseThrow();
    return group + ":" + text(project, "artifactId").orElseThrow() + ":" + version();
  }

  /** Where it says nothing itself, its parent does. */
  Optional<String> parent() {
    return child(project, "parent")
        .map(
            parent ->
                text(parent, "groupId").orElseThrow()
                    + (":" + text(parent, "artifactId").orElseThrow())
                    + (":" + text(parent, "version").orElseThrow()));
  }

  /** There is no code in it: it only says what others have in common. */
  boolean isParent() {
    return text(project, "packaging").filter("pom"::equals).isPresent();
  }

  /** The names of its licences, and where they can be read. */
  List<String> licences() {
    List<String> licences = new ArrayList<>();
    child(project, "licenses")
        .ifPresent(
            all ->
                children(all, "license")
                    .forEach(
                        licence ->
                            licences.add(
                                (text(licence, "name").orElse("") + " ")
                                    + text(licence, "url").orElse(""))));
    return licences;
  }

  private static Optional<String> text(Element parent, String name) {
    return child(parent, name).map(element -> element.getTextContent().strip());
  }

  private static Optional<Element> child(Element parent, String name) {
    return children(parent, name).stream().findFirst();
  }

  private static List<Element> children(Element parent, String name) {
    List<Element> found = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getTagName().equals(name)) {
        found.add(element);
      }
    }
    return found;
  }
}
