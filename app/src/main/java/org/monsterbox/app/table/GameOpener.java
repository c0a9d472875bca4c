package org.monsterbox.app.table;

import android.util.Log;
import java.util.function.Consumer;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.referee.OpenGame;
import org.monsterbox.app.referee.clock.MainThread;
import org.monsterbox.app.store.Opened;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.app.table.parts.Trouble;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/**
 * Opens saved games, to be played or watched. They are read on the background: every move is played
 * again.
 */
public record GameOpener(MonsterBoxApplication app, MainThread main) {

  private static final String TAG = "GameOpener";

  /** What is done with a game that was read. */
  public interface Opening {

    /** On the background; what it returns is for the main thread. */
    <S extends Fingerprinted, M extends Move, V extends Fingerprinted> Runnable opened(
        GameKit<S, M, V> kit, OpenGame<S, M> game, Opened.Sound sound);
  }

  /** Reads a game and hands it on, or tells on the main thread why it cannot be read. */
  public void open(long game, Opening opening, Consumer<Trouble> whenBroken) {
    app.background()
        .execute(
            () -> {
              Runnable next = read(game, opening, whenBroken);
              main.post(next);
            });
  }

  private Runnable read(long game, Opening opening, Consumer<Trouble> whenBroken) {
    try {
      Opened opened = app.gameStore().load(game);
      if (opened instanceof Opened.Sound sound) {
        return open(app.kits().find(sound.saved().game()).orElseThrow(), sound, opening);
      }
      Trouble trouble = opened instanceof Opened.Gone ? Trouble.GONE : Trouble.DAMAGED;
      return () -> whenBroken.accept(trouble);
    } catch (StoreFailure e) {
      Log.w(TAG, "Cannot read game " + game, e);
      return () -> whenBroken.accept(Trouble.UNREADABLE);
    }
  }

  private static <S extends Fingerprinted, M extends Move, V extends Fingerprinted> Runnable open(
      GameKit<S, M, V> kit, Opened.Sound sound, Opening opening) {
    OpenGame<S, M> game =
        OpenGame.of(
            kit.rules(),
            sound.record(),
            sound.chairs(),
            sound.saved().playedMillis(),
            System.currentTimeMillis() - sound.saved().updatedAt());
    return opening.opened(kit, game, sound);
  }
}
