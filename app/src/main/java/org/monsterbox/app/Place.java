package org.monsterbox.app;

import android.os.Bundle;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentTransaction;
import org.monsterbox.app.about.AboutFragment;
import org.monsterbox.app.about.LicenceFragment;
import org.monsterbox.app.box.BoxFragment;
import org.monsterbox.app.home.HomeFragment;
import org.monsterbox.app.people.PeopleFragment;
import org.monsterbox.app.people.PersonFragment;
import org.monsterbox.app.replay.ReplayFragment;
import org.monsterbox.app.rules.RulesFragment;
import org.monsterbox.app.saves.SavesFragment;
import org.monsterbox.app.settings.SettingsFragment;
import org.monsterbox.app.setup.SetupFragment;
import org.monsterbox.app.table.TableFragment;
import org.monsterbox.app.tutorial.TutorialFragment;

/** The app's screens, and the one way in which they are made: of what they show, and no more. */
public enum Place {
  HOME(HomeFragment.class),
  BOX(BoxFragment.class),
  SETUP(SetupFragment.class),
  TABLE(TableFragment.class),
  REPLAY(ReplayFragment.class),
  TUTORIAL(TutorialFragment.class),
  SAVES(SavesFragment.class),
  PEOPLE(PeopleFragment.class),
  PERSON(PersonFragment.class),
  RULES(RulesFragment.class),
  SETTINGS(SettingsFragment.class),
  ABOUT(AboutFragment.class),
  LICENCE(LicenceFragment.class);

  /** Under what the arguments of a screen have what it shows. */
  public static final String WHAT = "what";

  private final Class<? extends Fragment> screen;

  Place(Class<? extends Fragment> screen) {
    this.screen = screen;
  }

  /** Has this screen take the place of the present one, and show that. */
  FragmentTransaction put(String what, FragmentTransaction change) {
    return change.replace(android.R.id.content, screen, arguments(what), name());
  }

  /** Has this screen lie over another one, in that container, and show that. */
  public FragmentTransaction lay(int container, String what, FragmentTransaction change) {
    return change.add(container, screen, arguments(what), name());
  }

  private static Bundle arguments(String what) {
    Bundle arguments = new Bundle();
    arguments.putString(WHAT, what);
    return arguments;
  }

  /** What a screen shows, as {@link Navigator#open} was told. */
  public static String what(Fragment screen) {
    return screen.requireArguments().getString(WHAT, "");
  }

  /** The number under which what a screen shows is kept. */
  public static long number(Fragment screen) {
    return Long.parseLong(what(screen));
  }

  /** Whether one does not come back to this screen from the table that it has led to. */
  boolean isLeftForTheTable() {
    return this == SETUP || this == TABLE || this == REPLAY || this == TUTORIAL;
  }
}
