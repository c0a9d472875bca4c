package org.monsterbox.app.games.sea;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.SceneProbe;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.shot.PlayedGame;
import org.monsterbox.app.shot.Screen;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Phase;

/** The screens of Monster of the Sea. */
public final class SeaScreens {

  private static final int WHALE = 0;
  private static final int HUNTER = 1;
  private static final String BOT = "hard";

  private static final PlayedGame<SeaState, SeaMove, SeaView> WHALE_TURN =
      game(3, WHALE, BOT, SeaScreens::isWhaleTurn);
  private static final PlayedGame<SeaState, SeaMove, SeaView> HUNTER_TURN =
      game(4, HUNTER, BOT, SeaScreens::isHunterTurn);

  static final List<Screen> ALL =
      List.of(
          Screen.of("sea-whale", WHALE_TURN::play),
          Screen.of("sea-leap", WHALE_TURN::play, card(CardKind.LEAP), any("cell-")),
          Screen.of("sea-hunter", HUNTER_TURN::play),
          Screen.of("sea-sail", HUNTER_TURN::play, card(CardKind.FAN), any("cell-")),
          Screen.of("sea-keep", game(4, HUNTER, BOT, SeaScreens::isHunterDraw)::play, any("take-")),
          Screen.of("sea-place", game(4, HUNTER, BOT, SeaScreens::isPlacing)::play, any("cell-")),
          Screen.of("sea-since", WHALE_TURN::play, PlayedGame.touching("menu-since")),
          Screen.of("sea-piles", WHALE_TURN::play, PlayedGame.touching("menu-piles")),
          Screen.of("sea-cover", game(4, WHALE, "person", SeaScreens::isWhaleTurn)::play),
          Screen.of(
              "sea-flat",
              game(4, WHALE, "person", SeaScreens::isWhaleTurn)::playFlat,
              app -> app.findViewById(R.id.notice_action).performClick()),
          Screen.of("sea-over", game(3, WHALE, BOT, SeaView::isOver)::play),
          Screen.of("sea-setup", app -> app.openSetup("sea")));

  private SeaScreens() {}

  private static PlayedGame<SeaState, SeaMove, SeaView> game(
      int seats, int person, String others, Predicate<SeaView> moment) {
    SeaKit kit = new SeaKit();
    return new PlayedGame<>(
        kit, seed -> kit.rules().usualSetup(seats, seed), person, others, Grade.MEDIUM, moment);
  }

  private static boolean isWhaleTurn(SeaView view) {
    return view.phase() == Phase.WHALE_ACTION
        && view.round() >= 3
        && view.movePoints() == 2
        && view.hand(WHALE, Pile.BOND).stream().anyMatch(card -> Cards.kind(card) == CardKind.LEAP)
        && view.handSize(WHALE, Pile.CALL) > 1
        && !view.isCardPlayed();
  }

  private static boolean isHunterTurn(SeaView view) {
    return view.phase() == Phase.HUNTER_ACTION
        && view.current() == HUNTER
        && view.round() >= 2
        && !view.winds().isEmpty()
        && view.actionsLeft() == 2;
  }

  private static boolean isHunterDraw(SeaView view) {
    return view.phase() == Phase.HUNTER_DRAW && view.current() == HUNTER && view.round() >= 2;
  }

  private static boolean isPlacing(SeaView view) {
    return view.phase() == Phase.SETUP_BOAT && view.actor() == HUNTER;
  }

  /** Touches a card of that kind, or another one. */
  private static Consumer<MainActivity> card(CardKind kind) {
    return activity -> {
      for (int card = 0; card < Cards.COUNT; card++) {
        String id = "card-" + Cards.text(card);
        if (Cards.kind(card) == kind && scene(activity).scene().find(id).isPresent()) {
          SceneProbe.click(scene(activity), id);
          return;
        }
      }
      any("card-").accept(activity);
    };
  }

  /** Touches the first thing whose id begins so. */
  private static Consumer<MainActivity> any(String start) {
    return activity -> {
      for (Node node : scene(activity).scene().nodes()) {
        if (node.id().startsWith(start) && node.canAct()) {
          SceneProbe.click(scene(activity), node.id());
          return;
        }
      }
    };
  }

  private static SceneView scene(MainActivity activity) {
    return activity.findViewById(R.id.scene);
  }
}
