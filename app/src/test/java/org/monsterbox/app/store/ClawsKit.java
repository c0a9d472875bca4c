package org.monsterbox.app.store;

import android.content.Context;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.contract.claws.ClawsView;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Rules;

/** A tiny game for tests of what is kept: it has rules, and nothing to look at. */
public final class ClawsKit implements GameKit<ClawsState, ClawsMove, ClawsView> {

  private final Rules<ClawsState, ClawsMove, ClawsView> rules;

  public ClawsKit() {
    this(new Claws());
  }

  ClawsKit(Rules<ClawsState, ClawsMove, ClawsView> rules) {
    this.rules = rules;
  }

  @Override
  public Rules<ClawsState, ClawsMove, ClawsView> rules() {
    return rules;
  }

  @Override
  public Bot<ClawsMove, ClawsView> bot(Grade grade, int seat, long seed) {
    throw new UnsupportedOperationException();
  }

  @Override
  public GameWords<ClawsMove, ClawsView> words(Context context) {
    throw new UnsupportedOperationException();
  }

  @Override
  public SceneMaker<ClawsMove, ClawsView> scenes(Context context) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Piece miniature(Context context, ClawsView view) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean keepsSecrets() {
    return true;
  }

  @Override
  public Cue cue(Event event) {
    return Cue.SILENCE;
  }

  @Override
  public long pauseAfter(Event event) {
    return 0;
  }

  @Override
  public float progress(ClawsView view) {
    return 0.5f;
  }
}
