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

/**
 * The set-up that is being put together. It outlives the screen, the process and being left: it is
 * there until it is played or reset.
 */
public final class SetupViewModel extends ViewModel {

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
  private final MonsterBoxApplication app;
  private final SetupDrafts drafts;
  private final GameKit<?, ?, ?> kit;
  private final MutableLiveData<GameSetup> setup;

  SetupViewModel(MonsterBoxApplication app, SavedStateHandle state) {
    this.state = state;
    this.app = app;
    drafts = new SetupDrafts(app);
    Optional<String> game = Optional.ofNullable(state.get(Place.WHAT));
    kit = game.flatMap(id -> app.kits().find(id)).orElseThrow();
    setup =
        new MutableLiveData<>(
            drafts.find(kit.rules()).orElseGet(() -> FirstSetup.lastOrFirst(app, kit.rules())));
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
    drafts.keep(kit.rules(), changed);
    setup.setValue(changed);
  }

  /** Everything as it is for somebody who has never set up anything. */
  void reset() {
    drafts.forget(kit.rules());
    setup.setValue(first());
  }

  boolean isFirst() {
    return current().looksLike(first());
  }

  private GameSetup first() {
    return FirstSetup.of(app, kit.rules());
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

  /** Who has not opened or closed the options sees them where they differ from the usual. */
  boolean areOptionsShown() {
    Boolean chosen = state.get(OPTIONS_SHOWN);
    return chosen == null ? !isUsual() : chosen;
  }

  /** Whether somebody has opened them, so that the way back closes them first. */
  boolean areOptionsOpened() {
    return state.contains(OPTIONS_SHOWN) && areOptionsShown();
  }

  void showOptions(boolean shown) {
    state.set(OPTIONS_SHOWN, shown);
  }
}
