package org.monsterbox.app.art.thirteen;

import android.graphics.Canvas;
import android.graphics.Path;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.thirteen.monsters.MonsterArt;
import org.monsterbox.app.art.thirteen.monsters.PaperPart;
import org.monsterbox.core.thirteen.monsters.Element;
import org.monsterbox.core.thirteen.monsters.MonsterSets;

/** A whole set: the part above, what it is below, large enough for the smallest panel. */
final class SetFace implements Piece {

  static final float WIDTH = 100;
  static final float HEIGHT = 80;

  private static final float STRIP = 53;
  private static final float CORNER = 9;
  private static final float INSET = 2;

  private final Collage paper;
  private final Collage picture;
  private final Collage print;
  private final Path outline = new Path();
  private final Path window = new Path();
  private final Placing placing;

  SetFace(MonsterArt monsters, ElementLetters letters, int monster, PaperPart part) {
    Palette palette = monsters.palette();
    Element element = MonsterSets.elementOf(monster);
    outline.addRoundRect(
        INSET, INSET, WIDTH - INSET, HEIGHT - INSET, CORNER, CORNER, Path.Direction.CW);
    window.addRect(0, 0, WIDTH, STRIP, Path.Direction.CW);
    window.op(outline, Path.Op.INTERSECT);
    Path strip = new Path(outline);
    strip.op(window, Path.Op.DIFFERENCE);
    placing = Placing.onSet(part);
    picture = monsters.extended(monster, part);
    paper =
        new Collage(palette, MonsterArt.WEIGHT).sheet(palette.thirteen().card(element), outline);
    print = new Collage(palette, MonsterArt.WEIGHT).patch(palette.thirteen().mark(element), strip);
    new Index(print, letters, monster, part).printOnStrip((STRIP + HEIGHT - INSET) / 2);
    print.ink(strip).ink(outline);
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    canvas.save();
    Framed.fit(canvas, width, height, WIDTH, HEIGHT);
    paper.draw(canvas);
    canvas.save();
    canvas.clipPath(window);
    placing.apply(canvas, WIDTH / 2);
    picture.draw(canvas);
    canvas.restore();
    print.draw(canvas);
    canvas.restore();
  }
}
