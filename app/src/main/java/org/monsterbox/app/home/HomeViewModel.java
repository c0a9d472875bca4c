package org.monsterbox.app.home;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.Transformations;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.shelf.Box;
import org.monsterbox.app.store.ShelfStore;

/** The shelf as it stands: the box that was opened last comes first. */
public final class HomeViewModel extends ViewModel {

  static final ViewModelProvider.Factory FACTORY =
      ViewModelProvider.Factory.from(
          new ViewModelInitializer<>(
              HomeViewModel.class,
              extras ->
                  new HomeViewModel(
                      MonsterBoxApplication.of(extras.get(AndroidViewModelFactory.APPLICATION_KEY))
                          .shelfStore())));

  private final LiveData<List<Box>> boxes;

  HomeViewModel(ShelfStore store) {
    boxes = Transformations.map(store.openedGames(), HomeViewModel::lastOpenedInFront);
  }

  LiveData<List<Box>> boxes() {
    return boxes;
  }

  static List<Box> lastOpenedInFront(List<String> openedGames) {
    List<Box> shelf = new ArrayList<>(List.of(Box.values()));
    openedGames.stream()
        .findFirst()
        .flatMap(Box::find)
        .ifPresent(
            box -> {
              shelf.remove(box);
              shelf.add(0, box);
            });
    return shelf;
  }
}
