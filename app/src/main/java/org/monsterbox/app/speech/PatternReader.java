package org.monsterbox.app.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the pattern of a sentence: {@code {1?You keep|%1$s keeps} {2#one tile|%2$d tiles}.}
 *
 * <p>A blank is written as for {@link String#format}. A choice begins with the number of the part
 * that it depends on, and ? where it is by person, # where it is by number. Choices may stand in
 * each other.
 */
final class PatternReader {

  private static final Pattern PERCENT = Pattern.compile("%%");
  private static final Pattern BLANK = Pattern.compile("%(\\d)\\$(s|d|\\.\\df)");
  private static final Pattern CHOICE = Pattern.compile("\\{(\\d)([?#])");
  private static final Pattern TEXT = Pattern.compile("[^%{|}]+");

  private final String pattern;
  private final Matcher matcher;
  private int place;

  private PatternReader(String pattern) {
    this.pattern = pattern;
    matcher = Pattern.compile("").matcher(pattern);
  }

  /**
   * The pieces of a pattern.
   *
   * @throws IllegalArgumentException if it is none
   */
  static List<Piece> read(String pattern) {
    PatternReader reader = new PatternReader(pattern);
    List<Piece> pieces = reader.pieces();
    if (reader.place < pattern.length()) {
      throw reader.broken();
    }
    return pieces;
  }

  /** As far as there are any. */
  private List<Piece> pieces() {
    List<Piece> pieces = new ArrayList<>();
    while (true) {
      if (found(TEXT)) {
        pieces.add(new Piece.Text(matcher.group()));
      } else if (found(PERCENT)) {
        pieces.add(new Piece.Text("%"));
      } else if (found(BLANK)) {
        pieces.add(new Piece.Blank(part(), "%" + matcher.group(2)));
      } else if (found(CHOICE)) {
        pieces.add(choice());
      } else {
        return List.copyOf(pieces);
      }
    }
  }

  private Piece choice() {
    int part = part();
    boolean byPerson = matcher.group(2).equals("?");
    List<List<Piece>> forms = new ArrayList<>();
    do {
      forms.add(pieces());
    } while (skipped('|'));
    boolean isLongEnough = forms.size() >= 2 && forms.size() <= (byPerson ? Someone.MOST_FORMS : 3);
    if (!skipped('}') || !isLongEnough) {
      throw broken();
    }
    return new Piece.Choice(part, byPerson ? Piece.Kind.PERSON : Piece.Kind.NUMBER, forms);
  }

  private boolean found(Pattern what) {
    boolean found = matcher.usePattern(what).region(place, pattern.length()).lookingAt();
    if (found) {
      place = matcher.end();
    }
    return found;
  }

  private int part() {
    return Integer.parseInt(matcher.group(1));
  }

  private boolean skipped(char sign) {
    boolean there = place < pattern.length() && pattern.charAt(place) == sign;
    place += there ? 1 : 0;
    return there;
  }

  private IllegalArgumentException broken() {
    return new IllegalArgumentException("Cannot be read from place " + place + ": " + pattern);
  }
}
