package org.monsterbox.app.scene;

/**
 * What a thing on the table is, for whoever asks by holding a finger on it. It tells nothing that
 * the one who looks may not know.
 *
 * @param name what it is called
 * @param sentence what it does or means: one sentence
 * @param section the id of the section of the rules that tells more; empty for none
 */
public record Explanation(String name, String sentence, String section) {

  public Explanation {
    if (name.isEmpty() || sentence.isEmpty()) {
      throw new IllegalArgumentException("An explanation has a name and a sentence: " + name);
    }
  }
}
