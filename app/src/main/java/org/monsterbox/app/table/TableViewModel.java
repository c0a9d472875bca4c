package org.monsterbox.app.table;

import android.util.Log;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.monsterbox.app.AppVersion;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.referee.OpenGame;
import org.monsterbox.app.referee.Referee;
import org.monsterbox.app.referee.clock.MainThread;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.app.sound.Sounds;
import org.monsterbox.app.store.Opened;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/** Holds the game on the table as long as its screen lives, turned or not. */
public final class TableViewModel extends ViewModel {

  static final ViewModelProvider.Factory FACTORY =
      ViewModelProvider.Factory.from(
          new ViewModelInitializer<>(
              TableViewModel.class,
              extras ->
                  new TableViewModel(
                      MonsterBoxApplication.of(
                          Objects.requireNonNull(
                              extras.get(AndroidViewModelFactory.APPLICATION_KEY))))));

  private static final String TAG = "TableViewModel";

  private final MonsterBoxApplication app;
  private final MainThread main = new LooperThread();
  private final Sounds sounds;
  private final MutableLiveData<TableState> state = new MutableLiveData<>();
  private boolean present;
  private boolean cleared;

  TableViewModel(MonsterBoxApplication app) {
    this.app = app;
    sounds = new Sounds(app.background());
  }

  Sounds sounds() {
    return sounds;
  }

  LiveData<TableState> state() {
    return state;
  }

  /** Reads the game, the first time that it is asked to. */
  void open(long game) {
    if (state.getValue() == null) {
      state.setValue(new TableState.Loading());
      new GameOpener(app, main)
          .open(game, this::ready, trouble -> state.setValue(new TableState.Broken(trouble)));
    }
  }

  /** The screen is in front. */
  void enter() {
    present = true;
    table().ifPresent(GameTable::enter);
  }

  /** The screen is not seen any more. */
  void leave() {
    present = false;
    table().ifPresent(GameTable::leave);
  }

  /** Keeps a new game of the same people, on other seats, and tells its number. */
  void rematch(LongConsumer whenBegun, Runnable whenNotKept) {
    if (!(state.getValue() instanceof TableState.Ready ready)) {
      return;
    }
    Rematch rematch =
        new Rematch(
            ready.table().kit(),
            ready.record().header(),
            ready.table().nextSeating(),
            AppVersion.of(app));
    app.background()
        .execute(
            () -> {
              try {
                long begun = rematch.begin(app.gameStore());
                main.post(() -> whenBegun.accept(begun));
              } catch (StoreFailure e) {
                Log.w(TAG, "No rematch", e);
                main.post(whenNotKept);
              }
            });
  }

  @Override
  protected void onCleared() {
    cleared = true;
    sounds.release();
    table().ifPresent(table -> table.referee().close());
  }

  private Optional<GameTable<?, ?, ?>> table() {
    return state.getValue() instanceof TableState.Ready ready
        ? Optional.of(ready.table())
        : Optional.empty();
  }

  private <S extends Fingerprinted, M extends Move, V extends Fingerprinted> Runnable ready(
      GameKit<S, M, V> kit, OpenGame<S, M> game, Opened.Sound sound) {
    return () -> {
      if (cleared) {
        return;
      }
      GameTable<S, M, V> table =
          new GameTable<>(
              kit,
              game,
              new StoredLedger(app.gameStore(), sound.saved().id()),
              new SettingsPace(app.settings()),
              new Referee.Rooms(app.background(), app.thinking(), main),
              () -> app.settings().isOn(Switch.MEMORY_DOTS));
      state.setValue(new TableState.Ready(table, sound.record()));
      if (present) {
        table.enter();
      }
    };
  }
}
