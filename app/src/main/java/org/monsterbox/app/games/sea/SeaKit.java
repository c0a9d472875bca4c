package org.monsterbox.app.games.sea;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.SeaMove;
import org.monsterbox.core.sea.SeaState;
import org.monsterbox.core.sea.SeaView;
import org.monsterbox.core.sea.bot.SeaBots;

/** Puts Monster of the Sea on the table. */
public final class SeaKit implements GameKit<SeaState, SeaMove, SeaView> {

  private final MonsterOfTheSea rules = new MonsterOfTheSea();

  @Override
  public Rules<SeaState, SeaMove, SeaView> rules() {
    return rules;
  }

  @Override
  public Bot<SeaMove, SeaView> bot(Grade grade, int seat, long seed) {
    return SeaBots.of(grade, seat, seed);
  }

  @Override
  public GameWords<SeaMove, SeaView> words(Context context) {
    return new SeaWords(context);
  }

  @Override
  public SceneMaker<SeaMove, SeaView> scenes(Context context) {
    return new SeaScenes(context, rules);
  }

  @Override
  public Piece miniature(Context context, SeaView view) {
    return new Miniature(new Props(context), view);
  }

  @Override
  public RulesPage rulesPage(Context context) {
    return new RulesText(context).page();
  }

  @Override
  public List<TutorialScript> tutorials(Context context) {
    return List.of(new WhaleTutorial(context).script(), new HunterTutorial(context).script());
  }

  @Override
  public boolean keepsSecrets() {
    return true;
  }

  @Override
  public Cue cue(Event event) {
    return Pacing.cue(event);
  }

  @Override
  public long pauseAfter(Event event) {
    return Pacing.pauseAfter(event);
  }

  /** Towards the storm, or towards the end of the whale. */
  @Override
  public float progress(SeaView view) {
    if (view.isOver()) {
      return 1;
    }
    return 0.95f * Math.max(0, view.round() - 1) / view.stormRound();
  }
}
