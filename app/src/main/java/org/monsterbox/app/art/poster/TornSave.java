package org.monsterbox.app.art.poster;

import android.graphics.Canvas;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Picture;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** A saved game that is damaged: its page is torn, and the monster on it does not like that. */
public final class TornSave implements Picture {

  private final Collage collage;
  private final Palette palette;

  public TornSave(Palette palette) {
    this.palette = palette;
    collage = new Collage(palette);
    collage.place(35, 42, -7, 1);
    leftHalf();
    collage.place(66, 42, 8, 1);
    rightHalf();
    collage.placeBack();
    scraps();
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }

  private void leftHalf() {
    int fur = palette.cube().monster();
    collage
        .sheet(
            palette.white(),
            "M-22,-34 H12 L8,-27 L14,-20 L7,-12 L13,-5 L6,3 L13,11 L7,19 L12,27 L9,34 H-22 Z",
            new Patch(fur, "M-12,36 C-14,4 -6,-10 20,-10 V36 Z"),
            new Patch(
                palette.thirteen().bone(),
                "M5,-34 L2,-27 L8,-20 L1,-12 L7,-5 L0,3 L7,11 L1,19 L6,27" + " L3,34 H20 V-34 Z"))
        .line(palette.shadow(), "M-17,-28 h16 M-17,-23 h20 M-17,-18 h14 M-17,-13 h10")
        .piece(palette.white(), Shapes.circle(-3, 8, 6.4f))
        .patch(palette.outline(), Shapes.circle(-1.2f, 10, 3))
        .patch(palette.white(), Shapes.circle(-2.2f, 8.8f, 1))
        .ink("M-9.4,-1 L-.6,-4.4")
        .line(palette.outline(), "M-5,26 Q-1,20.6 3,21.4");
  }

  private void rightHalf() {
    int fur = palette.cube().monster();
    collage
        .sheet(
            palette.white(),
            "M-8,-34 H22 V34 H-11 L-8,27 L-13,19 L-7,11 L-14,3 L-7,-5 L-13,-12 L-6,-20 L-12,-27 Z",
            new Patch(Tone.shade(fur), "M-20,-10 C8,-10 14,4 12,36 H-20 Z"),
            new Patch(fur, "M-20,-10 C3,-10 9,4 7,36 H-20 Z"),
            new Patch(
                palette.thirteen().bone(),
                "M-4,-34 L-8,-27 L-2,-20 L-9,-12 L-3,-5 L-10,3 L-3,11 L-9,19"
                    + " L-4,27 L-7,34 H-24 V-34 Z"))
        .line(palette.shadow(), "M2,-28 h15 M3,-23 h11 M3,-18 h14")
        .piece(palette.white(), Shapes.circle(3, 8.6f, 5))
        .patch(palette.outline(), Shapes.circle(2.6f, 10.6f, 2.4f))
        .ink("M1,-3 L9,1")
        .line(palette.outline(), "M-5,22.4 Q0,21 3,26.4")
        .patch(
            palette.water(), "M9,14 C11,17 12,18.4 12,20.4 C12,24 6,24 6,20.4 C6,18.4 7,17 9,14 Z");
  }

  private void scraps() {
    collage
        .place(50, 9, 20, 1)
        .sheet(palette.white(), "M-3,-2 L2,-3 L4,1 L0,3 Z")
        .place(51, 73, -10, 1)
        .sheet(palette.white(), "M-4,-1 L0,-3 L4,0 L1,3 L-2,2 Z")
        .place(57, 66, 40, 0.7f)
        .sheet(palette.white(), "M-3,-2 L2,-3 L4,1 L0,3 Z")
        .placeBack();
  }
}
