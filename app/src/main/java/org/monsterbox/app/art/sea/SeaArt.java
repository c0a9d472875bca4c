package org.monsterbox.app.art.sea;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeaColours;

/** The drawings of Monster of the Sea in the colours of one theme, made once. */
public final class SeaArt {

  private static final float CORNER = 8;
  private static final float BAND = 7;
  private static final float OUTLINE = 1.5f;
  private static final float CROSS = 0.1f;

  private final Palette palette;
  private final SeaFloor floor;
  private final BoatArt boats;
  private final Piece whale;
  private final Piece divedWhale;
  private final Piece iceberg;
  private final Piece battleship;
  private final Piece whirlpool;
  private final List<Piece> nets = new ArrayList<>();
  private final EmblemArt emblems;
  private final Map<String, Piece> made = new HashMap<>();
  private final Path arrow = new Path();
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);

  /**
   * All drawings.
   *
   * @param table the colour of the table
   */
  public SeaArt(Palette palette, @ColorInt int table) {
    this.palette = palette;
    floor = new SeaFloor(palette, table);
    boats = new BoatArt(palette);
    whale = new WhaleArt(palette, false);
    divedWhale = new WhaleArt(palette, true);
    iceberg = Flotsam.iceberg(palette);
    battleship = Flotsam.battleship(palette);
    whirlpool = Flotsam.whirlpool(palette);
    emblems = new EmblemArt(palette);
    for (int mark = 0; mark < palette.seats().colours().size(); mark++) {
      nets.add(Flotsam.net(palette, mark));
    }
    arrow.moveTo(0, -0.42f);
    arrow.lineTo(0.3f, -0.06f);
    arrow.lineTo(0.12f, -0.06f);
    arrow.lineTo(0.12f, 0.4f);
    arrow.lineTo(-0.12f, 0.4f);
    arrow.lineTo(-0.12f, -0.06f);
    arrow.lineTo(-0.3f, -0.06f);
    arrow.close();
    pen.setStyle(Paint.Style.STROKE);
  }

  public SeaColours colours() {
    return palette.sea();
  }

  @ColorInt
  public int white() {
    return palette.white();
  }

  public Piece floor() {
    return floor;
  }

  /** With its bow up. */
  public Piece boat(int mark) {
    return boats.boat(mark);
  }

  public Piece spareBoat() {
    return boats.spare();
  }

  /** With its head up. */
  public Piece whale(boolean dived) {
    return dived ? divedWhale : whale;
  }

  public Piece iceberg() {
    return iceberg;
  }

  public Piece battleship() {
    return battleship;
  }

  public Piece whirlpool() {
    return whirlpool;
  }

  public Piece net(int mark) {
    return nets.get(mark);
  }

  public Piece emblem(Emblem emblem) {
    return emblems.of(emblem);
  }

  /** The arrows of a Movement card, each as a turn to starboard in sixths, and its number. */
  public Piece movement(int[] turns, int number) {
    return made.computeIfAbsent(
        "movement " + List.of(turns.length, turns[0], number),
        key -> new MovementArt(palette, turns, number));
  }

  /** A mark on a cell. */
  public Piece mark(HexMark.Look look, boolean hinted, @ColorInt int colour) {
    return made.computeIfAbsent(
        "mark " + look + hinted + colour, key -> new HexMark(look, hinted, colour));
  }

  /** An arrow that points so many degrees clockwise from above. */
  public Piece arrow(float degrees, @ColorInt int colour) {
    return (canvas, width, height) -> {
      float size = Math.min(width, height);
      canvas.save();
      canvas.translate(width / 2, height / 2);
      canvas.rotate(degrees);
      canvas.scale(size, size);
      fill.setColor(colour);
      canvas.drawPath(arrow, fill);
      canvas.restore();
    };
  }

  /** A direction that is forbidden: an arrow that is crossed out. */
  public Piece forbidden(float degrees) {
    Piece way = arrow(degrees, palette.sea().edge());
    return (canvas, width, height) -> {
      way.draw(canvas, width, height);
      pen.setColor(palette.sea().danger());
      pen.setStrokeWidth(width * CROSS);
      canvas.drawCircle(width / 2, height / 2, width * (1 - CROSS) / 2, pen);
      float side = width * 0.18f;
      canvas.drawLine(side, height - side, width - side, side, pen);
    };
  }

  /** The paper of a card, with a band in the colour of its pile. */
  public Piece card(@ColorInt int band) {
    return (canvas, width, height) -> {
      sheet(canvas, width, height, palette.white());
      fill.setColor(band);
      canvas.drawRoundRect(0, 0, width, 2 * CORNER, CORNER, CORNER, fill);
      fill.setColor(palette.white());
      canvas.drawRect(OUTLINE, BAND, width - OUTLINE, 2 * CORNER, fill);
      edge(canvas, width, height);
    };
  }

  /** The back of a card. */
  public Piece back(@ColorInt int colour) {
    return (canvas, width, height) -> {
      sheet(canvas, width, height, colour);
      edge(canvas, width, height);
    };
  }

  private void sheet(Canvas canvas, float width, float height, @ColorInt int colour) {
    float round = Math.min(CORNER, width / 4);
    fill.setColor(colour);
    canvas.drawRoundRect(0, 0, width, height, round, round, fill);
  }

  private void edge(Canvas canvas, float width, float height) {
    float round = Math.min(CORNER, width / 4);
    pen.setColor(palette.outline());
    pen.setStrokeWidth(OUTLINE);
    canvas.drawRoundRect(
        OUTLINE / 2, OUTLINE / 2, width - OUTLINE / 2, height - OUTLINE / 2, round, round, pen);
  }
}
