package org.monsterbox.app.games;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;

/** Captions explain the words of a game before they use them. */
public final class GlossaryCheck {

  private GlossaryCheck() {}

  /**
   * Goes through all lessons as somebody does who begins with any first one.
   *
   * @param words those that mean something special in this game, in the language of the scripts; a
   *     lesson explains them by {@link Lesson#explaining}
   */
  public static void check(List<TutorialScript> scripts, List<String> words) {
    List<String> unexplained = new ArrayList<>();
    Set<String> ofFirst = new LinkedHashSet<>();
    for (TutorialScript script : scripts) {
      Set<String> known = new LinkedHashSet<>(script.isFirst() ? List.of() : ofFirst);
      for (Lesson lesson : script.lessons()) {
        lesson.explained().forEach(word -> known.add(word.toLowerCase(Locale.ROOT)));
        for (String word : words) {
          if (uses(lesson.caption(), word) && known.stream().noneMatch(k -> uses(k, word))) {
            unexplained.add(word + ": " + lesson.caption());
          }
        }
      }
      if (script.isFirst()) {
        ofFirst.addAll(known);
      }
    }
    assertEquals("used before they are explained", List.of(), unexplained);
  }

  /** As a word of its own, or as the beginning of one: "mutagen" in "mutagens". */
  private static boolean uses(String text, String word) {
    return Pattern.compile("(?<!\\p{L})" + Pattern.quote(word.toLowerCase(Locale.ROOT)))
        .matcher(text.toLowerCase(Locale.ROOT))
        .find();
  }
}
