package org.monsterbox.app.scene.lettering;

import android.graphics.Canvas;
import java.util.List;
import org.monsterbox.app.art.Alive;
import org.monsterbox.app.art.Piece;

/** Pieces put together to one. What is alive stays alive. */
public final class Layers {

  private Layers() {}

  /** One above the other, the first at the bottom. */
  public static Piece stack(Piece... layers) {
    Stack stack = new Stack(List.of(layers));
    for (Piece piece : layers) {
      if (piece instanceof Alive) {
        return stack;
      }
    }
    return still(stack);
  }

  /** A piece that is seen through. */
  public static Piece faint(Piece piece, int alpha) {
    return (canvas, width, height) -> {
      int before = canvas.saveLayerAlpha(0, 0, width, height, alpha);
      piece.draw(canvas, width, height);
      canvas.restoreToCount(before);
    };
  }

  /** With room around it, in dp. */
  public static Piece padded(Piece piece, float room) {
    return padded(piece, room, room, room, room);
  }

  public static Piece padded(Piece piece, float left, float top, float right, float bottom) {
    Padded padded = new Padded(piece, left, top, right, bottom);
    return piece instanceof Alive ? padded : still(padded);
  }

  /** The same, but no longer alive: nothing in it moves by itself. */
  private static Piece still(Piece piece) {
    return (canvas, width, height) -> piece.draw(canvas, width, height);
  }

  private static void draw(
      Piece piece, Canvas canvas, float width, float height, float blink, float breath) {
    if (piece instanceof Alive alive) {
      alive.draw(canvas, width, height, blink, breath);
    } else {
      piece.draw(canvas, width, height);
    }
  }

  private record Stack(List<Piece> pieces) implements Alive {

    @Override
    public void draw(Canvas canvas, float width, float height, float blink, float breath) {
      for (int i = 0; i < pieces.size(); i++) {
        Layers.draw(pieces.get(i), canvas, width, height, blink, breath);
      }
    }
  }

  private record Padded(Piece piece, float left, float top, float right, float bottom)
      implements Alive {

    @Override
    public void draw(Canvas canvas, float width, float height, float blink, float breath) {
      canvas.translate(left, top);
      Layers.draw(piece, canvas, width - left - right, height - top - bottom, blink, breath);
      canvas.translate(-left, -top);
    }
  }
}
