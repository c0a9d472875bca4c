package org.monsterbox.app.games.thirteen;

import java.util.List;
import java.util.function.Predicate;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.monsterbox.app.shot.PlayedGame;
import org.monsterbox.app.shot.Screen;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** The screens of 13 Monsters. */
public final class ThirteenScreens {

  private static final int MOVES_TO_REMEMBER = 90;

  private static final PlayedGame<ThirteenState, ThirteenMove, ThirteenView> TURN =
      game(3, "person", ThirteenScreens::isHerTurn);
  private static final PlayedGame<ThirteenState, ThirteenMove, ThirteenView> FINISHED =
      game(3, "hard", ThirteenView::isOver);

  static final List<Screen> ALL =
      List.of(
          Screen.of("table", TURN::play),
          Screen.of("table-first", alone(ThirteenScreens::isHerTurnAtAll)::play),
          Screen.of("table-reveal", game(3, "person", ThirteenScreens::isHerReveal)::play),
          Screen.of("table-battle", game(3, "person", ThirteenScreens::isHerBattle)::play),
          Screen.of("table-trade", TURN::play, PlayedGame.touching("act-trade")),
          Screen.of("table-hint", TURN::play, PlayedGame::askForHint),
          Screen.of("table-duel-pick", game(2, "person", ThirteenScreens::isHerPick)::play),
          Screen.of("table-duel", game(2, "person", ThirteenScreens::isHerDuel)::play),
          Screen.of("table-flat", game(4, "person", ThirteenScreens::isHerTurn)::playFlat),
          Screen.of("table-over", game(3, "person", ThirteenView::isOver)::play),
          Screen.of("replay", FINISHED::watch, ThirteenScreens::readMinds),
          Screen.lesson("tutorial", "thirteen", 0));

  private ThirteenScreens() {}

  private static PlayedGame<ThirteenState, ThirteenMove, ThirteenView> game(
      int seats, String others, Predicate<ThirteenView> moment) {
    return new PlayedGame<>(
        new ThirteenKit(),
        seed -> new Setup(seats, ThirteenPositions.fast(), seed),
        others,
        Grade.MONSTER,
        moment);
  }

  /** One person among bots, from empty hands. */
  private static PlayedGame<ThirteenState, ThirteenMove, ThirteenView> alone(
      Predicate<ThirteenView> moment) {
    return new PlayedGame<>(
        new ThirteenKit(),
        seed -> new Setup(3, ThirteenPositions.usual(), seed),
        "hard",
        Grade.MONSTER,
        moment);
  }

  /** A finished game against bots, as a file. */
  public static byte[] finished() {
    return FINISHED.file();
  }

  /** The very first turn. */
  private static boolean isHerTurnAtAll(ThirteenView view) {
    return view.phase() == Phase.ACTION && view.actor() == 0;
  }

  /** The first person's turn in the middle of a game. */
  private static boolean isHerTurn(ThirteenView view) {
    return view.phase() == Phase.ACTION
        && view.actor() == 0
        && !view.attackUsed()
        && view.monsters(0).size() >= 2
        && view.monsters(1).size() >= 1
        && !view.freeSets(0).isEmpty()
        && view.cardsLeft() > 20;
  }

  private static boolean isHerReveal(ThirteenView view) {
    return view.phase() == Phase.REVEAL && view.active() == 0 && view.cardsLeft() < 60;
  }

  private static boolean isHerBattle(ThirteenView view) {
    return view.phase() == Phase.BATTLE_ATTACK
        && view.actor() == 0
        && view.throwing().filter(throwing -> throwing.used() == 2).isPresent();
  }

  private static boolean isHerPick(ThirteenView view) {
    return view.phase() == Phase.DUEL_PICK && view.actor() == 0 && view.monsters(0).size() > 1;
  }

  /** Somebody has thrown before her, and she has thrown once. */
  private static boolean isHerDuel(ThirteenView view) {
    return view.phase() == Phase.DUEL_THROW
        && view.actor() == 0
        && !view.duel().orElseThrow().scores().isEmpty()
        && view.throwing().filter(throwing -> throwing.used() == 1).isPresent();
  }

  /** Goes on in a game that is watched, and looks into the bots' minds. */
  private static void readMinds(MainActivity activity) {
    for (int move = 0; move < MOVES_TO_REMEMBER; move++) {
      activity.findViewById(R.id.step_forward).performClick();
    }
    activity.findViewById(R.id.minds).performClick();
  }
}
