package org.monsterbox.app.games.thirteen;

import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.BotGame;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.ScenesTest;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Every scene is in order: on all devices, for all numbers of seats, in all phases. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class ThirteenScenesTest extends ScenesTest<ThirteenMove, ThirteenView> {

  private static final int GAME = 260;
  private static final int EVERY = 13;

  public ThirteenScenesTest() {
    super(new ThirteenKit(), USUAL_STAGES, 5, 2);
  }

  @Override
  protected void showMoments(Moments<ThirteenMove, ThirteenView> moments) {
    for (int seats = 2; seats <= 8; seats++) {
      int count = seats;
      Options options = seats % 2 == 0 ? ThirteenPositions.fast() : ThirteenPositions.usual();
      List<ThirteenState> game =
          ThirteenPositions.random(new Setup(seats, options, 40 + seats), 40 * GAME);
      int step = Math.max(EVERY, game.size() / 14);
      for (int i = 0; i < game.size(); i += step) {
        ThirteenState state = game.get(i);
        moments.look(
            count + " seats, move " + i,
            draft -> ThirteenPositions.sight(state, Sitting.people(count), draft));
      }
    }
  }

  /**
   * Also rare ones: in these games a monster is built when the last pair has been found, and there
   * is a Death Battle.
   */
  @Test
  public void everyMomentOfWholeGamesHasAScene() {
    Context context = ApplicationProvider.getApplicationContext();
    GameKit.SceneMaker<ThirteenMove, ThirteenView> scenes = new ThirteenKit().scenes(context);
    List<Seat> seats = Sitting.onePerson(5);
    Stage stage = new Stage(411, 730, 1, false);
    Set<Phase> withoutCards = EnumSet.noneOf(Phase.class);
    for (long seed : new long[] {27, 36}) {
      Predicate<ThirteenView> look =
          view -> {
            scenes.make(new Sight<>(view, seats, 0, List.of(), Draft.NONE, ""), stage);
            if (view.cardsLeft() == 0) {
              withoutCards.add(view.phase());
            }
            return false;
          };
      Setup setup = new ThirteenMonsters().usualSetup(seats.size(), seed);
      new BotGame<>(new ThirteenKit(), setup, Grade.MONSTER).until(look);
    }
    assertTrue(
        withoutCards.toString(),
        withoutCards.containsAll(
            Set.of(Phase.BUILD, Phase.FINAL_ACTION, Phase.DUEL_THROW, Phase.GAME_OVER)));
  }
}
