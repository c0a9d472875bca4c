package org.monsterbox.app.referee;

import android.content.Context;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.lid.CubeLid;
import org.monsterbox.app.games.Box;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.Pacing;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.RandomBot;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;

/** A game that is played and not shown. */
class PlainKit<S extends Fingerprinted, M extends Move, V extends Fingerprinted>
    implements GameKit<S, M, V> {

  private final Rules<S, M, V> rules;

  PlainKit(Rules<S, M, V> rules) {
    this.rules = rules;
  }

  @Override
  public Rules<S, M, V> rules() {
    return rules;
  }

  @Override
  public Box box() {
    return new Box(
        rules.facts(), R.string.app_name, R.string.app_name, R.string.app_name, CubeLid::new);
  }

  @Override
  public Class<M> moveType() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Bot<M, V> bot(Grade grade, int seat, long seed) {
    return new RandomBot<>();
  }

  @Override
  public GameWords<M, V> words(Context context) {
    throw new UnsupportedOperationException();
  }

  @Override
  public SceneMaker<M, V> scenes(Context context) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Piece miniature(Context context, V view) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean keepsSecrets() {
    return false;
  }

  @Override
  public Pacing pacing() {
    return new Pacing();
  }

  @Override
  public float progress(V view) {
    return 0;
  }
}
