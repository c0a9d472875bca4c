package org.monsterbox.app.speech;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.monsterbox.app.Texts;
import org.monsterbox.app.scene.Seat;

/** Looks for what betrays that a sentence was put together without care. */
public final class Slips {

  /** What a sentence is for: that says how it must begin and end. */
  public enum Kind {
    EVENT,
    REFUSAL,
    REASON,
    PROMPT,
    MOVE,
    OTHER
  }

  private static final String SPACE = "[ \u00A0\u202F]";

  /** In any language. */
  private static final Map<String, Pattern> ANYWHERE =
      Map.of(
          "two blanks", Pattern.compile(SPACE + SPACE),
          "a blank at an edge", Pattern.compile("^" + SPACE + "|" + SPACE + "$"),
          "not filled in", Pattern.compile("%\\d|%%|\\bnull\\b|\\[\\]"),
          "a choice that was not made", Pattern.compile("[{}|]"),
          "a blank before a sign", Pattern.compile(" [.,…)]|\\( "),
          "two signs", Pattern.compile("[,;:]\\s*[.,;:!?]|\\.\\.(?!\\.)|[!?]\\."),
          "no capital letter", Pattern.compile("^\\p{Ll}"));

  private static final Pattern ENDS = Pattern.compile("[.!?…»”)]$");
  private static final Pattern FULL_STOP = Pattern.compile("[^.\\p{Lu}]\\.$");

  /** French words that are shortened before a vowel, and what follows. */
  private static final Pattern SHORTENED =
      Pattern.compile(
          "(?<![\\p{L}’-])([Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Jj]e|[Mm]e|[Tt]e|[Ss]e|[Nn]e|[Jj]usque)"
              + " ([\\p{L}\\d]+)");

  private final boolean french;
  private final Map<String, Pattern> ofLanguage = new LinkedHashMap<>();
  private final VerbForms verbs;

  /** In English or French. */
  public Slips(Locale language) {
    french = language.equals(Locale.FRENCH);
    verbs = VerbForms.of(Texts.translatable(french ? "values-fr" : "values"));
    if (french) {
      addFrench();
    } else {
      addEnglish();
    }
  }

  private void add(String slip, String pattern) {
    ofLanguage.put(slip, Pattern.compile(pattern, Pattern.UNICODE_CHARACTER_CLASS));
  }

  private void addEnglish() {
    add("you and a verb of others", "\\b[Yy]ou (" + String.join("|", verbs.ofOne()) + ")\\b");
    add(
        "you and a verb in -s",
        "\\b[Yy]ou (?!always\\b|as\\b|this\\b|was\\b|perhaps\\b)\\p{Ll}*[^s\\W]s\\b");
    add("you twice", "\\b[Yy]ou (and )?you\\b|\\b[Yy]ou['’]s\\b");
    add("a before a vowel", "\\b[Aa] (?!one\\b|uni|use|eu)[AEIOaeio]\\p{Ll}");
    add(
        "one of several",
        "(?<![\\p{L}\\d.,:×/–-])1"
            + SPACE
            + "(?!is\\b|has\\b|was\\b|as\\b|begins\\b)\\p{Ll}*[^s\\W]s\\b");
  }

  private void addFrench() {
    add("tu and a verb of others", "\\b[Tt]u (" + String.join("|", verbs.ofOne()) + ")\\b");
    add(
        "tu and no verb in -s or -x",
        "\\b[Tt]u (?!(ne|te|me|le|la|les|lui|leur|y|en|nous) |[ntml]’)(?!\\p{L}*[sx]\\b)");
    add("toi as a subject", "\\b[Tt]oi (" + either(verbs.ofOne(), verbs.ofYou()) + ")\\b");
    // "Chloé et toi gagnez" are several.
    add(
        "vous",
        "(?<!et toi )(?<!et toi vous )\\b"
            + "([Vv]ous|[Vv]otre|[Vv]os|(?!assez\\b|chez\\b|nez\\b)\\p{Ll}+ez)\\b");
    add("an article that does not melt", "\\b([Dd]e les?|[Àà] les?) (?=\\p{L})");
    add(
        "one of several",
        "(?<![\\d,:×/–-])[01]"
            + SPACE
            + "(?!pas\\b|dans\\b|vers\\b|plus\\b|fois\\b|moins\\b|sous\\b|mais\\b|es\\b|as\\b)"
            + "\\p{Ll}+[^s\\W]s\\b");
    add("two genders", "\\(e\\)|·e|\\(ne\\)");
  }

  private static String either(Set<String> some, Set<String> others) {
    List<String> all = new ArrayList<>(some);
    all.addAll(others);
    return String.join("|", all);
  }

  /** All slips of a sentence in words; empty for a sound one. */
  public List<String> of(String sentence, Kind kind, List<Seat> seats) {
    List<String> slips = new ArrayList<>();
    if (sentence.isEmpty()) {
      return slips;
    }
    ANYWHERE.forEach((slip, pattern) -> check(sentence, slip, pattern, slips));
    ofLanguage.forEach((slip, pattern) -> check(sentence, slip, pattern, slips));
    if (french) {
      checkShortened(sentence, slips);
    }
    checkEnd(sentence, kind, slips);
    checkNames(sentence, kind, seats, slips);
    return slips;
  }

  private static void check(String sentence, String slip, Pattern pattern, List<String> slips) {
    Matcher matcher = pattern.matcher(sentence);
    if (matcher.find()) {
      slips.add(slip + " (" + matcher.group() + "): " + sentence);
    }
  }

  private static void checkShortened(String sentence, List<String> slips) {
    Matcher matcher = SHORTENED.matcher(sentence);
    while (matcher.find()) {
      boolean isNumber = matcher.group(2).matches("une?");
      if (!isNumber && FrenchGrammar.beginsWithVowel(matcher.group(2))) {
        slips.add("not shortened (" + matcher.group() + "): " + sentence);
      }
    }
  }

  private static void checkEnd(String sentence, Kind kind, List<String> slips) {
    boolean ends = ENDS.matcher(sentence).find();
    switch (kind) {
      case EVENT, REFUSAL, REASON -> {
        if (!ends) {
          slips.add("no end: " + sentence);
        }
      }
      case PROMPT, MOVE -> {
        if (FULL_STOP.matcher(sentence).find()) {
          slips.add("a full stop: " + sentence);
        }
      }
      case OTHER -> {}
    }
  }

  private void checkNames(String sentence, Kind kind, List<Seat> seats, List<String> slips) {
    boolean alone = false;
    List<String> names = new ArrayList<>();
    for (Seat seat : seats) {
      alone |= seat.isYou();
      names.add(Pattern.quote(seat.name()));
      if (seat.isYou()) {
        check(sentence, "you by name", word(Pattern.quote(seat.name())), slips);
      }
    }
    String name = "(" + String.join("|", names) + ")";
    String and = french ? "et" : "and";
    check(sentence, "a name twice", word(name + "[,:]? (" + and + " )?\\1"), slips);
    String verb = String.join("|", verbs.ofYou());
    check(
        sentence,
        "a name and a verb of you",
        Pattern.compile("(^|[.!?:] )" + name + " (" + verb + ")(?!\\p{L})"),
        slips);
    if (kind == Kind.EVENT && !alone) {
      String you = french ? "[Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es|[Tt]e|[Tt]ien" : "[Yy]ou|[Yy]ours?";
      check(sentence, "you among several people", word(you), slips);
    }
  }

  private static Pattern word(String words) {
    return Pattern.compile("(?<![\\p{L}])(?:" + words + ")(?![\\p{L}])");
  }
}
