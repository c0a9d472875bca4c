package org.monsterbox.app.art.lid;

import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Tone;

/** A cut crystal that closes over the edge between two tiles. */
final class CrystalShard {

  private CrystalShard() {}

  static void glue(Collage collage, @ColorInt int colour) {
    collage
        .sheet(
            colour,
            "M0,-7 L4.8,-3.6 L4.8,3.4 L0,7 L-4.8,3.4 L-4.8,-3.6 Z",
            new Patch(
                Tone.light(colour), "M0,-7 L-4.8,-3.6 L-4.8,3.4 L-2.2,1.8 L-2.2,-2 L2.2,-2 Z"),
            new Patch(Tone.shade(colour), "M4.8,-3.6 L4.8,3.4 L0,7 L-2.2,1.8 L2.2,1.8 L2.2,-2 Z"))
        .line(
            collage.palette().white(),
            "M-4.6,-7.2 L-6,-9.4 M-7,-4.6 L-9.4,-5.6 M4.6,-7.2 L6,-9.4 M7,-4.6 L9.4,-5.6");
  }
}
