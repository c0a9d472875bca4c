package org.monsterbox.app.games.sea.chart;

import android.graphics.Path;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.sea.Inked;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Props;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.table.SeaView;

/** Weather arrives as hatching over the chart: a mini-storm, and winds. */
record Weather(Moment moment, SeaMap map) {

  private static final int WEATHER = 60;
  private static final float HATCH = 0.6f;
  private static final int EVERY = 4;

  void place(Bounds where, Easel easel) {
    if (moment.view().isMiniStorm()) {
      easel.add(Node.decoration("weather", where, hatching(where)));
    }
    for (SeaView.Wind wind : moment.view().winds()) {
      easel.add(Node.decoration("wind-" + wind.card(), where, gusts(wind)));
    }
  }

  /** Rain over the whole chart. */
  private Piece hatching(Bounds where) {
    Path path = new Path();
    float gap = map.cell() * HATCH;
    for (float x = -where.height(); x < where.width(); x += gap) {
      path.moveTo(Math.max(0, x), Math.max(0, -x));
      float most = Math.min(where.height(), where.width() - x);
      path.lineTo(x + most, most);
    }
    return Inked.line(path, Props.thin(moment.props().art().colours().ink(), WEATHER), 1);
  }

  /** Short strokes all over the sea that fly the way no boat may sail against. */
  private Piece gusts(SeaView.Wind wind) {
    Path path = new Path();
    int away = (wind.direction() + 3) % Board.DIRECTIONS;
    for (int cell = Board.ROWS; cell < Board.CELLS; cell += EVERY) {
      float x = map.x(cell) + map.stepX(wind.direction()) * 0.34f;
      float y = map.y(cell) + map.stepY(wind.direction()) * 0.34f;
      path.moveTo(x, y);
      path.rLineTo(map.stepX(away) * 0.6f, map.stepY(away) * 0.6f);
      for (int side : new int[] {1, 5}) {
        int barb = (wind.direction() + side) % Board.DIRECTIONS;
        path.moveTo(x + map.stepX(away) * 0.6f, y + map.stepY(away) * 0.6f);
        path.rLineTo(map.stepX(barb) * 0.18f, map.stepY(barb) * 0.18f);
      }
    }
    return Inked.line(
        path, Props.thin(moment.props().art().colours().edge(), 2 * WEATHER), map.cell() * 0.035f);
  }
}
