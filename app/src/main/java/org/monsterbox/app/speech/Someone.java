package org.monsterbox.app.speech;

/**
 * Those who are spoken of.
 *
 * @param form which form of a choice by person is theirs
 * @param name what they are called within a sentence
 */
record Someone(int form, String name) {

  /** Whoever is alone at the table. */
  static final int YOU = 0;

  static final int ONE = 1;
  static final int SEVERAL = 2;

  /** Several, whoever is alone at the table among them; where it differs from other several. */
  static final int YOU_AND_OTHERS = 3;

  static final int MOST_FORMS = 4;
}
