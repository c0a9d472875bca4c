package org.monsterbox.app.games.cube;

import android.content.Context;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.cube.claim.Props;
import org.monsterbox.app.games.cube.table.Handheld;
import org.monsterbox.app.games.cube.table.RoundTable;
import org.monsterbox.app.games.cube.words.CubeWords;
import org.monsterbox.app.games.cube.words.TableWords;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Tools;
import org.monsterbox.app.games.layout.Writing;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeView;

/** Makes the scenes of Monster Cube in the language and theme of a context. */
final class CubeScenes implements GameKit.SceneMaker<CubeMove, CubeView> {

  private static final float EDGE = 6;

  private final Props props;
  private final Tools near;
  private final Tools far;
  private final CubeWords words;
  private final TableWords tableWords;

  CubeScenes(Context context) {
    props = new Props(context);
    near = new Tools(Writing.near(context), props.supplies());
    far = new Tools(Writing.sheet(context), props.supplies());
    words = new CubeWords(context);
    tableWords = new TableWords(context, words.names());
  }

  @Override
  public Scene make(Sight<CubeMove, CubeView> sight, Stage stage) {
    boolean isAround = isAround(sight, stage);
    Moment moment =
        new Moment(
            sight, stage, props, isAround && stage.isTablet() ? far : near, words, tableWords);
    Bounds all = Bounds.of(0, 0, stage.width(), stage.height()).inset(EDGE);
    Easel easel = new Easel();
    if (sight.view().isPaused()) {
      return easel.scene(stage);
    }
    if (isAround) {
      new RoundTable(moment, all).place(easel);
    } else {
      new Handheld(moment, all).place(easel);
    }
    return easel.scene(stage);
  }

  /** Whether people sit around the device, each at an edge of it. */
  private static boolean isAround(Sight<CubeMove, CubeView> sight, Stage stage) {
    long people = sight.seats().stream().filter(seat -> seat.isPerson()).count();
    return people > 1 && (sight.view().ruleSet().isShared() || (stage.flat() && stage.isTablet()));
  }
}
