package org.monsterbox.app.speech;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The verbs of all texts of a language: how they go with "you", how with a name, and how nouns go
 * with one and with several.
 */
final class VerbForms {

  /** Stand before a verb with anybody. */
  private static final Set<String> PRONOUNS = Set.of("te", "se", "ne", "le", "la", "les", "en");

  private final Set<String> ofYou = new TreeSet<>();
  private final Set<String> ofOne = new TreeSet<>();
  private final Set<String> singular = new TreeSet<>();

  private VerbForms() {}

  static VerbForms of(Map<String, List<String>> texts) {
    VerbForms forms = new VerbForms();
    texts.values().forEach(some -> some.forEach(text -> forms.add(PatternReader.read(text))));
    forms.ofYou.removeAll(Set.copyOf(forms.ofOne));
    return forms;
  }

  /** Go with "you" alone: "keep", "gardes". */
  Set<String> ofYou() {
    return ofYou;
  }

  /** Go with a name: "keeps", "garde". */
  Set<String> ofOne() {
    return ofOne;
  }

  /** Go with one thing and not with several. */
  Set<String> singular() {
    return singular;
  }

  private void add(List<Piece> pieces) {
    for (Piece piece : pieces) {
      if (piece instanceof Piece.Choice choice) {
        List<List<Piece>> choices = choice.forms();
        if (choice.kind() == Piece.Kind.PERSON) {
          addVerbs(words(choices.get(Someone.YOU)), words(choices.get(Someone.ONE)));
        } else {
          addNouns(words(choices.get(choices.size() - 2)), words(choices.get(choices.size() - 1)));
        }
        choices.forEach(this::add);
      }
    }
  }

  /** A name or a number is a word of its own. */
  private static List<String> words(List<Piece> pieces) {
    StringBuilder words = new StringBuilder();
    for (Piece piece : pieces) {
      words.append(piece instanceof Piece.Text text ? text.words() : "%");
    }
    return List.of(words.toString().replace("\\u00A0", " ").split("[ ,:]+", -1));
  }

  private void addVerbs(List<String> you, List<String> one) {
    boolean haveSubjects =
        you.size() > 1
            && one.size() > 1
            && you.get(0).matches("[Yy]ou|[Tt]u")
            && isBlank(one.get(0));
    boolean areVerbs = you.size() == 1 && one.size() == 1 && !isBlank(one.get(0));
    int verb = haveSubjects ? 1 : 0;
    if ((haveSubjects || areVerbs) && !you.get(verb).equals(one.get(verb))) {
      addWord(you.get(verb), ofYou);
      addWord(one.get(verb), ofOne);
    }
  }

  private void addNouns(List<String> one, List<String> several) {
    String noun = one.get(one.size() - 1);
    if (!noun.equals(several.get(several.size() - 1))) {
      addWord(noun, singular);
    }
  }

  private static boolean isBlank(String word) {
    return word.equals("%");
  }

  private static void addWord(String word, Set<String> to) {
    if (word.matches("\\p{Ll}+") && !PRONOUNS.contains(word)) {
      to.add(word);
    }
  }
}
