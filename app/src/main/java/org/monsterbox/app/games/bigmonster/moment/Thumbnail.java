package org.monsterbox.app.games.bigmonster.moment;

import android.graphics.Canvas;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.core.bigmonster.map.Tableau;

/** A map so small that only its terrains are seen. */
public final class Thumbnail implements Piece {

  private static final Bounds ANY = Bounds.of(0, 0, 1, 1);

  private final Props props;
  private final Tableau tableau;
  private final World world;

  public Thumbnail(Props props, Tableau tableau) {
    this.props = props;
    this.tableau = tableau;
    world = World.of(tableau, 0, ANY);
  }

  /** With the room around it that the world has. */
  public Thumbnail(Props props, Tableau tableau, World world) {
    this.props = props;
    this.tableau = tableau;
    this.world = world;
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    float wide = world.right() - world.left();
    float high = world.bottom() - world.top();
    float scale = Math.min(width / wide, height / high);
    canvas.save();
    canvas.translate((width - wide * scale) / 2, (height - high * scale) / 2);
    canvas.scale(scale, scale);
    canvas.translate(-world.left(), -world.top());
    props.plots().explorer(canvas);
    for (int i = 0; i < tableau.size(); i++) {
      props.plots().tile(canvas, tableau.type(i), tableau.x(i), tableau.y(i));
    }
    canvas.restore();
  }
}
