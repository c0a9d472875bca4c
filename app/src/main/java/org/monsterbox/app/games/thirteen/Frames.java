package org.monsterbox.app.games.thirteen;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.DashPathEffect;
import android.graphics.Paint;
import androidx.core.graphics.ColorUtils;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Layers;

/** What is drawn around things, and where there are none. */
final class Frames {

  private static final float FRAME = 3;
  private static final float CORNER = 10;
  private static final float DASH = 6;
  private static final int VEIL = 22;
  private static final float DOT = 0.2f;

  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint dashes;
  private final Paint veil = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint deskPaint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint dotPaint = new Paint(Paint.ANTI_ALIAS_FLAG);

  Frames(Context context, Palette palette) {
    pen.setStyle(Paint.Style.STROKE);
    pen.setStrokeWidth(FRAME);
    pen.setColor(context.getColor(R.color.accent));
    dashes = new Paint(pen);
    dashes.setPathEffect(new DashPathEffect(new float[] {DASH, DASH}, 0));
    dotPaint.setColor(palette.thirteen().gold());
    deskPaint.setColor(palette.thirteen().desk());
    veil.setColor(ColorUtils.setAlphaComponent(context.getColor(R.color.ink), VEIL));
  }

  /** A frame around what is chosen. */
  Piece chosen(Piece piece) {
    return Layers.stack(piece, (canvas, width, height) -> frame(canvas, width, height, pen));
  }

  /** A broken frame around what a hint proposes. */
  Piece hinted(Piece piece) {
    return Layers.stack(piece, (canvas, width, height) -> frame(canvas, width, height, dashes));
  }

  /** A dot in the upper corner of what was seen lately. */
  Piece dotted(Piece piece) {
    return Layers.stack(
        piece,
        (canvas, width, height) ->
            canvas.drawCircle(width * DOT, width * DOT, width * DOT / 2, dotPaint));
  }

  /** A place where something may come to lie. */
  Piece place() {
    return (canvas, width, height) -> {
      float room = Math.min(width, height) / 10;
      canvas.drawRoundRect(room, room, width - room, height - room, room, room, veil);
    };
  }

  /** The middle of the grid. */
  Piece desk() {
    return (canvas, width, height) -> {
      float round = height / 4;
      canvas.drawRoundRect(0, 0, width, height, round, round, deskPaint);
    };
  }

  private static void frame(Canvas canvas, float width, float height, Paint paint) {
    float half = FRAME / 2;
    canvas.drawRoundRect(half, half, width - half, height - half, CORNER, CORNER, paint);
  }
}
