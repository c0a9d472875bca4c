package org.monsterbox.app.scene;

import java.util.List;
import org.monsterbox.app.art.Piece;

/** How a node comes to its new place or look. */
public sealed interface Motion {

  /** Slides and grows to its new bounds; appears and disappears by fading. */
  record Slide() implements Motion {}

  /** Turns over about its vertical middle when its face changes. */
  record Flip() implements Motion {}

  /** The old look fades into the new one in place. */
  record Fade() implements Motion {}

  /** Tumbles over the other faces and ends on its own when its face changes. */
  record Roll(List<Piece> faces) implements Motion {

    public Roll {
      faces = List.copyOf(faces);
    }
  }

  /**
   * Comes to the table as a story: what is {@link org.monsterbox.app.art.Told} takes that many
   * milliseconds to be told, once.
   */
  record Tell(long millis) implements Motion {}

  Motion SLIDE = new Slide();
  Motion FLIP = new Flip();
  Motion FADE = new Fade();
}
