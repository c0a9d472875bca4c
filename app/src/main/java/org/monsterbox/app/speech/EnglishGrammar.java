package org.monsterbox.app.speech;

import java.util.Locale;
import java.util.regex.Pattern;

/** A and an. */
final class EnglishGrammar implements Grammar {

  private static final Pattern ENDS_IN_ARTICLE = Pattern.compile("(^|[^\\p{L}])[aA] $");

  /** How words begin that sound like a vowel, the eight and the eleven among them. */
  private static final Pattern VOWEL =
      Pattern.compile("(?!one\\b|once\\b|eu)([aeio].*|8.*|11\\b.*|18\\b.*)");

  @Override
  public void join(StringBuilder written, String words) {
    if (ENDS_IN_ARTICLE.matcher(written).find()
        && VOWEL.matcher(words.toLowerCase(Locale.ENGLISH)).matches()) {
      written.insert(written.length() - 1, 'n');
    }
    written.append(words);
  }

  @Override
  public boolean isOne(long count) {
    return count == 1;
  }

  @Override
  public boolean isYouFirst() {
    return true;
  }
}
