package org.monsterbox.app.games.bigmonster.sheets;

import android.graphics.Canvas;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.Told;
import org.monsterbox.app.games.bigmonster.words.SheetLines;
import org.monsterbox.app.scene.Motion;

/** How the score sheet adds itself up at the end: line by line, and the sums grow with them. */
final class Tale {

  private static final long STEP = 600;

  /** After the lines there is time to look at what counts in the end. */
  private static final int STEPS = SheetLines.COUNT + 3;

  /** How much of its step a line takes to come. */
  private static final float COMING = 0.5f;

  private static final int OPAQUE = 255;

  static final Motion MOTION = new Motion.Tell(STEPS * STEP);

  private Tale() {}

  /** What comes in that step. */
  static Piece coming(int step, Piece piece) {
    return new Coming(step, piece);
  }

  /** The one of these that is true after so many lines as have come. */
  static Piece growing(List<Piece> after) {
    return new Growing(List.copyOf(after));
  }

  private record Coming(int step, Piece piece) implements Told {

    @Override
    public void draw(Canvas canvas, float width, float height, float told) {
      float seen = Math.max(0, Math.min(1, (told * STEPS - step) / COMING));
      if (seen < 1) {
        canvas.saveLayerAlpha(0, 0, width, height, Math.round(seen * OPAQUE));
        piece.draw(canvas, width, height);
        canvas.restore();
      } else {
        piece.draw(canvas, width, height);
      }
    }
  }

  private record Growing(List<Piece> after) implements Told {

    @Override
    public void draw(Canvas canvas, float width, float height, float told) {
      int lines = (int) (told * STEPS + 1 - COMING);
      after.get(Math.min(after.size() - 1, lines)).draw(canvas, width, height);
    }
  }
}
