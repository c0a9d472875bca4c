package org.monsterbox.app.art.thirteen;

import android.graphics.Canvas;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.thirteen.monsters.OnDemand;

/** Ivory dice with real pips. */
public final class DiceArt {

  public static final int FACES = 6;

  /** How much larger a die looks at the height of its throw. */
  private static final float RISE = 0.16f;

  private final OnDemand<Piece> plain;
  private final OnDemand<Piece> kept;
  private final OnDemand<Piece> frozen;
  private final List<Piece> flying = new ArrayList<>();
  private final Piece shadow;

  public DiceArt(Palette palette) {
    plain = new OnDemand<>(FACES, face -> framed(DieSheet.ivory(palette, face + 1)));
    kept = new OnDemand<>(FACES, face -> framed(DieSheet.kept(palette, face + 1)));
    frozen =
        new OnDemand<>(
            palette.seats().colours().size() * FACES,
            number -> framed(DieSheet.ofSeat(palette, number % FACES + 1, number / FACES)));
    shadow = framed(DieSheet.shadow(palette));
    for (int face = 1; face <= FACES; face++) {
      flying.add(framed(DieSheet.flying(palette, face)));
    }
  }

  private static Piece framed(Collage collage) {
    return new Framed(collage, DieSheet.SIZE, DieSheet.SIZE);
  }

  /** A die that shows 1 to 6. */
  public Piece die(int face) {
    return plain.get(face - 1);
  }

  /** A die that was put aside. */
  public Piece kept(int face) {
    return kept.get(face - 1);
  }

  /**
   * A die in the colour of a seat, 0 to 7, with the seat's shape for pips: it keeps a card frozen.
   */
  public Piece frozen(int seat, int face) {
    return frozen.get(seat * FACES + face - 1);
  }

  /**
   * Draws a die in the middle of a tumble.
   *
   * @param degrees how far it is turned
   * @param lift how high it is above the table, 0 to 1
   */
  public void draw(Canvas canvas, float width, float height, int face, float degrees, float lift) {
    float scale = 1 + RISE * lift;
    canvas.save();
    canvas.translate(width * RISE * lift, height * RISE * lift);
    canvas.rotate(degrees, width / 2, height / 2);
    shadow.draw(canvas, width, height);
    canvas.restore();
    canvas.save();
    canvas.translate(0, -height * RISE * lift);
    canvas.scale(scale, scale, width / 2, height / 2);
    canvas.rotate(degrees, width / 2, height / 2);
    flying.get(face - 1).draw(canvas, width, height);
    canvas.restore();
  }
}
