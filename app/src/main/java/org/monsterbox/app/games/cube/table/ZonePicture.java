package org.monsterbox.app.games.cube.table;

import android.graphics.Canvas;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.cube.claim.Props;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Tiles;

/** Nine tiles in small, to look at. */
final class ZonePicture implements Piece {

  private static final float SIZE = 100;

  private final List<Piece> tiles = new ArrayList<>();
  private final List<Bounds> places = new ArrayList<>();

  ZonePicture(Props props, Layout layout, Side side) {
    if (layout.isCovered()) {
      return;
    }
    Fit fit = Fit.tight(layout, Bounds.of(0, 0, SIZE, SIZE));
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      tiles.add(props.tiles().whole(tile, side));
      places.add(fit.tile(layout.cellOf(tile)));
    }
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    float scale = Math.min(width, height) / SIZE;
    canvas.save();
    canvas.translate((width - SIZE * scale) / 2, (height - SIZE * scale) / 2);
    canvas.scale(scale, scale);
    for (int i = 0; i < tiles.size(); i++) {
      Bounds place = places.get(i);
      canvas.translate(place.left(), place.top());
      tiles.get(i).draw(canvas, place.width(), place.height());
      canvas.translate(-place.left(), -place.top());
    }
    canvas.restore();
  }
}
