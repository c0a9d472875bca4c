package org.monsterbox.app.art.thirteen;

import android.graphics.Canvas;
import org.monsterbox.app.art.thirteen.monsters.PaperPart;

/** Where on a card a part is drawn, and how large. */
record Placing(float y, float scale) {

  /** On half a set, where the part's middle is at the cut. */
  static Placing onCard(PaperPart part) {
    return switch (part) {
      case TOP -> new Placing(5.4f, 0.9f);
      case EYES -> new Placing(7.4f, 0.98f);
      case BOTTOM -> new Placing(4.4f, 0.9f);
    };
  }

  /** On a whole set. */
  static Placing onSet(PaperPart part) {
    return switch (part) {
      case TOP -> new Placing(5, 0.94f);
      case EYES -> new Placing(8, 0.94f);
      case BOTTOM -> new Placing(5, 0.94f);
    };
  }

  void apply(Canvas canvas, float middle) {
    canvas.translate(middle - PaperPart.WIDTH / 2 * scale, y);
    canvas.scale(scale, scale);
  }
}
