package org.monsterbox.app.games.sea.chart;

import android.graphics.Canvas;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.sea.HexMark;
import org.monsterbox.app.games.sea.aim.Props;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.table.SeaView;

/** The chart with what lies on it, in any size: a picture and not a table. */
public final class Miniature implements Piece {

  /** Where the whale and the boats are all that can be told apart. */
  private static final float LARGER = 1.9f;

  /** Something on a cell, so many cells wide, turned so far. */
  private record Thing(Piece piece, int cell, float size, float degrees) {}

  private final SeaMap map;
  private final Piece floor;
  private final List<Thing> things = new ArrayList<>();

  private Miniature(Props props, boolean turned) {
    map = new SeaMap(1, turned);
    floor = props.art().floor();
  }

  /** For a list of games. */
  public static Miniature small(Props props, SeaView view) {
    Miniature miniature = new Miniature(props, false);
    miniature.hunt(props, view, LARGER);
    return miniature;
  }

  /**
   * To be looked at: all that lies on the chart, and where a leap would have led.
   *
   * @param turned whether the chart lies on its side, as it did on the table
   */
  public static Miniature large(Props props, SeaView view, boolean turned) {
    Miniature miniature = new Miniature(props, turned);
    view.icebergs().list().forEach(cell -> miniature.add(props.art().iceberg(), cell, 1, 0));
    for (SeaView.Pool pool : view.whirlpools()) {
      miniature.add(props.art().whirlpool(), pool.cell(), 1, 0);
    }
    for (SeaView.Net net : view.nets()) {
      miniature.add(props.art().net(net.owner()), net.cell(), 1, 0);
    }
    miniature.add(props.art().battleship(), view.shipCell(), 1, 0);
    view.leapTarget()
        .ifPresent(cell -> miniature.add(props.mark(HexMark.Look.CHOSEN, false), cell, 1, 0));
    miniature.hunt(props, view, 1);
    return miniature;
  }

  private void hunt(Props props, SeaView view, float size) {
    for (int seat = 1; seat <= view.hunters(); seat++) {
      add(props.art().boat(seat), view.boatCell(seat), size, map.degrees(view.facing(seat)));
    }
    add(props.art().whale(false), view.whaleCell(), size, ChartPart.whaleDegrees(map));
  }

  private void add(Piece piece, int cell, float size, float degrees) {
    if (cell != Board.NONE) {
      things.add(new Thing(piece, cell, size, degrees));
    }
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    float cell = Math.min(width / map.width(), height / map.height());
    canvas.save();
    canvas.translate((width - cell * map.width()) / 2, (height - cell * map.height()) / 2);
    floor.draw(canvas, cell * map.width(), cell * map.height());
    for (int i = 0; i < things.size(); i++) {
      Thing thing = things.get(i);
      float size = cell * thing.size;
      canvas.save();
      canvas.translate(cell * map.x(thing.cell), cell * map.y(thing.cell));
      canvas.rotate(thing.degrees);
      canvas.translate(-size / 2, -size / 2);
      thing.piece.draw(canvas, size, size);
      canvas.restore();
    }
    canvas.restore();
  }
}
