package org.monsterbox.app.speech;

import java.util.Locale;

/** What a language does to words when they meet. */
interface Grammar {

  /** The grammar of that language; that of English for one that nobody knows. */
  static Grammar of(String language) {
    return language.equals(Locale.FRENCH.getLanguage())
        ? new FrenchGrammar()
        : new EnglishGrammar();
  }

  /** Puts words behind those that are written. */
  void join(StringBuilder written, String words);

  /** Whether so many are spoken of as of one. */
  boolean isOne(long count);

  /** Whether whoever is addressed comes first among several: "you and Ada". */
  boolean isYouFirst();
}
