package org.monsterbox.app.art.sea;

import android.graphics.Canvas;
import android.graphics.DashPathEffect;
import android.graphics.Paint;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import androidx.core.graphics.ColorUtils;
import org.monsterbox.app.art.Piece;

/**
 * Marks a cell in which something can be done. It is drawn into the rectangle between the corners
 * of the cell: a hexagon reaches out of it.
 */
public final class HexMark implements Piece {

  /** How much a mark says. */
  public enum Look {
    /** Here it can be done. */
    OPEN,
    /** One can go through, but not stay. */
    HOLLOW,
    /** This one is chosen. */
    CHOSEN,
    /** Here it ends badly. */
    DANGER
  }

  private static final float WIDTH = 100;
  private static final float INSET = 0.9f;
  private static final float LINE = 6;

  private final Path lying = new Path();
  private final Path standing = new Path();
  private final Path cross = new Path();
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Look look;
  private final boolean hinted;

  /**
   * A mark.
   *
   * @param hinted whether a hint proposes it
   */
  public HexMark(Look look, boolean hinted, @ColorInt int colour) {
    this.look = look;
    this.hinted = hinted;
    HexGrid.addHex(lying, 0, 0, WIDTH * INSET);
    HexGrid.addTurnedHex(standing, 0, 0, WIDTH * INSET);
    float arm = WIDTH * 0.16f;
    cross.moveTo(-arm, -arm);
    cross.lineTo(arm, arm);
    cross.moveTo(arm, -arm);
    cross.lineTo(-arm, arm);
    fill.setColor(ColorUtils.setAlphaComponent(colour, look == Look.CHOSEN ? 120 : 56));
    pen.setColor(colour);
    pen.setStyle(Paint.Style.STROKE);
    pen.setStrokeCap(Paint.Cap.ROUND);
    pen.setStrokeJoin(Paint.Join.ROUND);
    pen.setStrokeWidth(look == Look.CHOSEN ? 2 * LINE : LINE);
    if (hinted) {
      pen.setPathEffect(new DashPathEffect(new float[] {2 * LINE, 2 * LINE}, 0));
      pen.setStrokeWidth(1.6f * LINE);
    }
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    boolean turned = width > height;
    float scale = Math.max(width, height) / HexGrid.HEIGHT / WIDTH;
    canvas.save();
    canvas.translate(width / 2, height / 2);
    canvas.scale(scale, scale);
    Path hex = turned ? standing : lying;
    if (look != Look.HOLLOW) {
      canvas.drawPath(hex, fill);
    }
    canvas.drawPath(hex, pen);
    if (look == Look.DANGER && !hinted) {
      canvas.drawPath(cross, pen);
    }
    canvas.restore();
  }
}
