package org.monsterbox.app.art.thirteen;

import android.graphics.Matrix;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.core.thirteen.Element;
import org.monsterbox.core.thirteen.MonsterSets;

/**
 * What is printed at the outer edge of a card: element, number, and one to three dots for the part.
 */
final class Index {

  private static final float ICON = 13.6f;
  private static final float NUMBER = 11.6f;
  private static final float DOT = 2;
  private static final float DOTS_APART = 5;

  /** How far the paper shows around print that lies over the picture. */
  private static final float HALO = 4;

  private final Collage collage;
  private final Element element;
  private final int monster;
  private final Part part;

  Index(Collage collage, int monster, Part part) {
    this.collage = collage;
    this.monster = monster;
    this.part = part;
    element = MonsterSets.elementOf(monster);
  }

  /** Icon above, number and dots below, about a vertical line. */
  void printOnCard(float x) {
    Palette palette = collage.palette();
    int paper = palette.thirteen().card(element);
    print(icon(x, 11, ICON), palette.thirteen().mark(element), paper);
    print(Number.of(monster, x, 35.6f, NUMBER, 13), palette.thirteen().ink(), paper);
    print(dots(x, 47.4f, DOT, DOTS_APART), palette.thirteen().ink(), paper);
  }

  /** All in one row on a strip in the colour of the element. */
  void printOnStrip(float y) {
    int paper = collage.palette().thirteen().card(element);
    collage
        .patch(paper, icon(18, y, 21))
        .patch(paper, Number.of(monster, 48, y, 16.4f, 22))
        .patch(paper, dots(81, y, 3.4f, 9));
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
    int count = part.ordinal() + 1;
    for (int i = 0; i < count; i++) {
      dots.addCircle(x + (i - (count - 1) / 2f) * apart, y, radius, Path.Direction.CW);
    }
    return dots;
  }
}
