package org.monsterbox.app.art.bigmonster;

import org.monsterbox.app.R;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** The toad of the swamp and the reaper of the desert. */
record Neighbours(Collage collage, TileColours colours) {

  void toad() {
    int skin = colours.of(R.color.tile_toad);
    int shade = Tone.shade(skin);
    collage
        .ink("M9,72 V50 M52,70 V54")
        .sheet(colours.of(R.color.tile_reaper), "M9,40 q4,0 4,7 t-4,7 t-4,-7 t4,-7 Z")
        .sheet(colours.of(R.color.tile_reaper), "M52,46 q3.4,0 3.4,6 t-3.4,6 t-3.4,-6 t3.4,-6 Z")
        .sheet(shade, "M10,104 C2,104 2,112 8,113 H22 Z")
        .sheet(shade, "M50,104 C58,104 58,112 52,113 H38 Z")
        .sheet(
            skin,
            "M30,68 C48,68 55,84 53,98 C52,108 44,112 30,112 C16,112 8,108 7,98 C5,84 12,68 30,68 Z",
            new Patch(Tone.light(skin), Shapes.ellipse(30, 106, 17, 11)),
            new Patch(shade, Shapes.circle(14, 84, 2.6f)),
            new Patch(shade, Shapes.circle(46, 82, 3.2f)),
            new Patch(shade, Shapes.circle(50, 92, 2)))
        .sheet(skin, Shapes.circle(19, 69, 10))
        .sheet(skin, Shapes.circle(41, 67.6f, 11))
        .eye(new Glance(19, 68, 6.8f).look(0.4f, 0.1f).lid(-0.4f, -0.5f), shade)
        .eye(new Glance(41, 66.6f, 7.6f).look(-0.3f, -0.2f), shade)
        .ink("M11,89 Q30,99 49,88")
        .piece(colours.of(R.color.blush), "M33,95 C33,102 36,106 40,106 C44,105 43,98 40,93 Z");
  }

  void reaper() {
    int cloak = colours.of(R.color.tile_reaper);
    int bone = colours.of(R.color.bone);
    collage
        .stalk(colours.of(R.color.sea_wood), "M49,112 L45,52")
        .sheet(bone, "M46,54 C38,42 24,42 14,50 C26,49 36,53 44,61 Z")
        .sheet(
            cloak,
            "M28,58 C40,58 44,70 43,80 C47,92 50,102 50,111 L43,107 L37,112 L30,107 L23,112 L17,107"
                + " L10,111 C10,100 13,90 15,80 C13,70 17,58 28,58 Z",
            new Patch(Tone.shade(cloak), "M36,58 C42,76 40,94 44,112 H54 V58 Z"))
        .patch(collage.palette().outline(), Shapes.ellipse(28, 75, 10, 11))
        .eye(new Glance(24, 74, 4.2f).look(0.4f, 0.2f).iris(colours.of(R.color.tile_gold)), cloak)
        .eye(
            new Glance(33.4f, 74, 3.4f).look(0.2f, 0.2f).iris(colours.of(R.color.tile_gold)), cloak)
        .line(collage.palette().white(), "M24,82.4 l2,1.6 l2,-1.6 l2,1.6 l2,-1.6")
        .piece(bone, "M38,88 C44,86 48,88 49,92 C46,95 41,95 38,93 Z");
  }
}
