package org.monsterbox.app.art.sea;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Typeface;
import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;

/** A Movement card: the cell ahead of the bow, the arrows that leave it, and its number. */
final class MovementArt implements Piece {

  private static final float SIZE = 24;
  private static final float CELL = 13;
  private static final float LINE = 1.5f;
  private static final float BEGIN = 6.4f;
  private static final float END = 10.4f;
  private static final float BARB = 2;
  private static final float DIGIT = 9;
  private static final float SIXTH = 60;

  private final Path cell = new Path();
  private final Path arrow = new Path();
  private final Path bow = new Path();
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint digits = new Paint(Paint.ANTI_ALIAS_FLAG | Paint.SUBPIXEL_TEXT_FLAG);
  private final int[] turns;
  private final String number;
  @ColorInt private final int ice;
  @ColorInt private final int red;
  @ColorInt private final int line;
  @ColorInt private final int arrows;

  /**
   * A card.
   *
   * @param turns of the bow to starboard, in sixths of a circle, one for each arrow
   */
  MovementArt(Palette palette, int[] turns, int number) {
    this.turns = turns.clone();
    this.number = String.valueOf(number);
    HexGrid.addHex(cell, 0, 0, CELL);
    arrow.moveTo(0, -BEGIN);
    arrow.lineTo(0, -END);
    arrow.moveTo(-BARB, -END + BARB);
    arrow.lineTo(0, -END);
    arrow.lineTo(BARB, -END + BARB);
    bow.moveTo(-3, 12);
    bow.quadTo(-2.4f, 8.6f, 0, 6.6f);
    bow.quadTo(2.4f, 8.6f, 3, 12);
    bow.close();
    pen.setStyle(Paint.Style.STROKE);
    pen.setStrokeCap(Paint.Cap.ROUND);
    pen.setStrokeJoin(Paint.Join.ROUND);
    pen.setStrokeWidth(LINE);
    digits.setTextAlign(Paint.Align.CENTER);
    digits.setTypeface(Typeface.DEFAULT_BOLD);
    digits.setTextSize(DIGIT);
    ice = palette.white();
    red = palette.sea().bow();
    line = palette.outline();
    arrows = palette.sea().cards().movement();
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    float scale = Math.min(width, height) / SIZE;
    canvas.save();
    canvas.translate(width / 2, height / 2);
    canvas.scale(scale, scale);
    fill.setColor(red);
    canvas.drawPath(bow, fill);
    fill.setColor(ice);
    canvas.drawPath(cell, fill);
    pen.setColor(line);
    pen.setStrokeWidth(LINE / 2);
    canvas.drawPath(bow, pen);
    canvas.drawPath(cell, pen);
    pen.setColor(arrows);
    pen.setStrokeWidth(LINE);
    for (int turn : turns) {
      canvas.save();
      canvas.rotate(turn * SIXTH);
      canvas.drawPath(arrow, pen);
      canvas.restore();
    }
    digits.setColor(line);
    canvas.drawText(number, 0, DIGIT * 0.36f, digits);
    canvas.restore();
  }
}
