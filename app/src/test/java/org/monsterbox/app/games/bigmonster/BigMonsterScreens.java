package org.monsterbox.app.games.bigmonster;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.SceneProbe;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.shot.PlayedGame;
import org.monsterbox.app.shot.Screen;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/** The screens of Big Monster. */
public final class BigMonsterScreens {

  private static final PlayedGame<BigMonsterState, BigMonsterMove, BigMonsterView> PICK =
      game(
          4, usual(), "hard", view -> isHers(view, Phase.PICK, 7) && view.table().freeShips() == 3);

  private static final PlayedGame<BigMonsterState, BigMonsterMove, BigMonsterView> OVER =
      game(4, usual(), "hard", view -> view.table().phase() == Phase.OVER);

  static final List<Screen> ALL =
      List.of(
          Screen.of(
              "bigmonster-explorer",
              game(2, usual(), "hard", view -> view.table().phase() == Phase.EXPLORER_CHOICE)
                  ::play),
          Screen.of(
              "bigmonster-take",
              game(2, usual(), "hard", view -> isHers(view, Phase.TAKE, 11))::play),
          Screen.of(
              "bigmonster-place",
              game(2, usual(), "hard", view -> isHers(view, Phase.PLACE, 12))::play,
              touchingFirst("dot-")),
          Screen.of("bigmonster-pick", PICK::play, touchingFirst("tile-")),
          Screen.of(
              "bigmonster-pass", PICK::play, touchingFirst("tile-"), PlayedGame.touching("keep")),
          Screen.of(
              "bigmonster-cover",
              game(4, usual(), "person", view -> isHers(view, Phase.PICK, 3))::play),
          Screen.of(
              "bigmonster-team-flat",
              game(6, BigMonsterPositions.teams(), "person", view -> isHers(view, Phase.PLACE, 10))
                  ::playFlat),
          Screen.of(
              "bigmonster-flat",
              game(
                      2,
                      usual(),
                      "person",
                      view ->
                          view.table().phase() == Phase.PLACE
                              && view.table().tableau(1).size() >= 9
                              && BigMonsterPositions.isTurnOf(view, 1))
                  ::playFlat),
          Screen.of(
              "bigmonster-medals",
              game(3, usual(), "hard", view -> isHers(view, Phase.TAKE, 14))::play,
              touchingFirst("medal-")),
          Screen.of(
              "bigmonster-tiles",
              PICK::play,
              touchingFirst("medal-"),
              PlayedGame.touching("open-tiles")),
          Screen.of(
              "bigmonster-look",
              PICK::play,
              PlayedGame.touching("open-tiles"),
              PlayedGame.touching("type-LAVA_GREEN")),
          Screen.of("bigmonster-over", OVER::play),
          Screen.of(
              "bigmonster-scores",
              OVER::play,
              activity -> activity.findViewById(R.id.see_table).performClick()));

  private BigMonsterScreens() {}

  private static Options usual() {
    return BigMonsterPositions.usual();
  }

  private static PlayedGame<BigMonsterState, BigMonsterMove, BigMonsterView> game(
      int seats, Options options, String others, Predicate<BigMonsterView> moment) {
    return new PlayedGame<>(
        new BigMonsterKit(), seed -> new Setup(seats, options, seed), others, Grade.HARD, moment);
  }

  /** The first person is asked this, and has so many tiles. */
  private static boolean isHers(BigMonsterView view, Phase phase, int tiles) {
    BigMonsterTable table = view.table();
    return table.phase() == phase
        && table.tableau(0).size() >= tiles
        && BigMonsterPositions.isTurnOf(view, 0);
  }

  /** Touches the first thing whose id begins so. */
  private static Consumer<MainActivity> touchingFirst(String start) {
    return activity -> {
      SceneView scene = activity.findViewById(R.id.scene);
      for (Node node : scene.scene().nodes()) {
        if (node.id().startsWith(start) && node.tap().orElse(null) instanceof Tap.Sketch) {
          SceneProbe.click(scene, node.id());
          return;
        }
      }
    };
  }
}
