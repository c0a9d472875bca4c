package org.monsterbox.app.art.thirteen;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.Shapes;

/** Icons of the elements and badges of species and levels. */
public final class BadgeArt {

  private static final float SIZE = 24;

  private final Palette palette;

  public BadgeArt(Palette palette) {
    this.palette = palette;
  }

  /** The icon of an element, to be put on the table or on its card. */
  public Piece element(Element element) {
    return new Framed(
        new Collage(palette).patch(element.mark(palette), Shapes.circle(12, 12, 10)), SIZE, SIZE);
  }

  public Piece badge(Badge badge) {
    return new Framed(
        new Collage(palette).piece(palette.thirteen().gold(), Shapes.circle(12, 12, 10)),
        SIZE,
        SIZE);
  }
}
