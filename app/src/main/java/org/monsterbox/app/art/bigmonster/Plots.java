package org.monsterbox.app.art.bigmonster;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Tone;
import org.monsterbox.app.lists.OneForEach;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** Tiles as plots of colour with the sign of their terrain, for maps that are very small. */
public final class Plots {

  private static final float EDGE = 0.06f;
  private static final float SIGN = 0.62f;
  private static final float LINE = 0.09f;

  private final OneForEach<Terrain, Path> signs;
  private final OneForEach<Terrain, Integer> grounds;
  private final OneForEach<Terrain, Integer> inks;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  @ColorInt private final int camp;
  @ColorInt private final int outline;

  public Plots(Palette palette, TileColours colours) {
    outline = palette.outline();
    camp = colours.of(R.color.tile_camp);
    signs = OneForEach.made(Terrain.values(), terrain -> Sign.of(terrain).path(0, 0, SIGN));
    grounds = OneForEach.made(Terrain.values(), colours::ground);
    inks = OneForEach.made(Terrain.values(), this::ink);
    pen.setStyle(Paint.Style.STROKE);
    pen.setStrokeJoin(Paint.Join.ROUND);
  }

  @ColorInt
  private int ink(Terrain terrain) {
    return terrain == Terrain.SWAMP ? Tone.light(Tone.light(grounds.of(terrain))) : outline;
  }

  /** The explorer, at its place; a cell is one unit. */
  public void explorer(Canvas canvas) {
    plot(canvas, 0, 0, 2, 2, camp);
    fill.setColor(outline);
    canvas.drawCircle(1, 1, 0.4f, fill);
  }

  public void tile(Canvas canvas, TileType type, int x, int y) {
    Terrain terrain = type.terrain();
    float wide = type.shape().width();
    float high = type.shape().height();
    plot(canvas, x, y, wide, high, grounds.of(terrain));
    canvas.save();
    canvas.translate(x + wide / 2, y + high / 2);
    pen.setColor(inks.of(terrain));
    pen.setStrokeWidth(LINE);
    canvas.drawPath(signs.of(terrain), pen);
    canvas.restore();
  }

  private void plot(Canvas canvas, float x, float y, float wide, float high, @ColorInt int colour) {
    fill.setColor(colour);
    canvas.drawRect(x, y, x + wide, y + high, fill);
    pen.setColor(outline);
    pen.setStrokeWidth(EDGE);
    canvas.drawRect(x, y, x + wide, y + high, pen);
  }
}
