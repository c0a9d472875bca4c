package org.monsterbox.app.art.bigmonster;

import androidx.annotation.ColorInt;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** The four monsters of the ice. Each level makes them larger and sillier. */
record Mutants(Collage collage, TileColours colours) {

  private int white() {
    return collage.palette().white();
  }

  private int mouth() {
    return collage.palette().mouth();
  }

  private void eye(float x, float y, float radius, float right, float down, @ColorInt int lid) {
    collage.eye(new Glance(x, y, radius).look(right, down), lid);
  }

  void chick(int level) {
    int blue = colours.of(R.color.tile_chick);
    int beak = colours.of(R.color.tile_gold);
    collage.ink("M24,104 V112 l-5,1.5 M24,112 l4,1.5 M37,104 V112 l-4,1.5 M37,112 l5,1.5");
    if (level > 0) {
      collage
          .sheet(Tone.shade(blue), "M12,76 C2,70 1,58 5,52 C7,58 10,56 10,62 C14,62 16,68 17,74 Z")
          .sheet(
              Tone.shade(blue),
              "M48,76 C58,70 59,58 55,52 C53,58 50,56 50,62 C46,62 44,68 43,74 Z");
    }
    collage
        .sheet(
            blue,
            "M27,54 C23,47 19,47 17,43 C24,41 29,44 30,49 C31,42 37,39 43,41 C39,45 36,48 34,54 Z")
        .sheet(
            blue,
            "M30,51 C44,51 51,71 49,88 C47,102 39,107 30,107 C21,107 13,102 11,88 C9,71 16,51 30,51 Z",
            new Patch(Tone.light(blue), Shapes.ellipse(30, 97, 13, 13)));
    eye(23, 70, 6.6f, 0.4f, 0.2f, Tone.shade(blue));
    eye(38.5f, 69, 5.4f, -0.3f, 0.3f, Tone.shade(blue));
    if (level > 0) {
      eye(30.5f, 58.5f, 4.4f, 0, -0.5f, Tone.shade(blue));
      collage
          .piece(mouth(), "M20,80 C26,78 36,78 42,80 C41,94 22,94 20,80 Z")
          .piece(beak, "M18,81 C24,73 37,73 44,80 L31,84 Z")
          .piece(white(), "M25,82.6 l2.4,4 l2.6,-3.4 Z")
          .piece(white(), "M33,83 l2.4,3.6 l2.4,-4 Z");
    } else {
      collage.piece(beak, "M25,77 L36,76.6 L30.4,85 Z");
    }
  }

  void crab(int level) {
    int orange = colours.of(R.color.tile_crab);
    int shade = Tone.shade(orange);
    collage.ink("M14,98 l-6,9 M20,102 l-4,10 M46,98 l6,9 M40,102 l4,10");
    claw(shade, 12, 76, 1);
    claw(shade, 48, 74, -1);
    if (level > 0) {
      collage
          .sheet(orange, "M12,92 C4,93 1,86 3,79 L8,84 L11,78 C16,84 16,89 12,92 Z")
          .sheet(orange, "M48,91 C56,92 59,85 57,78 L52,83 L49,77 C44,83 44,88 48,91 Z");
    }
    collage
        .stalk(orange, "M23,66 L21,55")
        .stalk(orange, "M37,66 L39,53")
        .sheet(
            orange,
            "M9,86 C9,71 19,64 30,64 C41,64 51,71 51,86 C51,99 42,105 30,105 C18,105 9,99 9,86 Z",
            new Patch(Tone.light(orange), Shapes.ellipse(30, 105, 17, 9)),
            new Patch(shade, Shapes.circle(17, 76, 3)),
            new Patch(shade, Shapes.circle(43, 74, 2.4f)));
    eye(21, 52, 5.6f, 0.3f, 0.3f, shade);
    eye(39.4f, 50, 6.4f, -0.4f, 0.2f, shade);
    if (level > 1) {
      eye(30.4f, 60, 5, 0, 0.4f, shade);
      collage
          .piece(mouth(), "M15,82 C22,79 38,79 45,82 C44,100 17,100 15,82 Z")
          .piece(
              colours.of(R.color.blush),
              "M25,93 C28,89 34,89 36,93 L37,107 C36,112 28,112 27,107 Z")
          .piece(white(), "M19,81.4 l2.6,5 l2.8,-5.8 Z")
          .piece(white(), "M35,80.8 l2.8,5.4 l2.8,-5 Z");
    } else {
      collage
          .piece(mouth(), "M20,84 Q30,87 41,83 Q38,95 29,94 Q22,93 20,84 Z")
          .piece(white(), "M25,85.2 l2.4,4 l2.6,-3.6 Z");
    }
  }

  private void claw(@ColorInt int colour, float x, float y, int side) {
    String arm =
        side > 0
            ? "M0,0 C-8,-2 -9,-14 -4,-21 L-.5,-14 L3,-22 C8,-14 7,-3 0,0 Z"
            : "M0,0 C8,-2 9,-14 4,-21 L.5,-14 L-3,-22 C-8,-14 -7,-3 0,0 Z";
    collage.place(x, y, 0, 1).sheet(colour, arm).placeBack();
  }

  void fuzz(int level) {
    int green = colours.of(R.color.tile_fuzz);
    int shade = Tone.shade(green);
    if (level > 0) {
      collage
          .sheet(white(), "M16,58 C10,54 9,47 12,42 C15,49 20,50 23,54 Z")
          .sheet(white(), "M44,57 C50,53 51,46 48,41 C45,48 40,49 37,53 Z");
    }
    if (level > 1) {
      collage.stalk(green, "M10,84 C3,80 2,72 5,66").stalk(green, "M50,84 C57,80 58,72 55,66");
    }
    collage.sheet(
        green,
        "M30,48 L35,53 L41,50 L43,58 L50,60 L47,67 L53,72 L48,78 L53,85 L47,90 L50,98 L43,100"
            + " L42,108 L35,105 L30,111 L25,105 L18,108 L17,100 L9,98 L13,90 L7,85 L12,78 L7,72"
            + " L13,67 L10,60 L17,58 L19,50 L25,53 Z",
        new Patch(Tone.light(green), Shapes.ellipse(24, 62, 11, 8)),
        new Patch(shade, "M30,112 L56,104 V60 L46,70 C50,92 42,104 22,106 Z"));
    if (level > 0) {
      eye(21.5f, 71, 8, 0.4f, 0.1f, shade);
      eye(39, 70, 9, -0.3f, 0.2f, shade);
    } else {
      eye(30, 71, 11, 0.2f, 0.2f, shade);
    }
    collage
        .piece(
            mouth(),
            level > 1
                ? "M14,87 C22,84 38,84 46,87 C46,105 14,105 14,87 Z"
                : "M19,90 Q30,86 42,89 Q39,100 30,100 Q21,100 19,90 Z")
        .piece(white(), "M22,88.4 l3,6 l3,-6.8 Z")
        .piece(white(), "M34,87.6 l2.6,5.4 l3,-5 Z");
    if (level > 1) {
      collage.piece(white(), "M26,101 l3,-6 l3,6.4 Z");
    }
  }

  void horn(int level) {
    int red = colours.of(R.color.tile_horn);
    int shade = Tone.shade(red);
    int bone = colours.of(R.color.bone);
    if (level > 0) {
      collage
          .sheet(bone, "M15,70 C5,66 3,54 6,46 C9,54 15,58 21,62 Z")
          .sheet(bone, "M45,69 C55,65 57,53 54,45 C51,53 45,57 39,61 Z");
    }
    collage
        .sheet(shade, "M14,74 C6,72 4,80 6,84 C10,85 14,82 16,79 Z")
        .sheet(shade, "M46,74 C54,72 56,80 54,84 C50,85 46,82 44,79 Z")
        .sheet(
            red,
            "M13,110 C8,88 13,63 30,61 C47,63 52,88 47,110 C40,114 35,109 30,112 C25,109 19,114 13,110 Z",
            new Patch(Tone.light(red), Shapes.ellipse(30, 100, 15, 12)),
            new Patch(shade, "M47,112 C50,92 47,70 36,62 L54,60 V112 Z"));
    collage.sheet(
        bone,
        level > 1 ? "M24,64 C26,54 27,46 33,38 C36,47 37,55 37,64 Z" : "M25,64 L31,46 L36,64 Z");
    if (level > 1) {
      collage.line(collage.palette().outline(), "M26.5,57 L36,56 M28,50 L35.4,49.6");
    }
    collage
        .eye(new Glance(23, 77, 6).look(0.4f, 0.3f).lid(-0.7f, 0.1f), shade)
        .eye(new Glance(38, 77, 6).look(-0.4f, 0.3f).lid(0.1f, -0.7f), shade)
        .patch(collage.palette().outline(), Shapes.ellipse(26, 91, 2, 2.6f))
        .patch(collage.palette().outline(), Shapes.ellipse(35, 91, 2, 2.6f))
        .piece(white(), "M22,101 l2.6,-5 l2.8,5 Z")
        .piece(white(), "M34,101 l2.6,-5 l2.8,5 Z")
        .ink("M19,101 Q30,104 42,101");
    if (level > 1) {
      collage.line(white(), "M20,92 q-7,-1 -9,5 q-4,0 -5,4 M41,92 q7,-1 9,5 q4,0 5,4");
    }
  }
}
