package org.monsterbox.app.replay;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.BotGame;
import org.monsterbox.app.games.thirteen.ThirteenKit;
import org.monsterbox.app.games.thirteen.ThirteenPositions;
import org.monsterbox.app.referee.Line;
import org.monsterbox.app.referee.Seating;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.store.FreshGame;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.GameRecord;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.robolectric.annotation.Config;

/** Once a game is over, it can be seen what its bots remembered. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class MindsTest {

  private static final Stage PHONE = new Stage(411, 800, 1, false);
  private static final Chair ADA = Chair.person(Chair.NOBODY_KNOWN, 0, "Ada");
  private static final Chair BO = Chair.person(Chair.NOBODY_KNOWN, 1, "Bo");
  private static final Chair ZOG = Chair.bot(Grade.MONSTER, 1, "Zog");

  private final Context context = ApplicationProvider.getApplicationContext();
  private final ThirteenKit kit = new ThirteenKit();

  private ReplayGame<ThirteenState, ThirteenMove, ThirteenView> game(Chair other, boolean over) {
    Setup setup = new Setup(2, ThirteenPositions.usual(), 7);
    List<Entry> entries =
        new BotGame<>(kit, setup, Grade.MONSTER)
            .until(view -> view.cardsLeft() < 74)
            .orElseThrow()
            .entries();
    List<Chair> chairs = List.of(ADA, other);
    FreshGame fresh = FreshGame.of(kit.rules(), chairs, setup.options(), setup.seed(), "1");
    Line<ThirteenState, ThirteenMove> line =
        Line.of(kit.rules(), new GameRecord(fresh.header(), entries));
    return new ReplayGame<>(kit, line, new Seating(chairs), setup.seed(), over);
  }

  private long marks(
      ReplayGame<ThirteenState, ThirteenMove, ThirteenView> game, int place, boolean minds) {
    return game.look(context).scene(place, PHONE, minds, Draft.NONE).nodes().stream()
        .filter(node -> node.id().contains("-mind-"))
        .count();
  }

  @Test
  public void whoForgetsNothingHasEveryCardInMindThatWasTurned() {
    ReplayGame<ThirteenState, ThirteenMove, ThirteenView> game = game(ZOG, true);

    assertTrue(game.hasMinds());
    assertEquals(0, marks(game, 0, true));
    // One after the other: the search, two cards, the look at them.
    assertEquals(2, marks(game, 4, true));
    assertEquals("Cards that Zog remembers: 2.", game.look(context).caption(4, true));
  }

  @Test
  public void itIsShownOnlyToThoseWhoAsk() {
    ReplayGame<ThirteenState, ThirteenMove, ThirteenView> game = game(ZOG, true);

    assertEquals(0, marks(game, 4, false));
    assertFalse(game.look(context).caption(4, false).contains("remembers"));
  }

  @Test
  public void whileAGameGoesOnNobodyReadsMinds() {
    ReplayGame<ThirteenState, ThirteenMove, ThirteenView> game = game(ZOG, false);

    assertFalse(game.hasMinds());
    assertEquals(0, marks(game, game.length(), true));
  }

  @Test
  public void peopleKeepTheirThoughtsToThemselves() {
    assertFalse(game(BO, true).hasMinds());
  }
}
