package org.monsterbox.app.art.lid;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.SeaColours;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** A hunters' boat seen from above, with its bow to the left. */
final class Boat {

  private Boat() {}

  static void glue(Collage collage) {
    SeaColours colours = collage.palette().sea();
    String hold = "M-2.8,-3.8 C1,-5 6,-5 8.4,-3.4 Q9.8,0 8.4,3.4 C6,5 1,5 -2.8,3.8 Z";
    collage
        .line(colours.ink(), "M13.4,-3 q3,-.4 5,-2.4 M14,0 h4.4 M13.4,3 q3,.4 5,2.4")
        .ink("M.6,-5 L4.4,-11.4 M1,5 L3.8,11.4")
        .piece(colours.wood(), "M3.6,-11 L5,-10 L8,-14.4 L5.8,-15.2 Z")
        .piece(colours.wood(), "M3,11 L4.4,10.2 L7,14.8 L4.8,15.4 Z")
        .sheet(
            colours.wood(),
            "M-12.5,0 C-9,-6.6 3,-8 9.8,-5 Q12.4,0 9.8,5 C3,8 -9,6.6 -12.5,0 Z",
            new Patch(colours.bow(), "M-14,-9 H-5 V9 H-14 Z"),
            new Patch(Tone.shade(Tone.shade(colours.wood())), hold),
            new Patch(colours.wood(), "M3,-6 H5 V6 H3 Z"))
        .ink("M-5,-5.4 V5.4")
        .line(collage.palette().outline(), hold)
        .piece(colours.oilskin(), Shapes.circle(0.2f, -0.6f, 2.1f))
        .piece(colours.oilskin(), Shapes.circle(6.6f, 0.8f, 1.9f));
  }
}
