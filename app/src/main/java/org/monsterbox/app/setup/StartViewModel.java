package org.monsterbox.app.setup;

import android.content.Context;
import android.util.Log;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import java.security.SecureRandom;
import org.monsterbox.app.AppVersion;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.store.StoreFailure;

/** Begins games for the screens that have a button for it: one at a time. */
public final class StartViewModel extends ViewModel {

  /** For the app that the screen belongs to: the usual factory stays with the first it met. */
  public static final ViewModelProvider.Factory FACTORY =
      ViewModelProvider.Factory.from(
          new ViewModelInitializer<>(
              StartViewModel.class,
              extras -> new StartViewModel(MonsterBoxApplication.of(extras))));

  /** How far the beginning of a game is. */
  public sealed interface Progress {

    /** Nothing was asked for, or it is done. */
    record Idle() implements Progress {}

    record Busy() implements Progress {}

    /** The game is kept under this number. */
    record Begun(long game) implements Progress {}

    /** It could not be kept. */
    record Failed() implements Progress {}
  }

  private static final String TAG = "StartViewModel";

  private final MonsterBoxApplication app;
  private final MutableLiveData<Progress> progress = new MutableLiveData<>(new Progress.Idle());

  StartViewModel(MonsterBoxApplication app) {
    this.app = app;
  }

  public LiveData<Progress> progress() {
    return progress;
  }

  /** As it was played last time, or as it is usually played. */
  public void quickStart(GameKit<?, ?, ?> kit) {
    start(kit, FirstSetup.lastOrFirst(app, kit.rules()), () -> {});
  }

  /** The names of those who would play then. */
  public static String quickStartPeople(Context context, GameKit<?, ?, ?> kit) {
    return SeatNames.of(context, FirstSetup.lastOrFirst(context, kit.rules()).chairs());
  }

  /** As it was set up; what was begun of a set-up is then done. */
  void start(GameKit<?, ?, ?> kit, GameSetup setup) {
    start(kit, setup, () -> new SetupDrafts(app).forget(kit.rules()));
  }

  private void start(GameKit<?, ?, ?> kit, GameSetup setup, Runnable whenKept) {
    if (progress.getValue() instanceof Progress.Busy) {
      return;
    }
    progress.setValue(new Progress.Busy());
    app.background()
        .execute(
            () -> {
              try {
                NewGame newGame =
                    new NewGame(app.gameStore(), app.peopleStore(), AppVersion.of(app));
                GameSetup known = newGame.known(setup);
                long game = newGame.begin(kit, known, new SecureRandom().nextLong());
                new LastSetups(app).remember(kit.rules().facts().id(), known);
                whenKept.run();
                progress.postValue(new Progress.Begun(game));
              } catch (StoreFailure e) {
                Log.w(TAG, "Cannot keep a new game", e);
                progress.postValue(new Progress.Failed());
              }
            });
  }

  /** The screen has seen what became of it. */
  public void seen() {
    progress.setValue(new Progress.Idle());
  }
}
