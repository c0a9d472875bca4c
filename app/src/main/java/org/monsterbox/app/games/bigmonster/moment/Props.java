package org.monsterbox.app.games.bigmonster.moment;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import androidx.annotation.ColorInt;
import androidx.core.graphics.ColorUtils;
import java.util.HashMap;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.bigmonster.BoardArt;
import org.monsterbox.app.art.bigmonster.Plots;
import org.monsterbox.app.art.bigmonster.TileArt;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Lettering;
import org.monsterbox.app.scene.lettering.Stationery;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** The drawings of one theme, made once. */
public final class Props {

  private static final float DOT = 0.42f;
  private static final float SMALL_DOT = 0.16f;
  private static final float NUMBER = 0.26f;
  private static final float DISCARD = 0.36f;
  private static final float CORNER = 10;
  private static final int TINT = 90;
  private static final int PALE = 120;
  private static final int MOSTLY = 230;

  private final TileArt tiles;
  private final BoardArt board;
  private final Plots plots;
  private final Lettering lettering;
  private final Map<String, Piece> dots = new HashMap<>();
  private final Map<String, Piece> worths = new HashMap<>();
  private final Stationery stationery;
  private final Piece back;
  private final Piece beamDown;
  private final Piece beamUp;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  @ColorInt private final int ink;
  @ColorInt private final int paper;
  @ColorInt private final int accent;
  @ColorInt private final int onAccent;
  @ColorInt private final int ground;
  @ColorInt private final int groundEdge;

  public Props(Context context) {
    tiles = new TileArt(context);
    board = new BoardArt(context);
    plots = new Plots(Palette.of(context), tiles.colours());
    lettering = new Lettering(context);
    stationery = new Stationery(context, lettering);
    back = tiles.back();
    beamDown = board.beam(true);
    beamUp = board.beam(false);
    ink = context.getColor(R.color.ink);
    paper = context.getColor(R.color.paper);
    accent = context.getColor(R.color.accent);
    onAccent = context.getColor(R.color.on_accent);
    ground = ColorUtils.blendARGB(context.getColor(R.color.table), ink, 0.06f);
    groundEdge = context.getColor(R.color.plank_edge);
    pen.setStyle(Paint.Style.STROKE);
    pen.setStrokeCap(Paint.Cap.ROUND);
  }

  public Piece tile(TileType type, int level) {
    return tiles.tile(type, level);
  }

  /** A tile that nothing has happened to yet. */
  public Piece tile(int tile) {
    return tiles.tile(Tiles.type(tile), 0);
  }

  public Piece explorer(Explorer explorer) {
    return tiles.explorer(explorer);
  }

  public Piece gem(Colour colour) {
    return tiles.gem(colour);
  }

  public Piece back() {
    return back;
  }

  public Piece beam(boolean isDown) {
    return isDown ? beamDown : beamUp;
  }

  public Piece coin(Medal medal, boolean isOpen) {
    return board.coin(medal, isOpen);
  }

  public Piece ship(boolean isFull) {
    return board.ship(isFull);
  }

  Plots plots() {
    return plots;
  }

  /** A place where a tile may lie, and what it would bring there; the best ones stand out. */
  public Piece dot(String worth, boolean isBest) {
    return dots.computeIfAbsent(
        worth + isBest, key -> worth.isEmpty() ? this::emptyDot : numbered(worth, isBest));
  }

  private Piece numbered(String worth, boolean isBest) {
    Piece number = lettering.filling(worth, isBest ? onAccent : ink);
    return (canvas, width, height) -> {
      circle(canvas, width, height, DOT, isBest ? accent : paper);
      float side = width * (0.5f - NUMBER);
      float above = height * (0.5f - NUMBER);
      canvas.translate(side, above);
      number.draw(canvas, width - 2 * side, height - 2 * above);
      canvas.translate(-side, -above);
    };
  }

  private void emptyDot(Canvas canvas, float width, float height) {
    circle(canvas, width, height, SMALL_DOT, paper);
  }

  private void circle(Canvas canvas, float width, float height, float part, @ColorInt int colour) {
    float radius = Math.min(width, height) * part;
    fill.setColor(colour);
    canvas.drawCircle(width / 2, height / 2, radius, fill);
    pen.setColor(accent);
    pen.setStrokeWidth(Math.max(1, radius / 8));
    canvas.drawCircle(width / 2, height / 2, radius, pen);
  }

  /** A place under the tile that is tried out. */
  public Piece faintDot() {
    return dots.computeIfAbsent(
        "faint",
        key ->
            (canvas, width, height) -> {
              fill.setColor(ColorUtils.setAlphaComponent(accent, TINT));
              canvas.drawCircle(width / 2, height / 2, Math.min(width, height) * SMALL_DOT, fill);
            });
  }

  /** Where a tile lies that is somewhere else now. */
  public Piece away(Piece piece) {
    return (canvas, width, height) -> {
      canvas.saveLayerAlpha(0, 0, width, height, TINT);
      piece.draw(canvas, width, height);
      canvas.restore();
    };
  }

  /** A tile that is to be discarded: pale, under a mark that is seen on every terrain. */
  public Piece crossed(Piece piece) {
    return Layers.stack(Layers.faint(piece, PALE), this::discardMark);
  }

  private void discardMark(Canvas canvas, float width, float height) {
    float radius = Math.min(width, height) * DISCARD;
    float reach = radius * 0.45f;
    fill.setColor(paper);
    canvas.drawCircle(width / 2, height / 2, radius, fill);
    pen.setColor(ink);
    pen.setStrokeWidth(Math.max(2, radius / 5));
    canvas.drawCircle(width / 2, height / 2, radius, pen);
    canvas.drawLine(
        width / 2 - reach, height / 2 - reach, width / 2 + reach, height / 2 + reach, pen);
    canvas.drawLine(
        width / 2 + reach, height / 2 - reach, width / 2 - reach, height / 2 + reach, pen);
  }

  /** What a tile would bring, beside it. */
  public Piece worth(String number) {
    return worths.computeIfAbsent(number, key -> stationery.badge(key, paper, ink));
  }

  /** What maps lie on. */
  public Piece chart() {
    return (canvas, width, height) -> {
      fill.setColor(ground);
      canvas.drawRoundRect(0, 0, width, height, CORNER, CORNER, fill);
      pen.setColor(groundEdge);
      pen.setStrokeWidth(1);
      canvas.drawRoundRect(0, 0, width, height, CORNER, CORNER, pen);
    };
  }

  /** A map that lies over another one. */
  public Piece smallMap(Piece map) {
    return (canvas, width, height) -> {
      fill.setColor(ColorUtils.setAlphaComponent(paper, MOSTLY));
      canvas.drawRect(0, 0, width, height, fill);
      map.draw(canvas, width, height);
      pen.setColor(groundEdge);
      pen.setStrokeWidth(1);
      canvas.drawRect(0, 0, width, height, pen);
    };
  }

  /** The line under a row of the score sheet. */
  public Piece rule() {
    return (canvas, width, height) -> {
      fill.setColor(groundEdge);
      canvas.drawRect(0, height - 1, width, height, fill);
    };
  }

  /** The ground of a sum. */
  public Piece sum() {
    return (canvas, width, height) -> {
      fill.setColor(ColorUtils.setAlphaComponent(accent, TINT / 2));
      canvas.drawRect(0, 0, width, height, fill);
    };
  }
}
