package org.monsterbox.app.art.thirteen;

import android.graphics.Canvas;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.Shapes;

/** Ivory dice with real pips. */
public final class DiceArt {

  public static final int FACES = 6;
  private static final float SIZE = 24;
  private static final float AT = 4.6f;

  private final Palette palette;
  private final List<Piece> faces = new ArrayList<>();

  public DiceArt(Palette palette) {
    this.palette = palette;
    for (int face = 1; face <= FACES; face++) {
      faces.add(die(face, palette.white()));
    }
  }

  /** A die that shows 1 to 6. */
  public Piece die(int face) {
    return faces.get(face - 1);
  }

  /** A die that was put aside. */
  public Piece kept(int face) {
    return die(face, palette.thirteen().gold());
  }

  /** A die in the colour and with the shape of a seat, 0 to 7, that keeps a card frozen. */
  public Piece frozen(int seat, int face) {
    return die(face, palette.seats().of(seat));
  }

  /**
   * Draws a die in the middle of a tumble.
   *
   * @param degrees how far it is turned
   * @param lift how high it is above the table, 0 to 1
   */
  public void draw(Canvas canvas, float width, float height, int face, float degrees, float lift) {
    canvas.save();
    canvas.rotate(degrees, width / 2, height / 2);
    die(face).draw(canvas, width, height);
    canvas.restore();
  }

  private Piece die(int face, int colour) {
    Collage collage = new Collage(palette);
    collage.place(SIZE / 2, SIZE / 2, 0, 1).sheet(colour, Shapes.roundedBox(20, 20, 4.6f));
    for (int i = 0; i < face; i++) {
      collage.patch(palette.outline(), Shapes.circle(i % 2 == 0 ? -AT : AT, (i / 2 - 1) * AT, 2));
    }
    return new Framed(collage, SIZE, SIZE);
  }
}
