package org.monsterbox.app.art;

import android.graphics.Canvas;
import android.graphics.Path;
import androidx.core.graphics.PathParser;
import java.util.List;

/** The mark of a seat: a colour and a shape that no other seat has. */
public final class SeatMark implements Piece {

  private static final float SIZE = 24;

  /** Circle, square, triangle, diamond, star, hexagon, drop, cross; all look equally large. */
  private static final List<String> SHAPES =
      List.of(
          Shapes.circle(12, 12, 8.6f),
          "M6,4.4 H18 Q19.6,4.4 19.6,6 V18 Q19.6,19.6 18,19.6 H6 Q4.4,19.6 4.4,18 V6 Q4.4,4.4 6,4.4"
              + " Z",
          "M12,2.8 L22,20.2 H2 Z",
          "M12,1.8 L21.4,12 L12,22.2 L2.6,12 Z",
          "M12,1.4 L15,8.6 L22.6,9.2 L16.8,14.2 L18.6,21.6 L12,17.6 L5.4,21.6 L7.2,14.2"
              + " L1.4,9.2 L9,8.6 Z",
          "M7,3.4 H17 L22,12 L17,20.6 H7 L2,12 Z",
          "M12,1.6 C14.6,6.4 19.4,10 19.4,14.8 C19.4,19 16,22.2 12,22.2 C8,22.2 4.6,19 4.6,14.8"
              + " C4.6,10 9.4,6.4 12,1.6 Z",
          "M8.6,3 H15.4 V8.6 H21 V15.4 H15.4 V21 H8.6 V15.4 H3 V8.6 H8.6 Z");

  private final Piece mark;

  /** The mark of a seat, which is counted from 0. */
  public SeatMark(Palette palette, int seat) {
    mark =
        new Framed(
            new Collage(palette).piece(palette.seats().of(seat), SHAPES.get(seat)), SIZE, SIZE);
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    mark.draw(canvas, width, height);
  }

  /** The shape of a seat in a field of 24 by 24 units, to cut or to stamp with. */
  public static Path shape(int seat) {
    return PathParser.createPathFromPathData(SHAPES.get(seat));
  }
}
