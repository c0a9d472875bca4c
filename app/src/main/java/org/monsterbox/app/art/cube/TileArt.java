package org.monsterbox.app.art.cube;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Tiles;

/** The tiles: hexagons that look like cubes. Each drawing is made once. */
public final class TileArt {

  /** How many times wider than high a tile is. */
  public static final float ASPECT = Rhombus.HALF;

  private static final float SHADOW = 0.07f;
  private static final float RIM = 0.12f;
  private static final float EDGE = 0.03f;
  private static final float DOT = 0.16f;

  private record Shown(Rhombus rhombus, int value, Side side, boolean chosen) {}

  private final Palette palette;
  private final Map<Shown, Piece> faces = new HashMap<>();
  private final Path hexagon = hexagon();
  private final Paint shadow = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint dot = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint place = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint glow = new Paint(Paint.ANTI_ALIAS_FLAG);

  public TileArt(Palette palette) {
    this.palette = palette;
    shadow.setColor(palette.shadow());
    dot.setColor(palette.shadow());
    place.setColor(palette.shadow());
    place.setStyle(Paint.Style.STROKE);
    place.setStrokeWidth(EDGE);
    glow.setColor(palette.thirteen().gold());
    glow.setStyle(Paint.Style.STROKE);
    glow.setStrokeJoin(Paint.Join.ROUND);
    glow.setStrokeWidth(RIM);
  }

  private static Path hexagon() {
    Path path = new Path();
    path.moveTo(Rhombus.HALF, 0);
    path.lineTo(2 * Rhombus.HALF, 0.5f);
    path.lineTo(2 * Rhombus.HALF, 1.5f);
    path.lineTo(Rhombus.HALF, 2);
    path.lineTo(0, 1.5f);
    path.lineTo(0, 0.5f);
    path.close();
    return path;
  }

  /** One face in its own box; a chosen one glows from inside. */
  public Piece face(Colour colour, int value, Side side, boolean chosen) {
    return faces.computeIfAbsent(
        new Shown(Rhombus.of(colour), value, side, chosen),
        shown -> new FaceArt(palette, shown.rhombus, value, side, chosen));
  }

  /** The ground of a tile: its shadow on the table. Faces lie on it. */
  public Piece ground() {
    return (canvas, width, height) -> {
      canvas.save();
      canvas.scale(height / 2, height / 2);
      canvas.translate(SHADOW, SHADOW);
      canvas.drawPath(hexagon, shadow);
      canvas.restore();
    };
  }

  /** A whole tile, where nothing on it is touched. */
  public Piece whole(int tile, Side side) {
    List<Piece> parts =
        List.of(
            face(Colour.YELLOW, Tiles.value(tile, Colour.YELLOW, side), side, false),
            face(Colour.RED, Tiles.value(tile, Colour.RED, side), side, false),
            face(Colour.BLUE, Tiles.value(tile, Colour.BLUE, side), side, false));
    List<Rhombus> places = List.of(Rhombus.TOP, Rhombus.LEFT, Rhombus.RIGHT);
    Piece ground = ground();
    return (canvas, width, height) -> {
      ground.draw(canvas, width, height);
      float unit = height / 2;
      for (int i = 0; i < parts.size(); i++) {
        Rhombus at = places.get(i);
        canvas.translate(at.left() * unit, at.top() * unit);
        parts.get(i).draw(canvas, at.width() * unit, at.height() * unit);
        canvas.translate(-at.left() * unit, -at.top() * unit);
      }
    };
  }

  /** A place that a tile has left. */
  public Piece place() {
    return (canvas, width, height) -> hexagon(canvas, height, place);
  }

  /** A place where a tile may be put: a small hexagon in the middle of what is seen of it. */
  public Piece dot(float side) {
    float high = 2 * side * DOT;
    float wide = high * ASPECT;
    return (canvas, width, height) -> {
      canvas.translate((width - wide) / 2, (height - high) / 2);
      hexagon(canvas, high, dot);
      canvas.translate((wide - width) / 2, (high - height) / 2);
    };
  }

  /** A rim around a tile that a hint speaks of. */
  public Piece rim() {
    return (canvas, width, height) -> hexagon(canvas, height, glow);
  }

  /** A rim around a face, which a claim has shown or a hint speaks of. */
  public Piece rim(Colour colour) {
    Rhombus rhombus = Rhombus.of(colour);
    Path edges = rhombus.path();
    return (canvas, width, height) -> {
      canvas.save();
      canvas.scale(width / rhombus.width(), height / rhombus.height());
      canvas.drawPath(edges, glow);
      canvas.restore();
    };
  }

  private void hexagon(Canvas canvas, float height, Paint paint) {
    canvas.save();
    canvas.scale(height / 2, height / 2);
    canvas.drawPath(hexagon, paint);
    canvas.restore();
  }
}
