package org.monsterbox.app.tutorial;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.monsterbox.app.scene.Scene;

/** What a lesson has the learner see. */
final class Lit {

  private Lit() {}

  /** The ids of what is lit: what the lesson is about and what the hand is to touch next. */
  static List<String> of(Lesson lesson, Optional<Gesture> gesture, Scene scene) {
    Set<String> lit = new LinkedHashSet<>();
    gesture.ifPresent(shown -> lit.addAll(shown.nodes()));
    boolean begun = gesture.isPresent() && !gesture.equals(lesson.gestures().stream().findFirst());
    if (!begun) {
      // What the first gesture has led to lies over what the lesson was about.
      lit.addAll(lesson.lit());
    }
    lit.removeIf(id -> scene.find(id).isEmpty());
    return List.copyOf(lit);
  }
}
