package org.monsterbox.app.art.thirteen;

import android.graphics.Paint;
import android.graphics.Path;
import androidx.core.graphics.PathParser;
import org.monsterbox.core.thirteen.monsters.Element;

/**
 * The signs of the elements in a field of 24 by 24 units: mountain, spiral, flame, wave, crescent.
 */
final class ElementIcon {

  static final float SIZE = 24;

  private static final String MOUNTAIN =
      "M.8,21 L8.6,4.2 Q9.4,3 10.2,4.2 L13.6,10.4 L15.6,7.6 Q16.4,6.8 17.2,7.8 L23.4,21 Z"
          + " M6.4,12.8 L8.4,14.6 L9.8,12.6 L11.8,14.4 L12.6,13 L9.4,7 Z";
  private static final String SPIRAL =
      "M12.4,13 C11.4,11.6 13.4,9.8 15,11.4 C17,13.6 14.8,17 11.8,16.6 C8,16 6.8,11.6 8.8,8.8"
          + " C11.6,5 17.6,5.6 19.6,9.8 C21.4,14 19.6,18.4 16,20.4 C11.6,22.6 5.6,21 3.4,16 C2,12.4"
          + " 2.6,8 5.4,4.8";
  private static final String FLAME =
      "M12.4,.8 C13.2,5.6 19.8,8.4 19.8,14.8 C19.8,19.8 16.4,23.2 12.2,23.2 C7.6,23.2 4.4,19.8"
          + " 4.4,15.4 C4.4,12 6.4,10 7,6.8 C8.6,7.8 9.4,9 9.6,10.4 C11.8,7.8 13,4.8 12.4,.8 Z"
          + " M12.2,20.8 C14.2,20.8 15.6,19.2 15.6,17.4 C15.6,15 13.2,14 12.6,11.8 C11.4,14.4"
          + " 8.8,15.2 8.8,17.6 C8.8,19.4 10.2,20.8 12.2,20.8 Z";
  private static final String WAVE =
      "M.8,21.6 C2.2,10.4 8.4,3.2 15,3.2 C20.6,3.2 23.8,7.6 23,12 C21.4,8.8 18,8.2 15.8,10"
          + " C13.2,12.2 13.6,16.8 18,17.6 C20,18 21.8,17.6 23.2,16.8 V21.6 Z";
  private static final String CRESCENT =
      "M16,1.4 C8.8,1.8 2.8,6.6 2.8,12.8 C2.8,18.8 8,23 13.8,23 C17.8,23 20.8,21.2 22.4,18.2"
          + " C15.8,19.6 10.6,16.6 10.4,11.2 C10.2,7.4 12.6,3.6 16,1.4 Z";

  private static final float SPIRAL_WIDTH = 3;

  private ElementIcon() {}

  static Path of(Element element) {
    Path icon =
        switch (element) {
          case EARTH -> PathParser.createPathFromPathData(MOUNTAIN);
          case AIR -> spiral();
          case FIRE -> PathParser.createPathFromPathData(FLAME);
          case WATER -> PathParser.createPathFromPathData(WAVE);
          case GHOST -> PathParser.createPathFromPathData(CRESCENT);
        };
    if (element != Element.AIR) {
      icon.setFillType(Path.FillType.EVEN_ODD);
    }
    return icon;
  }

  private static Path spiral() {
    Paint pen = new Paint();
    pen.setStyle(Paint.Style.STROKE);
    pen.setStrokeCap(Paint.Cap.ROUND);
    pen.setStrokeWidth(SPIRAL_WIDTH);
    Path path = new Path();
    pen.getFillPath(PathParser.createPathFromPathData(SPIRAL), path);
    return path;
  }
}
