package org.monsterbox.app.games.layout;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.DashPathEffect;
import android.graphics.Paint;
import androidx.core.graphics.ColorUtils;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.lettering.Layers;

/** What is drawn around things, and where there are none. */
public final class Frames {

  private static final float FRAME = 3;
  private static final float CORNER = 10;
  private static final float DASH = 6;
  private static final int VEIL = 22;

  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint dashes;
  private final Paint veil = new Paint(Paint.ANTI_ALIAS_FLAG);

  Frames(Context context) {
    pen.setStyle(Paint.Style.STROKE);
    pen.setStrokeWidth(FRAME);
    pen.setColor(context.getColor(R.color.accent));
    dashes = new Paint(pen);
    dashes.setPathEffect(new DashPathEffect(new float[] {DASH, DASH}, 0));
    veil.setColor(ColorUtils.setAlphaComponent(context.getColor(R.color.ink), VEIL));
  }

  /** A frame around what is chosen. */
  public Piece chosen(Piece piece) {
    return Layers.stack(piece, (canvas, width, height) -> frame(canvas, width, height, pen));
  }

  /** A broken frame around what a hint proposes. */
  public Piece hinted(Piece piece) {
    return Layers.stack(piece, (canvas, width, height) -> frame(canvas, width, height, dashes));
  }

  /** A place where something may come to lie. */
  public Piece place() {
    return (canvas, width, height) -> {
      float room = Math.min(width, height) / 10;
      canvas.drawRoundRect(room, room, width - room, height - room, room, room, veil);
    };
  }

  private static void frame(Canvas canvas, float width, float height, Paint paint) {
    float half = FRAME / 2;
    canvas.drawRoundRect(half, half, width - half, height - half, CORNER, CORNER, paint);
  }
}
