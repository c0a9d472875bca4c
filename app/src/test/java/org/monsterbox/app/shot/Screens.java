package org.monsterbox.app.shot;

import java.util.List;
import java.util.stream.Stream;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.Place;
import org.monsterbox.app.games.GameSamples;

/** All screens that there are, each in every look. */
final class Screens {

  private static final List<Screen> AROUND_THE_GAMES =
      List.of(
          Screen.of("home"),
          Screen.of("home-open", Given::openGame),
          Screen.of("box", app -> app.openBox("thirteen")),
          Screen.of("box-two-roles", app -> app.openBox("sea")),
          Screen.of("setup", app -> app.openSetup("thirteen")),
          Screen.of("rules", app -> app.openRules("thirteen")),
          Screen.of("settings", Navigator::openSettings),
          Screen.of("about", Navigator::openAbout),
          Screen.of("saves", app -> KeptThings.fill(), Navigator::openSaves),
          Screen.of("saves-empty", Navigator::openSaves),
          Screen.of("people", app -> KeptThings.fill(), Navigator::openPeople),
          Screen.of("person", app -> KeptThings.fill(), app -> app.open(Place.PERSON, "1")));

  static final List<Screen> ALL =
      Stream.concat(
              AROUND_THE_GAMES.stream(),
              GameSamples.all().stream().flatMap(game -> game.screens().stream()))
          .toList();

  private Screens() {}

  static Screen named(String name) {
    return ALL.stream().filter(screen -> screen.name().equals(name)).findFirst().orElseThrow();
  }
}
