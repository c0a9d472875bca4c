package org.monsterbox.app.replay;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.referee.OpenGame;
import org.monsterbox.app.referee.clock.MainThread;
import org.monsterbox.app.sound.Sounds;
import org.monsterbox.app.store.Opened;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.app.table.GameOpener;
import org.monsterbox.app.table.LooperThread;
import org.monsterbox.app.table.parts.Trouble;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/** Holds a game that is watched, and where one is in it. */
public final class ReplayViewModel extends ViewModel {

  static final ViewModelProvider.Factory FACTORY =
      ViewModelProvider.Factory.from(
          new ViewModelInitializer<>(
              ReplayViewModel.class,
              extras ->
                  new ReplayViewModel(
                      MonsterBoxApplication.of(
                          Objects.requireNonNull(
                              extras.get(AndroidViewModelFactory.APPLICATION_KEY))))));

  private final MonsterBoxApplication app;
  private final MainThread main = new LooperThread();
  private final MutableLiveData<ReplayState> state = new MutableLiveData<>();
  private final Runnable next = this::next;
  private final Sounds sounds;

  ReplayViewModel(MonsterBoxApplication app) {
    this.app = app;
    sounds = new Sounds(app.background());
  }

  LiveData<ReplayState> state() {
    return state;
  }

  Sounds sounds() {
    return sounds;
  }

  /** Reads the game, the first time that it is asked to. */
  void open(long game) {
    if (state.getValue() == null) {
      state.setValue(new ReplayState.Loading());
      new GameOpener(app, main)
          .open(game, this::ready, trouble -> state.setValue(new ReplayState.Broken(trouble)));
    }
  }

  void goTo(int move) {
    change(ready -> ready.at(move).playing(false));
  }

  void step(int moves) {
    change(ready -> ready.at(ready.move() + moves).playing(false));
  }

  /** Plays from here; from the start where this is the end. */
  void setPlaying(boolean playing) {
    change(ready -> (playing && ready.isAtEnd() ? ready.at(0) : ready).playing(playing));
  }

  void faster() {
    change(ReplayState.Ready::faster);
  }

  void switchMinds() {
    change(ready -> ready.minds(!ready.minds()));
  }

  @Override
  protected void onCleared() {
    main.cancel(next);
    sounds.release();
  }

  private void next() {
    change(
        ready -> {
          ReplayState.Ready further = ready.at(ready.move() + 1);
          return further.playing(!further.isAtEnd());
        });
  }

  private void change(UnaryOperator<ReplayState.Ready> how) {
    if (state.getValue() instanceof ReplayState.Ready ready) {
      ReplayState.Ready changed = how.apply(ready);
      state.setValue(changed);
      main.cancel(next);
      if (changed.playing()) {
        main.postDelayed(changed.game().pauseAfter(changed.move()) / changed.speed(), next);
      }
    }
  }

  private <S extends Fingerprinted, M extends Move, V extends Fingerprinted> Runnable ready(
      GameKit<S, M, V> kit, OpenGame<S, M> opened, Opened.Sound sound) {
    boolean over = sound.saved().status() == SavedGame.Status.FINISHED;
    ReplayGame<S, M, V> game =
        new ReplayGame<>(kit, opened.line(), opened.seating(), opened.setup().seed(), over);
    ReplayState read =
        game.length() < 0
            ? new ReplayState.Broken(Trouble.NOT_OVER)
            : new ReplayState.Ready(game, 0, false, 1, false);
    return () -> state.setValue(read);
  }
}
