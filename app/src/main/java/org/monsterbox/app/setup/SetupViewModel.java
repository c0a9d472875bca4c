package org.monsterbox.app.setup;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import java.util.Objects;
import java.util.Optional;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.Place;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Options;

/** The set-up that is being put together. It outlives the screen, and the process too. */
public final class SetupViewModel extends ViewModel {

  private static final String SETUP = "setup";
  private static final String OPTIONS_SHOWN = "optionsShown";

  static final ViewModelProvider.Factory FACTORY =
      ViewModelProvider.Factory.from(
          new ViewModelInitializer<>(
              SetupViewModel.class,
              extras ->
                  new SetupViewModel(
                      MonsterBoxApplication.of(extras),
                      SavedStateHandleSupport.createSavedStateHandle(extras))));

  private final SavedStateHandle state;
  private final GameKit<?, ?, ?> kit;
  private final MutableLiveData<GameSetup> setup;

  SetupViewModel(MonsterBoxApplication app, SavedStateHandle state) {
    this.state = state;
    kit = kept(Place.WHAT).flatMap(game -> app.kits().find(game)).orElseThrow();
    setup =
        new MutableLiveData<>(
            kept(SETUP)
                .flatMap(text -> SetupText.read(text, kit.rules().options()))
                .orElseGet(() -> FirstSetup.lastOrFirst(app, kit.rules())));
  }

  private Optional<String> kept(String what) {
    return Optional.ofNullable(state.get(what));
  }

  GameKit<?, ?, ?> kit() {
    return kit;
  }

  LiveData<GameSetup> setup() {
    return setup;
  }

  GameSetup current() {
    return Objects.requireNonNull(setup.getValue());
  }

  void change(GameSetup changed) {
    state.set(SETUP, SetupText.write(changed));
    setup.setValue(changed);
  }

  void resetOptions() {
    change(current().with(usual()));
  }

  boolean isUsual() {
    return current().options().equals(usual());
  }

  private Options usual() {
    return Options.usual(kit.rules().options());
  }

  boolean canAdd() {
    return current().hasRoom(kit.rules());
  }

  boolean canRemove() {
    return current().chairs().size() > kit.rules().facts().fewestSeats();
  }

  /** Why the game cannot be played like this. */
  Optional<Code> problem() {
    return current().problem(kit.rules());
  }

  boolean areOptionsShown() {
    return state.contains(OPTIONS_SHOWN);
  }

  void showOptions() {
    state.set(OPTIONS_SHOWN, true);
  }
}
