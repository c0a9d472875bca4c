package org.monsterbox.app.speech;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** A sentence with blanks and choices, to be filled in. */
final class SentencePattern {

  /** The end of a sentence before the next one; the dot of "O.G." is none. */
  private static final Pattern SENTENCE_ENDS =
      Pattern.compile("((?<!\\p{Lu})[.]|[!?])[\\s\u00A0]+$");

  private final List<Piece> pieces;
  private final Grammar grammar;
  private final Locale locale;

  SentencePattern(String pattern, Grammar grammar, Locale locale) {
    pieces = PatternReader.read(pattern);
    this.grammar = grammar;
    this.locale = locale;
  }

  /**
   * The words.
   *
   * @param parts those who are spoken of, and whatever else is filled in
   */
  String filled(List<Object> parts) {
    StringBuilder written = new StringBuilder();
    write(pieces, parts, written);
    return written.toString();
  }

  private void write(List<Piece> some, List<Object> parts, StringBuilder written) {
    for (Piece piece : some) {
      if (piece instanceof Piece.Text text) {
        grammar.join(written, withoutDot(text.words(), written));
      } else if (piece instanceof Piece.Blank blank) {
        join(written, words(blank, parts.get(blank.part() - 1)));
      } else if (piece instanceof Piece.Choice choice) {
        Object part = parts.get(choice.part() - 1);
        int form = choice.kind() == Piece.Kind.PERSON ? person(choice, part) : number(choice, part);
        int start = written.length();
        boolean begins = SENTENCE_ENDS.matcher(written).find();
        write(choice.forms().get(form), parts, written);
        if (begins && written.length() > start) {
          written.setCharAt(start, Character.toUpperCase(written.charAt(start)));
        }
      }
    }
  }

  /** The dot of "O.G." ends a sentence, too. */
  private static String withoutDot(String words, StringBuilder written) {
    boolean isDone = written.length() > 0 && written.charAt(written.length() - 1) == '.';
    return isDone && words.startsWith(".") ? words.substring(1) : words;
  }

  private void join(StringBuilder written, String words) {
    boolean begins = SENTENCE_ENDS.matcher(written).find();
    grammar.join(written, begins ? capital(words) : words);
  }

  /** The same with a capital letter at its beginning. */
  static String capital(String words) {
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  private String words(Piece.Blank blank, Object part) {
    if (part instanceof Someone someone) {
      return someone.name();
    }
    return blank.isNumber()
        ? String.format(locale, blank.format(), (Number) part)
        : part.toString();
  }

  private static int person(Piece.Choice choice, Object part) {
    if (!(part instanceof Someone someone)) {
      throw new IllegalArgumentException("Nobody: " + part);
    }
    boolean hasForm = someone.form() < choice.forms().size();
    return !hasForm && someone.form() == Someone.YOU_AND_OTHERS ? Someone.SEVERAL : someone.form();
  }

  private int number(Piece.Choice choice, Object part) {
    long count = ((Number) part).longValue();
    boolean knowsNone = choice.forms().size() == 3;
    if (knowsNone && count == 0) {
      return 0;
    }
    return (knowsNone ? 1 : 0) + (grammar.isOne(count) ? 0 : 1);
  }
}
