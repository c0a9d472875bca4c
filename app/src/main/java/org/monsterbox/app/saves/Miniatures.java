package org.monsterbox.app.saves;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.os.Handler;
import android.os.Looper;
import android.util.Log;
import android.util.LruCache;
import android.widget.ImageView;
import java.util.Optional;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.poster.TornSave;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.store.Opened;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.record.GameRecord;
import org.monsterbox.core.record.Replay;

/**
 * Small pictures of how saved games stand. Each is made off the main thread when its row is first
 * seen, since the game must be played through for it, and kept for as long as the list is open.
 */
final class Miniatures {

  private static final String TAG = "Miniatures";
  private static final int KEPT = 60;

  /** A game as it stood then. */
  private record Key(long game, int entries, SavedGame.Status status) {}

  private final Context context;
  private final MonsterBoxApplication app;
  private final Handler main = new Handler(Looper.getMainLooper());
  private final LruCache<Key, Bitmap> made = new LruCache<>(KEPT);

  /** In the language and theme of the context. */
  Miniatures(Context context) {
    this.context = context;
    this.app = MonsterBoxApplication.of(context);
  }

  /** Shows the picture of the game as soon as there is one. */
  void show(SavedGame game, ImageView view) {
    Key key = new Key(game.id(), game.entries(), game.status());
    view.setTag(R.id.miniature, key);
    Bitmap known = made.get(key);
    view.setImageBitmap(known);
    if (known == null) {
      app.background()
          .execute(
              () -> {
                Bitmap bitmap = draw(piece(game));
                main.post(() -> arrive(key, bitmap, view));
              });
    }
  }

  private void arrive(Key key, Bitmap bitmap, ImageView view) {
    made.put(key, bitmap);
    // The row may show another game by now.
    if (key.equals(view.getTag(R.id.miniature))) {
      view.setImageBitmap(bitmap);
    }
  }

  private Bitmap draw(Piece piece) {
    float density = context.getResources().getDisplayMetrics().density;
    Bitmap bitmap =
        Bitmap.createBitmap(
            Math.round(100 * density), Math.round(80 * density), Bitmap.Config.ARGB_8888);
    piece.draw(new Canvas(bitmap), bitmap.getWidth(), bitmap.getHeight());
    return bitmap;
  }

  private Piece piece(SavedGame game) {
    try {
      Opened opened = app.gameStore().load(game.id());
      if (opened instanceof Opened.Sound sound) {
        Optional<GameKit<?, ?, ?>> kit = app.kits().find(game.game());
        return kit.isPresent() ? miniature(kit.get(), sound.record()) : lid(game);
      }
    } catch (StoreFailure e) {
      Log.w(TAG, "No picture of game " + game.id(), e);
    }
    return game.status() == SavedGame.Status.DAMAGED
        ? Piece.of(new TornSave(Palette.of(context)))
        : lid(game);
  }

  private <S extends Fingerprinted, M extends Move, V extends Fingerprinted> Piece miniature(
      GameKit<S, M, V> kit, GameRecord record) {
    Replay<S, M> replay = new Replay<>(kit.rules(), record);
    replay.goToEnd();
    return kit.miniature(context, kit.rules().view(replay.state(), 0));
  }

  private Piece lid(SavedGame game) {
    Palette palette = Palette.of(context);
    return app.kits()
        .box(game.game())
        .map(box -> Piece.of(box.lid(palette)))
        .orElse(Piece.of(new TornSave(palette)));
  }
}
