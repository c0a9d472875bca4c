package org.monsterbox.app.games.bigmonster.table;

import android.content.Context;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.bigmonster.moment.Gains;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Props;
import org.monsterbox.app.games.bigmonster.words.BigMonsterWords;
import org.monsterbox.app.games.layout.Supplies;
import org.monsterbox.app.games.layout.Tools;
import org.monsterbox.app.games.layout.Writing;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterView;

/** Makes the scenes of Big Monster in the language and theme of a context. */
public final class BigMonsterScenes implements GameKit.SceneMaker<BigMonsterMove, BigMonsterView> {

  private final Props props;
  private final Tools near;
  private final Tools flat;
  private final BigMonsterWords words;
  private final BigMonster rules;
  private final Gains gains = new Gains();

  public BigMonsterScenes(Context context, BigMonster rules) {
    this.rules = rules;
    props = new Props(context);
    Supplies supplies = new Supplies(context, Palette.of(context));
    near = new Tools(Writing.near(context), supplies);
    flat = new Tools(Writing.sheet(context), supplies);
    words = new BigMonsterWords(context, rules);
  }

  @Override
  public Scene make(Sight<BigMonsterMove, BigMonsterView> sight, Stage stage) {
    Tools tools = stage.flat() && stage.isTablet() ? flat : near;
    return new TableLayout(new Moment(sight, stage, props, tools, words, rules, gains)).scene();
  }
}
