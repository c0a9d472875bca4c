package org.monsterbox.app.art.thirteen;

import android.graphics.Matrix;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PrintedShape;
import org.monsterbox.app.art.thirteen.monsters.PaperPart;
import org.monsterbox.core.thirteen.monsters.Element;
import org.monsterbox.core.thirteen.monsters.MonsterSets;

/**
 * What is printed at the outer edge of a card: sign and letter of the element, number, and one to
 * three dots for the part.
 */
final class Index {

  private static final float ICON = 13.6f;
  private static final float LETTER = 8.4f;
  private static final float NUMBER = 11.6f;
  private static final float DOT = 2;
  private static final float DOTS_APART = 5;

  /** How far the paper shows around print that lies over the picture. */
  private static final float HALO = 4;

  private final Collage collage;
  private final Element element;
  private final String letter;
  private final String number;
  private final PaperPart part;

  Index(Collage collage, ElementLetters letters, int monster, PaperPart part) {
    this.collage = collage;
    this.part = part;
    element = MonsterSets.elementOf(monster);
    letter = letters.of(element);
    number = Integer.toString(monster);
  }

  /** Icon and letter above, number and dots below, about a vertical line. */
  void printOnCard(float x) {
    Palette palette = collage.palette();
    int paper = palette.thirteen().card(element);
    int mark = palette.thirteen().mark(element);
    int ink = palette.thirteen().ink();
    print(icon(x, 10, ICON), mark, paper);
    print(PrintedShape.of(letter, x, 23, LETTER, 11), mark, paper);
    print(PrintedShape.of(number, x, 36.2f, NUMBER, 13), ink, paper);
    print(dots(x, 47.4f, DOT, DOTS_APART), ink, paper);
  }

  /** All in one row on a strip in the colour of the element. */
  void printOnStrip(float y) {
    int paper = collage.palette().thirteen().card(element);
    collage
        .patch(paper, icon(15, y, 18))
        .patch(paper, PrintedShape.of(letter, 34.4f, y, 14, 15))
        .patch(paper, PrintedShape.of(number, 59, y, 16.4f, 20))
        .patch(paper, dots(85.2f, y, 2.9f, 7.2f));
  }

  private void print(Path shape, @ColorInt int colour, @ColorInt int paper) {
    collage.halo(paper, HALO, shape).patch(colour, shape);
  }

  private Path icon(float x, float y, float size) {
    Path icon = ElementIcon.of(element);
    Matrix matrix = new Matrix();
    float scale = size / ElementIcon.SIZE;
    matrix.setScale(scale, scale);
    matrix.postTranslate(x - size / 2, y - size / 2);
    icon.transform(matrix);
    return icon;
  }

  private Path dots(float x, float y, float radius, float apart) {
    Path dots = new Path();
    int count = part.index() + 1;
    for (int i = 0; i < count; i++) {
      dots.addCircle(x + (i - (count - 1) / 2f) * apart, y, radius, Path.Direction.CW);
    }
    return dots;
  }
}
