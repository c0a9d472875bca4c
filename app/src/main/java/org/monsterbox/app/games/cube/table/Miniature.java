package org.monsterbox.app.games.cube.table;

import android.graphics.Canvas;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.cube.claim.Props;
import org.monsterbox.core.cube.table.CubeView;

/** A monster behind the tiles; these are covered while a game pauses, as every kept game does. */
public final class Miniature implements Piece {

  private static final int MOST_KIND = 14;

  private final Piece tiles;
  private final Piece monster;
  private final boolean covered;

  public Miniature(Props props, CubeView view) {
    covered = view.zone(0).isCovered();
    tiles = new ZonePicture(props, view.zone(0), view.ruleSet().side());
    monster = props.kinds().kind(1 + view.round() % MOST_KIND);
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    if (covered) {
      monster.draw(canvas, width, height);
      return;
    }
    canvas.save();
    canvas.translate(width * 0.3f, 0);
    monster.draw(canvas, width * 0.4f, height * 0.5f);
    canvas.restore();
    canvas.save();
    canvas.translate(0, height * 0.3f);
    tiles.draw(canvas, width, height * 0.7f);
    canvas.restore();
  }
}
