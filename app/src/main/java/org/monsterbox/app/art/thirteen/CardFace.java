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

/** Half a part, cut in the profile of its monster. */
final class CardFace implements Piece {

  private static final float INDEX = 10.4f;

  private final Collage paper;
  private final Collage picture;
  private final Collage print;
  private final Path outline;
  private final Placing placing;
  private final float middle;

  CardFace(MonsterArt monsters, ElementLetters letters, int monster, PaperPart part, boolean left) {
    Palette palette = monsters.palette();
    Element element = MonsterSets.elementOf(monster);
    outline = left ? Cut.left(monster) : Cut.right(monster);
    middle = left ? Cut.SIZE - Cut.TONGUE : Cut.TONGUE;
    placing = Placing.onCard(part);
    picture = monsters.extended(monster, part);
    paper = new Collage(palette).sheet(palette.thirteen().card(element), outline);
    print = new Collage(palette, 1.2f);
    new Index(print, letters, monster, part).printOnCard(left ? INDEX : Cut.SIZE - INDEX);
    print.ink(outline);
    if (element == Element.GHOST) {
      print.line(palette.thirteen().mark(element), outline);
    }
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    canvas.save();
    Framed.fit(canvas, width, height, Cut.SIZE, Cut.SIZE);
    paper.draw(canvas);
    canvas.save();
    canvas.clipPath(outline);
    placing.apply(canvas, middle);
    picture.draw(canvas);
    canvas.restore();
    print.draw(canvas);
    canvas.restore();
  }
}
