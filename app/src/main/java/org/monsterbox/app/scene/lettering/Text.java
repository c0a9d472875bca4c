package org.monsterbox.app.scene.lettering;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.text.Layout;
import org.monsterbox.app.art.Piece;

/** Lines of text that are broken and measured; in too small a piece they become smaller. */
public final class Text implements Piece {

  private final String[] lines;
  private final float[] widths;
  private final float[] baselines;
  private final Paint paint;
  private final Style.Side side;
  private final float width;
  private final float height;

  Text(Layout layout, Style.Side side, float width) {
    this.side = side;
    this.width = width;
    height = layout.getHeight();
    paint = layout.getPaint();
    lines = new String[layout.getLineCount()];
    widths = new float[lines.length];
    baselines = new float[lines.length];
    for (int i = 0; i < lines.length; i++) {
      CharSequence shown = layout.getText();
      lines[i] = shown.subSequence(layout.getLineStart(i), layout.getLineEnd(i)).toString().trim();
      // What an ellipsis replaces is filled with characters of no width.
      lines[i] = lines[i].replace("\uFEFF", "");
      widths[i] = paint.measureText(lines[i]);
      baselines[i] = layout.getLineBaseline(i);
    }
  }

  @Override
  public void draw(Canvas canvas, float givenWidth, float givenHeight) {
    float scale = Math.min(1, Math.min(givenWidth / width, givenHeight / height));
    canvas.save();
    canvas.translate(0, (givenHeight - height * scale) / 2);
    canvas.scale(scale, scale);
    float room = givenWidth / scale;
    for (int i = 0; i < lines.length; i++) {
      float left =
          switch (side) {
            case START -> 0;
            case MIDDLE -> (room - widths[i]) / 2;
            case END -> room - widths[i];
          };
      canvas.drawText(lines[i], left, baselines[i], paint);
    }
    canvas.restore();
  }
}
