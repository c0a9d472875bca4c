package org.monsterbox.app.art.sea;

import java.util.EnumMap;
import java.util.Map;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeaColours;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** Draws the emblems, each once. */
final class EmblemArt {

  private static final float SIZE = 24;
  private static final float WEIGHT = 0.75f;
  private static final String HEAD = "M18,6 L22.6,1.4 L21.4,8 L18.6,9.4 L16.6,7.4 Z";
  private static final String SMALL_WHALE =
      "M2,12 C3,7 8,5 13,6.4 C16,7.4 17.6,10 19,11 L22.6,7.6 Q23,11 21,12.6 Q22.8,14.6 22,17.4 L18.6,14.6"
          + " C16,17.4 12,19 8,18 C4,17 2,15 2,12 Z";

  private final Map<Emblem, Piece> made = new EnumMap<>(Emblem.class);
  private final Palette palette;
  private final SeaColours colours;

  EmblemArt(Palette palette) {
    this.palette = palette;
    colours = palette.sea();
  }

  Piece of(Emblem emblem) {
    return made.computeIfAbsent(emblem, wanted -> new Framed(draw(wanted), SIZE, SIZE));
  }

  private Collage draw(Emblem emblem) {
    Collage collage = new Collage(palette, WEIGHT);
    return switch (emblem) {
      case HARPOON -> shaft(collage).piece(colours.ship(), HEAD);
      case EXPLOSIVE ->
          shaft(collage)
              .piece(colours.bow(), Shapes.circle(16.6f, 7.4f, 3.8f))
              .piece(colours.ship(), HEAD)
              .line(palette.thirteen().gold(), "M11,3 l1.6,2.2 M9.6,7 l2.4,.6 M20.6,13 l-1.6,-2");
      case RAM ->
          collage
              .sheet(colours.wood(), "M5,23 C4.6,16 6.6,11 12,7 C17.4,11 19.4,16 19,23 Z")
              .piece(colours.ship(), "M12,.8 L15,9.6 Q12,11.6 9,9.6 Z");
      case DROGUE ->
          collage
              .ink("M4,4 L10,11 M4,4 L13,9 M4,4 L8.4,14")
              .sheet(
                  colours.wood(),
                  "M13.6,8.4 L22.6,15.4 Q22,22 15.4,22.6 L8,14.2 Q8.6,9.4 13.6,8.4 Z",
                  new Patch(Tone.shade(colours.wood()), "M18,12 L24,16 L18,24 L12,18 Z"));
      case NET -> net(collage);
      case TRACTOR ->
          shaft(collage)
              .piece(colours.ship(), HEAD)
              .ink("M6,18 C2,16 2,10 6,9 C10,8 11,13 8,14 C5,15 3,9 8,4");
      case HEADWIND ->
          collage.ink(
              "M2,8 H14 C18,8 18,2.8 14.4,3.4 M2,12.6 H19 C23,12.6 23,18.4 18.6,17.6"
                  + " M2,17 H11 C14.6,17 14.4,21.8 11,21.2");
      case CURRENT -> current(collage);
      case ICE_WAVE ->
          collage
              .sheet(
                  colours.ice(),
                  "M2,15 L6,6 L9.4,2 L12,6 L15,15 Z",
                  new Patch(colours.iceShade(), "M9.4,2 L12,6 L15,15 L10,15 Z"))
              .ink("M1.6,19 q3,-3.4 6,0 q3,3.4 6,0 q3,-3.4 6,0 q1.6,1.8 3,1.8")
              .ink("M17,9 h5 m-2.4,-2.6 l2.6,2.6 l-2.6,2.6");
      case MINI_STORM, STORM -> storm(collage, emblem == Emblem.STORM);
      case DIVE ->
          collage
              .ink("M1.6,7 q2.6,-3 5.2,0 q2.6,3 5.2,0 q2.6,-3 5.2,0 q2.6,3 5.2,0")
              .sheet(colours.whale(), "M12,22.6 C6,18 6.6,13 12,10.6 C17.4,13 18,18 12,22.6 Z")
              .sheet(
                  colours.whale(),
                  "M12,11 C9,9.6 6.8,9.8 5.4,11.6 C8,13.4 10.4,13 12,12 C13.6,13 16,13.4 18.6,11.6 C17.2,9.8 15,9.6 12,11 Z");
      case WHIRLPOOL ->
          collage
              .patch(colours.wave(), Shapes.circle(12, 12, 10.6f))
              .ink(
                  "M12,1.4 A10.6,10.6 0 0 1 22.6,12 A9,9 0 0 1 13.4,20.4 A8,8 0 0 1 5.2,12.4"
                      + " A6.6,6.6 0 0 1 12,6 A5,5 0 0 1 17,11")
              .patch(palette.outline(), Shapes.circle(12, 12, 3.4f));
      case DEVOUR ->
          collage
              .sheet(colours.whale(), "M1.4,4 C9,1 18,2 22.6,8 L20,11 L2,11 Z")
              .sheet(colours.whale(), "M2,14 L20,14.6 L22.6,17 C18,22.6 9,23.4 1.4,20.6 Z")
              .piece(
                  palette.white(),
                  "M4,11 l1.6,3 l1.6,-3 M9,11 l1.6,3 l1.6,-3 M14,11 l1.6,3 l1.6,-3")
              .piece(palette.white(), Shapes.circle(8, 6.6f, 1.4f));
      case CHARGE ->
          collage.sheet(colours.whale(), SMALL_WHALE).ink("M1,3.4 h9 M4,21.4 h8 M12,2.6 h4");
      case ROCK_SLIDE ->
          collage
              .sheet(
                  colours.ice(),
                  "M1.6,22 L7,7 L11,2 L14,8 L14.6,22 Z",
                  new Patch(colours.iceShade(), "M11,2 L14,8 L14.6,22 L11,22 Z"))
              .sheet(colours.ice(), "M16.6,12 L20.6,10.6 L22.8,15 L19,17.6 L16.4,16 Z")
              .ink("M18,4.4 q2.6,1 3,4 M17.6,20.4 l1,1.6 M21.4,19.6 l.8,2");
      case LEAP ->
          collage
              .sheet(
                  colours.whale(),
                  "M2.6,14 C3,6 10,1.4 16,3.4 C20.6,5 22.4,10 21.6,15 L23.4,19.6 L20,18 L17,20.4 L18,15.6"
                      + " C16.4,11 11,9.6 8,12.6 C6,14.6 3.4,16.4 2.6,14 Z")
              .ink("M1.6,22.4 q2.6,-2.4 5.2,0 q2.6,2.4 5.2,0");
      case PUSH ->
          collage
              .sheet(colours.whale(), "M1,5 C7,4 11,8 11,12 C11,16 7,20 1,19 Z")
              .ink("M12.6,12 h4 m-1.6,-2.6 l2.6,2.6 l-2.6,2.6")
              .sheet(colours.wood(), "M20.4,3 C23.4,7 23.4,17 20.4,21 C18.6,17 18.6,7 20.4,3 Z");
      case LIFE ->
          collage
              .patch(colours.water(), Shapes.circle(12, 12, 12))
              .sheet(colours.whale(), SMALL_WHALE);
    };
  }

  private Collage shaft(Collage collage) {
    return collage.stalk(colours.wood(), "M2.4,21.6 L18,6");
  }

  private Collage net(Collage collage) {
    return collage
        .line(
            colours.rope(),
            "M4,8 L16,20.6 M3.4,13.6 L10.4,20.8 M7.6,3.4 L20.6,16.4 M13.4,3.4 L20.6,10.6"
                + " M20,8 L8,20.6 M20.6,13.6 L13.6,20.8 M16.4,3.4 L3.4,16.4 M10.6,3.4 L3.4,10.6")
        .ink("M7,3 H17 L22,12 L17,21 H7 L2,12 Z");
  }

  private Collage current(Collage collage) {
    return collage
        .patch(colours.wave(), "M0,9 Q6,5 12,9 T24,9 V24 H0 Z")
        .ink("M1.6,7.6 q2.6,-3 5.2,0 q2.6,3 5.2,0 q2.6,-3 5.2,0 q2.6,3 5.2,0")
        .ink("M3,13.4 H18 m-3,-3 l3.4,3 l-3.4,3 M6,19 H21 m-3,-3 l3.4,3 l-3.4,3");
  }

  private Collage storm(Collage collage, boolean great) {
    collage
        .sheet(
            colours.ship(),
            "M5,14 C1,14 .8,8.4 5,8 C5.4,3.4 11.6,2 13.6,6 C17,3.8 21,6.4 20,9.6 C23.6,10 23,14 19.6,14 Z")
        .ink(
            great ? "M5,17 l-1.6,4 M20,17 l-1.6,4" : "M6,17 l-1.4,3 M11,17 l-1.4,3 M16,17 l-1.4,3");
    return great
        ? collage.piece(
            palette.thirteen().gold(), "M13,13 L8.6,18.6 H11.6 L9.8,23.4 L15.6,17 H12.4 L14.6,13 Z")
        : collage;
  }
}
