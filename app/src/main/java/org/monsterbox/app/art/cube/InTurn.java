package org.monsterbox.app.art.cube;

import android.graphics.Canvas;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.Ticking;

/**
 * Pieces of which one is seen at a time, each until its time has come.
 *
 * @param since when the scene is made
 */
public record InTurn(List<Part> parts, long since) implements Ticking {

  /** A piece, and when the next one takes its place. */
  public record Part(Piece piece, long until) {}

  public InTurn {
    parts = List.copyOf(parts);
  }

  @Override
  public void draw(Canvas canvas, float width, float height, long now) {
    for (int i = 0; i < parts.size(); i++) {
      if (now < parts.get(i).until) {
        parts.get(i).piece.draw(canvas, width, height);
        return;
      }
    }
  }

  @Override
  public long next(long now) {
    for (Part part : parts) {
      if (now < part.until) {
        return part.until;
      }
    }
    return Long.MAX_VALUE;
  }

  @Override
  public long end() {
    return Long.MAX_VALUE;
  }
}
