package org.monsterbox.app.games.cube;

import java.util.List;
import java.util.function.Predicate;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.monsterbox.app.shot.PlayedGame;
import org.monsterbox.app.shot.Screen;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Setup;

/** The screens of Monster Cube. A game that is taken up again pauses first. */
public final class CubeScreens {

  private static final String BOT = "hard";

  private static final String PERSON = "person";

  private static final PlayedGame<CubeState, CubeMove, CubeView> SEARCH =
      game(RuleSet.CODE, 3, BOT, view -> isSearch(view) && view.round() > 8);

  static final List<Screen> ALL =
      List.of(
          Screen.of("cube-search", SEARCH::play, CubeScreens::goOn),
          Screen.of("cube-pause", SEARCH::play),
          Screen.of("cube-hint", SEARCH::play, CubeScreens::goOn, PlayedGame::askForHint),
          Screen.of(
              "cube-claim",
              game(RuleSet.CODE, 4, BOT, CubeScreens::isHerClaim)::play,
              CubeScreens::goOn,
              PlayedGame.touching("card-0-1"),
              PlayedGame.touching("face-0-1-Y"),
              PlayedGame.touching("face-0-5-B"),
              PlayedGame.touching("face-0-8-R")),
          Screen.of(
              "cube-race",
              game(RuleSet.RACE, 4, BOT, CubeScreens::isHerRace)::play,
              CubeScreens::goOn),
          Screen.of(
              "cube-turn",
              game(RuleSet.DICE, 3, BOT, CubeScreens::isHerTurn)::play,
              CubeScreens::goOn),
          Screen.of(
              "cube-around",
              game(RuleSet.CODE, 4, PERSON, CubeScreens::isHerClaim)::playFlat,
              CubeScreens::goOn,
              PlayedGame.touching("card-0-1"),
              PlayedGame.touching("face-0-5-B")),
          Screen.of(
              "cube-solo",
              game(RuleSet.CODE, 1, BOT, view -> view.round() > 20)::play,
              CubeScreens::goOn),
          Screen.of(
              "cube-solo-hint",
              game(RuleSet.RACE, 1, BOT, view -> isSearch(view) && view.cardsLeft(0) < 6)::play,
              CubeScreens::goOn,
              PlayedGame.touching("hint"),
              PlayedGame.touching("hint")),
          Screen.of("cube-medal", game(RuleSet.DICE, 1, BOT, CubeView::isOver)::play),
          Screen.of(
              "cube-race-around",
              game(RuleSet.RACE, 4, PERSON, CubeScreens::isHerRace)::playFlat,
              CubeScreens::goOn),
          Screen.of(
              "cube-turn-around",
              game(RuleSet.NUMBERS, 4, PERSON, CubeScreens::isHerTurn)::playFlat,
              CubeScreens::goOn),
          Screen.of("cube-over", game(RuleSet.CODE, 3, BOT, CubeView::isOver)::play));

  private CubeScreens() {}

  private static PlayedGame<CubeState, CubeMove, CubeView> game(
      RuleSet ruleSet, int seats, String others, Predicate<CubeView> moment) {
    return new PlayedGame<>(
        new CubeKit(),
        seed -> new Setup(seats, CubePositions.options(ruleSet), seed),
        others,
        Grade.EASY,
        moment);
  }

  private static boolean isHerClaim(CubeView view) {
    return view.phase() == Phase.CLAIM && view.claimer().orElse(-1) == 0 && view.round() > 4;
  }

  private static boolean isSearch(CubeView view) {
    return view.phase() == Phase.SEARCH;
  }

  private static boolean isHerRace(CubeView view) {
    return isSearch(view) && view.mods(0).size() > 1 && view.modifier(0) != 0;
  }

  private static boolean isHerTurn(CubeView view) {
    return view.phase() == Phase.TURN
        && view.currentSeat().orElse(-1) == 0
        && view.tentative().isPresent()
        && view.round() > 6;
  }

  private static void goOn(MainActivity activity) {
    activity.findViewById(R.id.notice_action).performClick();
  }
}
