package org.monsterbox.app.art.poster;

import android.graphics.Canvas;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Picture;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** A shelf with nothing on it but a sleeping monster. */
public final class EmptyShelf implements Picture {

  private final Collage collage;
  private final Palette palette;

  public EmptyShelf(Palette palette) {
    this.palette = palette;
    collage = new Collage(palette);
    shelf();
    spider();
    sleeper();
    breath();
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }

  private void shelf() {
    int wood = palette.sea().wood();
    collage
        .sheet(Tone.shade(wood), "M14,67 L18,67 L22,77 L14,77 Z M82,67 L86,67 L86,77 L78,77 Z")
        .sheet(wood, "M3,62 H97 V68.4 H3 Z", new Patch(Tone.shade(wood), "M0,66 H100 V70 H0 Z"))
        .line(Tone.shade(wood), "M10,64 h14 M30,64.2 h5 M60,64 h16 M84,64.2 h8");
  }

  /** Nobody has moved anything here for a while. */
  private void spider() {
    collage
        .line(palette.thirteen().frostShade(), "M60,69 V73")
        .line(
            palette.thirteen().frostShade(),
            "M57.4,74 q-2,-1.4 -3,.4 M57.4,75.6 q-2.4,-.4 -3,2 M62.6,74 q2,-1.4 3,.4 M62.6,75.6"
                + " q2.4,-.4 3,2")
        .piece(palette.cardBack(), Shapes.circle(60, 75.2f, 2.8f))
        .patch(palette.white(), Shapes.circle(59, 75, 0.9f))
        .patch(palette.white(), Shapes.circle(61.2f, 75, 0.9f));
  }

  private void sleeper() {
    int fur = palette.cube().monster();
    int cap = palette.cardBack();
    collage
        .sheet(fur, "M20,58 C12,60 8,54 12,50 C14,48 17,50 16,52 C15,54 18,55 22,53 Z")
        .sheet(
            fur,
            "M16,62 C13,48 26,35 46,35 C66,35 76,46 76,62 Z",
            new Patch(Tone.light(fur), Shapes.ellipse(34, 63, 14, 11)),
            new Patch(Tone.shade(fur), "M68,64 C70,52 64,42 54,36 L84,34 V64 Z"))
        .piece(palette.white(), Shapes.circle(58, 50, 8.4f))
        .piece(Tone.shade(fur), "M49.7,51 A8.4,8.4 0 1,1 66.3,51 Q58,56.4 49.7,51 Z")
        .patch(Tone.shade(fur), Shapes.circle(58, 50, 7.8f))
        .ink("M50.4,51.6 Q58,58 65.8,51.2 M53,55 l-1.4,2 M58,56.4 v2.2 M63,55 l1.4,2")
        .line(palette.outline(), "M42,57 q2.4,2.4 5,.2")
        .sheet(fur, "M66,62 C65,57.6 69,55.4 73,56.4 C77.4,57.4 80,60 79.4,62 Z")
        .line(palette.outline(), "M72,59.4 v2 M75.6,59.8 v1.8")
        .sheet(fur, "M40,62 C39.4,58.6 43,57.6 46,58.4 C49,59 50,60.6 49.6,62 Z")
        .sheet(
            cap,
            "M44,40 C46,28 56,22 68,26 C76,28.6 82,36 86,33 C84,40 78,40 73,38.4 C74,40 74.6,42"
                + " 74,44 C66,36 54,35 44,40 Z",
            new Patch(
                Tone.light(cap), "M56,22 L62,20 L66,44 L60,44 Z M70,24 L76,28 L72,44 L69,40 Z"))
        .sheet(
            palette.white(),
            "M42,41.6 C40.6,39 42,36.6 45,36 C56,31 68,33 76,41.4 C78,44 75.6,47 73,45.4"
                + " C65,38 56,38 47,42.4 C45,43.4 43,43.4 42,41.6 Z")
        .piece(palette.white(), Shapes.circle(87, 32.4f, 3.4f));
  }

  private void breath() {
    int line = palette.thirteen().ink();
    collage
        .line(line, "M80,24 h4 l-4,5 h4.4")
        .line(line, "M86,14 h5 l-5,6.4 h5.4")
        .line(line, "M80,4 h6 l-6,7.4 h6.4");
  }
}
