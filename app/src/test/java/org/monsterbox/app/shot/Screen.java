package org.monsterbox.app.shot;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.Place;

/**
 * A screen of the app and the steps that lead to it from the shelf; between two of them the app
 * comes to rest.
 */
public record Screen(String name, List<Consumer<MainActivity>> steps) {

  private static final List<Screen> AROUND_THE_GAMES =
      List.of(
          of("home"),
          of("home-open", Given::openGame),
          of("box", app -> app.openBox("thirteen")),
          of("box-two-roles", app -> app.openBox("sea")),
          of("setup", app -> app.openSetup("thirteen")),
          of("rules", app -> app.openRules("thirteen")),
          of("settings", Navigator::openSettings),
          of("about", Navigator::openAbout),
          of("saves", app -> KeptThings.fill(), Navigator::openSaves),
          of("saves-empty", Navigator::openSaves),
          of("people", app -> KeptThings.fill(), Navigator::openPeople),
          of("person", app -> KeptThings.fill(), app -> app.open(Place.PERSON, "1")));

  /** All that there are, each in every look. */
  static final List<Screen> ALL =
      Stream.of(
              AROUND_THE_GAMES,
              ThirteenScreens.ALL,
              BigMonsterScreens.ALL,
              SeaScreens.ALL,
              CubeScreens.ALL)
          .flatMap(List::stream)
          .toList();

  static Screen named(String name) {
    return ALL.stream().filter(screen -> screen.name().equals(name)).findFirst().orElseThrow();
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // the list is only read
  static Screen of(String name, Consumer<MainActivity>... steps) {
    return new Screen(name, Arrays.asList(steps));
  }
}
