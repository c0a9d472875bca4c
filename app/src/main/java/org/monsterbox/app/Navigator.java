package org.monsterbox.app;

import androidx.fragment.app.Fragment;
import org.monsterbox.app.rules.RulesFragment;

/** The ways between the screens; the activity knows them. */
public interface Navigator {

  /**
   * Opens a screen over the present one.
   *
   * @param what the game or the number of the saved game that the screen shows, or empty
   */
  void open(Place place, String what);

  /** To where one came from. */
  void back();

  /** For a fragment: a second tap on a screen that is already left opens nothing. */
  static Navigator of(Fragment screen) {
    return new Navigator() {
      @Override
      public void open(Place place, String what) {
        if (screen.isResumed()) {
          ((Navigator) screen.requireActivity()).open(place, what);
        }
      }

      @Override
      public void back() {
        if (screen.isResumed()) {
          ((Navigator) screen.requireActivity()).back();
        }
      }
    };
  }

  default void openBox(String game) {
    open(Place.BOX, game);
  }

  default void openSetup(String game) {
    open(Place.SETUP, game);
  }

  /** The set-up, the tutorial or the table that it is opened from is not come back to. */
  default void openTable(long savedGame) {
    open(Place.TABLE, Long.toString(savedGame));
  }

  default void openReplay(long savedGame) {
    open(Place.REPLAY, Long.toString(savedGame));
  }

  default void openTutorial(String game) {
    openTutorial(game, 0);
  }

  /** Where a game has several: the one with that number, from 0. */
  default void openTutorial(String game, int number) {
    open(Place.TUTORIAL, game + "/" + number);
  }

  default void openSaves() {
    open(Place.SAVES, "");
  }

  default void openPeople() {
    open(Place.PEOPLE, "");
  }

  default void openRules(String game) {
    open(Place.RULES, game);
  }

  /** At the section with that id. */
  default void openRules(String game, String section) {
    open(Place.RULES, RulesFragment.what(game, section));
  }

  default void openSettings() {
    open(Place.SETTINGS, "");
  }

  default void openAbout() {
    open(Place.ABOUT, "");
  }
}
