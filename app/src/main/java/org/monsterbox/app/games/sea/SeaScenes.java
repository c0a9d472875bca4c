package org.monsterbox.app.games.sea;

import android.content.Context;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.layout.Supplies;
import org.monsterbox.app.games.layout.Tools;
import org.monsterbox.app.games.layout.Writing;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Props;
import org.monsterbox.app.games.sea.desk.TableLayout;
import org.monsterbox.app.games.sea.words.SeaWords;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaView;

/** Makes the scenes of Monster of the Sea in the language and theme of a context. */
final class SeaScenes implements GameKit.SceneMaker<SeaMove, SeaView> {

  private final Props props;
  private final Tools near;
  private final Tools flat;
  private final SeaWords words;
  private final MonsterOfTheSea rules;

  SeaScenes(Context context, MonsterOfTheSea rules) {
    this.rules = rules;
    props = new Props(context);
    Supplies supplies = new Supplies(context, Palette.of(context));
    near = new Tools(Writing.near(context), supplies);
    flat = new Tools(Writing.sheet(context), supplies);
    words = new SeaWords(context);
  }

  /** Hands are secret: a tablet that lies flat is read by one person at a time, too. */
  @Override
  public Scene make(Sight<SeaMove, SeaView> sight, Stage stage) {
    Tools tools = stage.flat() && stage.isTablet() ? flat : near;
    return new TableLayout(new Moment(sight, stage, props, tools, words, rules)).scene();
  }
}
