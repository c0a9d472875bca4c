package org.monsterbox.app.speech;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Elisions, and articles that melt into the word before them. */
final class FrenchGrammar implements Grammar {

  private static final char APOSTROPHE = '’';

  private static final Pattern LAST_WORD = Pattern.compile("(?:^|[^\\p{L}])(\\p{L}+) $");

  /** Words that lose their last letter before a vowel. */
  private static final Set<String> ELIDED =
      Set.of(
          "de", "que", "le", "la", "je", "me", "te", "se", "ne", "jusque", "lorsque", "puisque",
          "quoique");

  /** What becomes of a word and the article behind it. */
  private static final Map<String, String> MELTED =
      Map.of("de le ", "du ", "de les ", "des ", "à le ", "au ", "à les ", "aux ");

  private static final Pattern ARTICLE = Pattern.compile("^(le|les) ");

  /** Begin with a vowel and are spoken as if they did not; places such as E7, too. */
  private static final Pattern HARD =
      Pattern.compile("^(onz|oui\\b|ouistiti|uhlan|y[aeiou]|[a-z]\\d).*");

  private static final Pattern VOWEL = Pattern.compile("^[aeiouyœæ].*");

  /** Most people whose name begins with an H that is not heard; all other H are kept apart. */
  private static final Pattern SILENT_H =
      Pattern.compile(
          "^(hect|hele|helo|henri|herb|herc|herm|herv|heur|hila|hipp|hist|hiv|homer|homm|honor|"
              + "horac|horiz|horten|hube|hugo|hugu|huil|huitr|humb|hyac|hydr).*");

  @Override
  public void join(StringBuilder written, String words) {
    Matcher last = LAST_WORD.matcher(written);
    if (!last.find()) {
      written.append(words);
      return;
    }
    String word = last.group(1);
    Matcher article = ARTICLE.matcher(words);
    String melted =
        article.find() ? MELTED.get(word.toLowerCase(Locale.FRENCH) + " " + article.group()) : null;
    if (melted != null) {
      written.setLength(last.start(1));
      written.append(sameCase(word, melted));
      written.append(words, article.end(), words.length());
    } else if (ELIDED.contains(word.toLowerCase(Locale.FRENCH)) && beginsWithVowel(words)) {
      written.setLength(written.length() - 2);
      written.append(APOSTROPHE).append(words);
    } else {
      written.append(words);
    }
  }

  private static String sameCase(String model, String word) {
    return Character.isUpperCase(model.charAt(0)) ? capital(word) : word;
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.FRENCH) + word.substring(1);
  }

  /** Whether the first sound of it is one before which words are shortened. */
  static boolean beginsWithVowel(String words) {
    String plain =
        Normalizer.normalize(words, Normalizer.Form.NFD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.FRENCH);
    return (VOWEL.matcher(plain).matches() && !HARD.matcher(plain).matches())
        || SILENT_H.matcher(plain).matches();
  }

  /** There is no plural of nothing. */
  @Override
  public boolean isOne(long count) {
    return count == 0 || count == 1;
  }

  @Override
  public boolean isYouFirst() {
    return false;
  }
}
