package org.monsterbox.app.art.lid;

import android.graphics.Canvas;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.CubeColours;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Picture;

/** The lid of Monster Cube: a monster climbs over a heap of cubes and steals one. */
public final class CubeLid implements Picture {

  private static final float SIDE = 13.4f;
  private static final float STOLEN_SIDE = 10.5f;

  private final Collage collage;

  public CubeLid(Palette palette) {
    collage = new Collage(palette);
    collage.table(palette.cube().sky());
    city();
    CubeThief thief = new CubeThief(collage);
    thief.body();
    new Cube(6, 7, 2).glue(collage, 84.5f, 17, STOLEN_SIDE);
    thief.arm();
    heap();
    thief.paw();
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }

  private void city() {
    CubeColours colours = collage.palette().cube();
    collage
        .patch(
            colours.city(),
            "M-2,82 V44 H7 V36 H15 V50 H22 V40 L27,35 L32,40 V66 H68 V46 H77 V41 H86 V51 H90"
                + " V38 L95,32 L100,38 H102 V82 Z")
        .patch(
            colours.window(),
            "M2,49 h2.4 v3.4 h-2.4 Z M9.8,41 h2.4 v3.4 h-2.4 Z M9.8,48 h2.4 v3.4 h-2.4 Z"
                + " M2,57 h2.4 v3.4 h-2.4 Z M80,46 h2.4 v3.4 h-2.4 Z M94,43 h2.4 v3.4 h-2.4 Z"
                + " M94,57 h2.4 v3.4 h-2.4 Z");
  }

  private void heap() {
    new Cube(5, 3, 7).glue(collage, 38.4f, 43.4f, SIDE);
    new Cube(2, 9, 4).glue(collage, 61.6f, 43.4f, SIDE);
    new Cube(1, 5, 9).glue(collage, 26.8f, 63.5f, SIDE);
    new Cube(8, 6, 1).glue(collage, 50, 63.5f, SIDE);
    new Cube(3, 4, 8).glue(collage, 73.2f, 63.5f, SIDE);
  }
}
