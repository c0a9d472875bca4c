package org.monsterbox.app.art.thirteen;

import org.monsterbox.app.art.Collage;

/**
 * How one of the thirteen is cut. Each part has its own units, from 0,0 to 100 across and the
 * part's height down; bodies are open at their seams, so that neighbours join without a line.
 */
interface Monster {

  void top(Collage collage);

  void eyes(Collage collage);

  void bottom(Collage collage);

  default void glue(Part part, Collage collage) {
    switch (part) {
      case TOP -> top(collage);
      case EYES -> eyes(collage);
      case BOTTOM -> bottom(collage);
    }
  }
}
