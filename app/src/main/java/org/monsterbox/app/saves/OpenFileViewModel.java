package org.monsterbox.app.saves;

import android.content.ContentResolver;
import android.net.Uri;
import android.os.Handler;
import android.os.Looper;
import android.util.Log;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.R;
import org.monsterbox.app.store.Bytes;
import org.monsterbox.app.store.Imported;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.app.store.rows.SavedGame;

/**
 * Takes in one file. It is read on a thread of its own, as another app may let us wait for it, and
 * moves must not wait for another app.
 */
public final class OpenFileViewModel extends ViewModel {

  static final ViewModelProvider.Factory FACTORY =
      ViewModelProvider.Factory.from(
          new ViewModelInitializer<>(
              OpenFileViewModel.class,
              extras -> new OpenFileViewModel(MonsterBoxApplication.of(extras))));

  /** How far it has come. */
  sealed interface State {

    record Reading() implements State {}

    /** The game is kept, as it was before or from now on. */
    record Kept(long game, boolean over) implements State {}

    /** The text has a blank for the line. */
    record Refused(int text, int line) implements State {}
  }

  private static final String TAG = "OpenFile";
  private static final int PATIENCE_MILLIS = 20_000;

  private final MonsterBoxApplication app;
  private final Handler main = new Handler(Looper.getMainLooper());

  @SuppressWarnings("UnnecessaryLambda") // it is taken back: it must be the same each time
  private final Runnable giveUp = () -> end(refused(R.string.open_not_readable));

  private final MutableLiveData<State> state = new MutableLiveData<>(new State.Reading());
  private boolean started;

  OpenFileViewModel(MonsterBoxApplication app) {
    this.app = app;
  }

  LiveData<State> state() {
    return state;
  }

  /** Begins, unless it has begun: the window may be made anew in the meantime. */
  void open(Optional<Uri> file) {
    if (started) {
      return;
    }
    started = true;
    if (file.isEmpty() || !ContentResolver.SCHEME_CONTENT.equals(file.get().getScheme())) {
      end(refused(R.string.open_not_readable));
      return;
    }
    main.postDelayed(giveUp, PATIENCE_MILLIS);
    Thread reader = new Thread(() -> read(file.get()), TAG);
    reader.setDaemon(true);
    reader.start();
  }

  private void read(Uri file) {
    try (InputStream in = app.getContentResolver().openInputStream(file)) {
      if (in == null) {
        throw new FileNotFoundException(file.toString());
      }
      byte[] bytes = Bytes.read(in);
      app.background().execute(() -> finish(imported(bytes)));
    } catch (IOException | RuntimeException e) {
      // Whatever another app's provider throws, it is the file that cannot be read.
      Log.w(TAG, "Cannot read " + file, e);
      finish(refused(R.string.open_not_readable));
    }
  }

  private State imported(byte[] bytes) {
    try {
      Imported imported = app.gameStore().importGame(bytes);
      if (imported instanceof Imported.Added added) {
        return kept(added.game());
      }
      if (imported instanceof Imported.AlreadyHere here) {
        return kept(here.game());
      }
      Imported.Refused refused = (Imported.Refused) imported;
      return new State.Refused(FailureWords.of(refused.reason()), refused.line());
    } catch (StoreFailure e) {
      return refused(FailureWords.of(e.reason()));
    }
  }

  private State kept(long game) throws StoreFailure {
    boolean over =
        app.gameStore()
            .find(game)
            .filter(saved -> saved.status() == SavedGame.Status.FINISHED)
            .isPresent();
    return new State.Kept(game, over);
  }

  private static State refused(int text) {
    return new State.Refused(text, 0);
  }

  private void finish(State end) {
    main.post(() -> end(end));
  }

  /** The first end counts. */
  private void end(State end) {
    main.removeCallbacks(giveUp);
    if (state.getValue() instanceof State.Reading) {
      state.setValue(end);
    }
  }

  @Override
  protected void onCleared() {
    main.removeCallbacks(giveUp);
  }
}
