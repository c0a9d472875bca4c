package org.monsterbox.app.games.thirteen;

import android.content.Context;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.layout.Supplies;
import org.monsterbox.app.games.layout.Tools;
import org.monsterbox.app.games.layout.Writing;
import org.monsterbox.app.games.thirteen.board.TableLayout;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Props;
import org.monsterbox.app.games.thirteen.moment.Rehearsal;
import org.monsterbox.app.games.thirteen.words.ThirteenWords;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Makes the scenes of 13 Monsters in the language and theme of a context. */
final class ThirteenScenes implements GameKit.SceneMaker<ThirteenMove, ThirteenView> {

  private final Props props;
  private final Tools near;
  private final Tools far;
  private final Tools sheet;
  private final ThirteenWords words;
  private final Rehearsal rehearsal;

  ThirteenScenes(Context context, ThirteenMonsters rules) {
    props = new Props(context);
    Supplies supplies = new Supplies(context, Palette.of(context));
    near = new Tools(Writing.near(context), supplies);
    far = new Tools(Writing.far(context), supplies);
    sheet = new Tools(Writing.sheet(context), supplies);
    words = new ThirteenWords(context);
    rehearsal = new Rehearsal(rules);
  }

  @Override
  public Scene make(Sight<ThirteenMove, ThirteenView> sight, Stage stage) {
    boolean flat = stage.flat() && stage.isTablet();
    return new TableLayout(
            new Moment(sight, stage, props, flat ? far : near, words, rehearsal),
            new Moment(sight, stage, props, flat ? sheet : near, words, rehearsal))
        .scene();
  }
}
