package org.monsterbox.app.art.cube;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import androidx.core.graphics.ColorUtils;
import org.monsterbox.app.art.Alive;
import org.monsterbox.app.art.Palette;

/** A monster card: its number as large as can be, its monster, and what it is worth. */
final class MonsterCard implements Alive {

  private static final float CORNER = 0.09f;
  private static final float INK = 0.022f;
  private static final float TINT = 0.2f;
  private static final float SHADOW = 0.03f;

  /** From this shape on, the monster sits beside the number instead of below it. */
  private static final float WIDE = 1.12f;

  /** What is printed in the corner: a worth in points, or stars. */
  sealed interface Worth {

    record Points(Print print) implements Worth {}

    record Stars(int count, Path star) implements Worth {}

    record Nothing() implements Worth {}
  }

  private final Alive monster;
  private final Print number;
  private final Worth worth;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  @ColorInt private final int paper;
  @ColorInt private final int ink;
  @ColorInt private final int shadow;
  @ColorInt private final int gold;

  MonsterCard(Palette palette, Alive monster, Print number, Worth worth, @ColorInt int kind) {
    this.monster = monster;
    this.number = number;
    this.worth = worth;
    paper = ColorUtils.blendARGB(palette.white(), kind, TINT);
    ink = palette.outline();
    shadow = palette.shadow();
    gold = palette.thirteen().gold();
    pen.setStyle(Paint.Style.STROKE);
    pen.setColor(ink);
  }

  @Override
  public void draw(Canvas canvas, float width, float height, float blink, float breath) {
    sheet(canvas, width, height);
    if (width > WIDE * height) {
      lying(canvas, width, height, blink, breath);
    } else {
      standing(canvas, width, height, blink, breath);
    }
  }

  private void sheet(Canvas canvas, float width, float height) {
    float unit = Math.min(width, height);
    float away = SHADOW * unit;
    float round = CORNER * unit;
    fill.setColor(shadow);
    canvas.drawRoundRect(away, away, width, height, round, round, fill);
    fill.setColor(paper);
    canvas.drawRoundRect(0, 0, width - away, height - away, round, round, fill);
    pen.setStrokeWidth(INK * unit);
    float half = INK * unit / 2;
    canvas.drawRoundRect(half, half, width - away - half, height - away - half, round, round, pen);
  }

  private void standing(Canvas canvas, float width, float height, float blink, float breath) {
    fill.setColor(ink);
    number.draw(canvas, width * 0.09f, height * 0.06f, width * 0.9f, height * 0.42f, fill);
    monster(canvas, width * 0.08f, height * 0.46f, width * 0.68f, height * 0.95f, blink, breath);
    worth(canvas, width * 0.64f, height * 0.74f, width * 0.93f, height * 0.94f);
  }

  private void lying(Canvas canvas, float width, float height, float blink, float breath) {
    fill.setColor(ink);
    number.draw(canvas, width * 0.05f, height * 0.12f, width * 0.52f, height * 0.66f, fill);
    monster(canvas, width * 0.54f, height * 0.06f, width * 0.96f, height * 0.93f, blink, breath);
    worth(canvas, width * 0.06f, height * 0.7f, width * 0.46f, height * 0.93f);
  }

  private void monster(
      Canvas canvas, float left, float top, float right, float bottom, float blink, float breath) {
    canvas.translate(left, top);
    monster.draw(canvas, right - left, bottom - top, blink, breath);
    canvas.translate(-left, -top);
  }

  private void worth(Canvas canvas, float left, float top, float right, float bottom) {
    if (worth instanceof Worth.Points points) {
      float round = (bottom - top) / 3;
      fill.setColor(gold);
      canvas.drawRoundRect(left, top, right, bottom, round, round, fill);
      pen.setStrokeWidth((bottom - top) / 14);
      canvas.drawRoundRect(left, top, right, bottom, round, round, pen);
      fill.setColor(ink);
      float room = (bottom - top) * 0.2f;
      points.print.draw(canvas, left + room, top + room, right - room, bottom - room, fill);
    } else if (worth instanceof Worth.Stars stars) {
      stars(canvas, stars, left, top, right, bottom);
    }
  }

  private void stars(
      Canvas canvas, Worth.Stars stars, float left, float top, float right, float bottom) {
    float size = Math.min(bottom - top, (right - left) / stars.count);
    for (int i = 0; i < stars.count; i++) {
      canvas.save();
      canvas.translate(right - (stars.count - i) * size, bottom - size);
      canvas.scale(size / 24, size / 24);
      fill.setColor(gold);
      canvas.drawPath(stars.star, fill);
      pen.setStrokeWidth(1.6f);
      canvas.drawPath(stars.star, pen);
      canvas.restore();
    }
  }
}
