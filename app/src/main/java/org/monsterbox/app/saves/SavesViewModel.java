package org.monsterbox.app.saves;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Transformations;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import java.io.File;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.app.store.rows.SavedGame;

/** The saved games, and what is done with them off the main thread. */
public final class SavesViewModel extends ViewModel {

  static final ViewModelProvider.Factory FACTORY =
      ViewModelProvider.Factory.from(
          new ViewModelInitializer<>(
              SavesViewModel.class,
              extras -> new SavesViewModel(MonsterBoxApplication.of(extras))));

  /** Something that was done and is to be told once. */
  sealed interface News {

    /** The game can be had back. */
    record Deleted(long game) implements News {}

    /** The game is in a file, ready to be passed on. */
    record Written(File file) implements News {}

    record Failed(StoreFailure.Reason reason) implements News {}
  }

  private interface Work {
    Optional<News> run() throws StoreFailure;
  }

  private final MonsterBoxApplication app;
  private final LiveData<List<SavesRow>> rows;
  private final MutableLiveData<Optional<News>> news = new MutableLiveData<>(Optional.empty());

  SavesViewModel(MonsterBoxApplication app) {
    this.app = app;
    this.rows = Transformations.map(app.gameStore().watch(), SavesRow::of);
  }

  LiveData<List<SavesRow>> rows() {
    return rows;
  }

  LiveData<Optional<News>> news() {
    return news;
  }

  void told() {
    news.setValue(Optional.empty());
  }

  void delete(SavedGame game) {
    execute(
        () -> {
          app.gameStore().delete(game.id());
          return Optional.of(new News.Deleted(game.id()));
        });
  }

  void restore(long game) {
    execute(
        () -> {
          app.gameStore().restore(game);
          return Optional.empty();
        });
  }

  /** Writes the game into a file under that name. */
  void write(long game, String fileName) {
    execute(
        () -> {
          Optional<byte[]> bytes = app.gameStore().export(game);
          return bytes.isEmpty()
              ? Optional.empty()
              : Optional.of(new News.Written(SharedFiles.write(app, fileName, bytes.get())));
        });
  }

  private void execute(Work work) {
    app.background()
        .execute(
            () -> {
              try {
                work.run().ifPresent(told -> news.postValue(Optional.of(told)));
              } catch (StoreFailure e) {
                news.postValue(Optional.of(new News.Failed(e.reason())));
              }
            });
  }
}
