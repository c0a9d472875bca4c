package org.monsterbox.app.speech;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
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
import java.util.stream.Stream;
import org.junit.Test;
import org.monsterbox.app.Texts;

/** All texts of both languages can be said, of the same persons and numbers. */
public final class PatternsTest {

  private static final int ALONE_OR_ONE = 2;

  private static final Map<String, List<String>> ENGLISH = Texts.translatable("values");
  private static final Map<String, List<String>> FRENCH = Texts.translatable("values-fr");

  @Test
  public void everyTextIsAPattern() {
    List<String> broken = new ArrayList<>();
    for (Map<String, List<String>> language : List.of(ENGLISH, FRENCH)) {
      language.forEach(
          (name, texts) -> {
            for (String text : texts) {
              try {
                PatternReader.read(text);
              } catch (IllegalArgumentException e) {
                broken.add(name + ": " + e.getMessage());
              }
            }
          });
    }
    assertEquals(List.of(), broken);
  }

  /** "You and Ada keep" is "Ada et toi gardez": French needs a form more than English. */
  @Test
  public void severalHaveTheirFormsInBothLanguages() {
    Map<String, String> wrong = new TreeMap<>();
    ENGLISH.forEach(
        (name, texts) -> {
          Map<Integer, Integer> english = forms(texts);
          Map<Integer, Integer> french = forms(FRENCH.get(name));
          french.forEach(
              (part, forms) -> {
                boolean areSeveral = english.getOrDefault(part, forms) > ALONE_OR_ONE;
                if (forms != (areSeveral ? Someone.MOST_FORMS : ALONE_OR_ONE)) {
                  wrong.put(name, english + " in English, " + french + " in French");
                }
              });
        });
    assertEquals(Map.of(), wrong);
  }

  /** What is chosen by is a person everywhere, or a number everywhere. */
  @Test
  public void personsAndNumbersAreTheSameInBothLanguages() {
    Map<String, String> wrong = new TreeMap<>();
    ENGLISH.forEach(
        (name, texts) -> {
          Set<String> numbers = new TreeSet<>();
          Set<String> persons = new TreeSet<>();
          for (Piece piece : all(texts, FRENCH.get(name))) {
            if (piece instanceof Piece.Choice choice) {
              (choice.kind() == Piece.Kind.PERSON ? persons : numbers).add("" + choice.part());
            } else if (piece instanceof Piece.Blank blank && blank.isNumber()) {
              numbers.add("" + blank.part());
            }
          }
          if (persons.removeAll(numbers)) {
            wrong.put(name, "both a person and a number");
          }
        });
    assertEquals(Map.of(), wrong);
  }

  /** "You you keep". */
  @Test
  public void whoeverIsAddressedIsNotNamedAsWell() {
    Set<String> named = new TreeSet<>();
    for (Map<String, List<String>> language : List.of(ENGLISH, FRENCH)) {
      language.forEach(
          (name, texts) -> {
            for (Piece piece : all(texts)) {
              if (piece instanceof Piece.Choice choice
                  && choice.kind() == Piece.Kind.PERSON
                  && choice
                      .forms()
                      .get(Someone.YOU)
                      .contains(new Piece.Blank(choice.part(), Piece.Blank.WORDS))) {
                named.add(name);
              }
            }
          });
    }
    assertEquals(Set.of(), named);
  }

  /** Only {@link Sentences} makes the choice. */
  @Test
  public void noChoiceIsReadAsItIsWritten() throws IOException {
    Pattern read = Pattern.compile("getString\\(\\s*R\\.string\\.(\\w+)");
    Set<String> raw = new TreeSet<>();
    try (Stream<Path> sources = Files.walk(Path.of("src", "main", "java"))) {
      for (Path source : sources.filter(file -> file.toString().endsWith(".java")).toList()) {
        Matcher matcher = read.matcher(Files.readString(source));
        while (matcher.find()) {
          List<String> texts = ENGLISH.getOrDefault("string " + matcher.group(1), List.of());
          if (all(texts).stream().anyMatch(Piece.Choice.class::isInstance)) {
            raw.add(source.getFileName() + ": " + matcher.group(1));
          }
        }
      }
    }
    assertEquals(Set.of(), raw);
  }

  @Test
  public void thereAreChoices() {
    assertTrue(
        all(ENGLISH.values().stream().flatMap(List::stream).toList()).stream()
            .anyMatch(Piece.Choice.class::isInstance));
  }

  /** How many forms the choices by person have, by the number of their part. */
  private static Map<Integer, Integer> forms(List<String> texts) {
    Map<Integer, Integer> forms = new TreeMap<>();
    for (Piece piece : all(texts)) {
      if (piece instanceof Piece.Choice choice && choice.kind() == Piece.Kind.PERSON) {
        forms.merge(choice.part(), choice.forms().size(), Math::max);
      }
    }
    return forms;
  }

  @SafeVarargs
  private static List<Piece> all(List<String>... texts) {
    List<Piece> all = new ArrayList<>();
    for (List<String> some : texts) {
      for (String text : some) {
        add(PatternReader.read(text), all);
      }
    }
    return all;
  }

  private static void add(List<Piece> pieces, List<Piece> all) {
    for (Piece piece : pieces) {
      all.add(piece);
      if (piece instanceof Piece.Choice choice) {
        choice.forms().forEach(form -> add(form, all));
      }
    }
  }
}
