package org.monsterbox.app.home;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Transformations;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.games.Box;
import org.monsterbox.app.games.GameKits;
import org.monsterbox.app.store.rows.SavedGame;

/** The shelf: the box that was opened last time comes first. */
public final class HomeViewModel extends ViewModel {

  static final ViewModelProvider.Factory FACTORY =
      ViewModelProvider.Factory.from(
          new ViewModelInitializer<>(
              HomeViewModel.class, extras -> new HomeViewModel(MonsterBoxApplication.of(extras))));

  private final MutableLiveData<List<Box>> boxes = new MutableLiveData<>();

  private final LiveData<Optional<SavedGame>> openGame;

  HomeViewModel(MonsterBoxApplication app) {
    openGame = Transformations.map(app.gameStore().watch(), games -> openGame(games, app.kits()));
    app.shelfStore().readLastOpened(game -> boxes.postValue(inFront(app.kits().boxes(), game)));
  }

  /** All boxes; they keep their places as long as the app runs. */
  LiveData<List<Box>> boxes() {
    return boxes;
  }

  /** The game that lies open in front of the shelf, if there is one. */
  LiveData<Optional<SavedGame>> openGame() {
    return openGame;
  }

  /** Of the games that stand on the shelf and can be played on, the one played last. */
  private static Optional<SavedGame> openGame(List<SavedGame> latestFirst, GameKits kits) {
    for (SavedGame game : latestFirst) {
      boolean onShelf = kits.find(game.game()).isPresent();
      if (onShelf && game.status() == SavedGame.Status.PLAYING) {
        return Optional.of(game);
      }
    }
    return Optional.empty();
  }

  /** All boxes in their order, but for the one that was opened last. */
  static List<Box> inFront(List<Box> boxes, Optional<String> lastOpened) {
    List<Box> shelf = new ArrayList<>();
    for (Box box : boxes) {
      boolean first = lastOpened.filter(box.id()::equals).isPresent();
      shelf.add(first ? 0 : shelf.size(), box);
    }
    return shelf;
  }
}
