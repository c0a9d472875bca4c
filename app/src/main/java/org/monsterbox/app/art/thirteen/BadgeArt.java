package org.monsterbox.app.art.thirteen;

import android.graphics.Matrix;
import android.graphics.Path;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.PrintedShape;
import org.monsterbox.app.lists.OneForEach;
import org.monsterbox.core.thirteen.monsters.Element;

/** Marks of the elements, each an icon and a letter on a tag, and badges of species and levels. */
public final class BadgeArt {

  /** How many times as wide as high a standing mark is. */
  public static final float STANDING_ASPECT = 0.56f;

  /** How many times as wide as high a lying mark is. */
  public static final float LYING_ASPECT = 1.75f;

  private static final float TAG = 24;
  private static final float ICON = 20;
  private static final float LETTER = 15;
  private static final float WIDEST = 17;
  private static final float EDGE = 2;
  private static final float CORNER = 5;

  private final OneForEach<Element, Piece> standing;
  private final OneForEach<Element, Piece> lying;
  private final OneForEach<Badge, Piece> badges;

  public BadgeArt(Palette palette, ElementLetters letters) {
    standing = OneForEach.made(Element.values(), of -> standingTag(palette, of, letters.of(of)));
    lying = OneForEach.made(Element.values(), of -> lyingTag(palette, of, letters.of(of)));
    badges = OneForEach.made(Badge.values(), badge -> framed(palette, badge));
  }

  private static Piece standingTag(Palette palette, Element element, String letter) {
    float length = TAG / STANDING_ASPECT;
    Path below = PrintedShape.of(letter, TAG / 2, length - EDGE - LETTER / 2 - 1, LETTER, WIDEST);
    return tag(palette, element, below, TAG, length);
  }

  private static Piece lyingTag(Palette palette, Element element, String letter) {
    float length = TAG * LYING_ASPECT;
    Path beside = PrintedShape.of(letter, length - EDGE - WIDEST / 2, TAG / 2, LETTER, WIDEST);
    return tag(palette, element, beside, length, TAG);
  }

  private static Piece framed(Palette palette, Badge badge) {
    Collage collage = new Collage(palette);
    BadgeSheet.glue(badge, collage);
    return new Framed(collage, BadgeSheet.SIZE, BadgeSheet.SIZE);
  }

  /** The icon in the upper left corner and the letter, on paper of the element's cards. */
  private static Piece tag(
      Palette palette, Element element, Path letter, float width, float height) {
    Path paper = new Path();
    paper.addRoundRect(0, 0, width, height, CORNER, CORNER, Path.Direction.CW);
    Path icon = ElementIcon.of(element);
    Matrix matrix = new Matrix();
    matrix.setScale(ICON / ElementIcon.SIZE, ICON / ElementIcon.SIZE);
    matrix.postTranslate(EDGE, EDGE);
    icon.transform(matrix);
    int ink = palette.thirteen().mark(element);
    Collage tag =
        new Collage(palette)
            .patch(palette.thirteen().card(element), paper)
            .patch(ink, icon)
            .patch(ink, letter);
    return new Framed(tag, width, height);
  }

  /** The icon of an element above its letter. */
  public Piece standing(Element element) {
    return standing.of(element);
  }

  /** The icon of an element before its letter. */
  public Piece lying(Element element) {
    return lying.of(element);
  }

  /** Square. */
  public Piece badge(Badge badge) {
    return badges.of(badge);
  }
}
