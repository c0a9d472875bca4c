package org.monsterbox.app.shot;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.Place;
import org.monsterbox.core.thirteen.ThirteenView;

/**
 * A screen of the app and the steps that lead to it from the shelf; between two of them the app
 * comes to rest.
 */
public record Screen(String name, List<Consumer<MainActivity>> steps) {

  /** All that there are, each in every look. */
  static final List<Screen> ALL =
      List.of(
          screen("home"),
          screen("home-open", Given::openGame),
          screen("box", app -> app.openBox("thirteen")),
          screen("box-in-the-making", app -> app.openBox("sea")),
          screen("setup", app -> app.openSetup("thirteen")),
          screen("rules", app -> app.openRules("thirteen")),
          screen("settings", Navigator::openSettings),
          screen("about", Navigator::openAbout),
          screen("saves", app -> KeptThings.fill(), Navigator::openSaves),
          screen("saves-empty", Navigator::openSaves),
          screen("people", app -> KeptThings.fill(), Navigator::openPeople),
          screen("person", app -> KeptThings.fill(), app -> app.open(Place.PEOPLE, "1")),
          screen("table", PlayedGame.at(3, PlayedGame::isHerTurn)),
          screen("table-reveal", PlayedGame.at(3, PlayedGame::isHerReveal)),
          screen("table-battle", PlayedGame.at(3, PlayedGame::isHerBattle)),
          screen(
              "table-trade",
              PlayedGame.at(3, PlayedGame::isHerTurn),
              PlayedGame.touching("act-trade")),
          screen("table-hint", PlayedGame.at(3, PlayedGame::isHerTurn), PlayedGame::askForHint),
          screen("table-duel-pick", PlayedGame.at(2, PlayedGame::isHerPick)),
          screen("table-duel", PlayedGame.at(2, PlayedGame::isHerDuel)),
          screen("table-flat", PlayedGame::flat),
          screen("table-over", PlayedGame.at(3, ThirteenView::isOver)),
          screen("replay", PlayedGame::replay, PlayedGame::readMinds),
          screen("tutorial", app -> app.openTutorial("thirteen")));

  @SafeVarargs
  @SuppressWarnings("varargs") // the list is only read
  private static Screen screen(String name, Consumer<MainActivity>... steps) {
    return new Screen(name, Arrays.asList(steps));
  }
}
