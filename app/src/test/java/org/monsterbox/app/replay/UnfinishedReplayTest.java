package org.monsterbox.app.replay;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.BotGame;
import org.monsterbox.app.games.thirteen.ThirteenKit;
import org.monsterbox.app.games.thirteen.ThirteenPositions;
import org.monsterbox.app.referee.Line;
import org.monsterbox.app.referee.Seating;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Scene;
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

/** A game of 13 Monsters that goes on tells nobody which card lay where. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class UnfinishedReplayTest {

  private static final Stage PHONE = new Stage(411, 800, 1, false);
  private static final List<Chair> CHAIRS =
      List.of(
          Chair.person(Chair.NOBODY_KNOWN, 0, "Ada"), Chair.person(Chair.NOBODY_KNOWN, 1, "Bo"));

  private final ThirteenKit kit = new ThirteenKit();
  private List<Entry> entries = List.of();

  private ReplayGame<ThirteenState, ThirteenMove, ThirteenView> game(boolean over) {
    Setup setup = new Setup(2, ThirteenPositions.usual(), 7);
    entries =
        new BotGame<>(kit, setup, Grade.MONSTER)
            .until(view -> view.cardsLeft() < 70)
            .orElseThrow()
            .entries();
    FreshGame fresh = FreshGame.of(kit.rules(), CHAIRS, setup.options(), setup.seed(), "1");
    GameRecord record = new GameRecord(fresh.header(), entries);
    return new ReplayGame<>(
        kit, Line.of(kit.rules(), record), new Seating(CHAIRS), setup.seed(), over);
  }

  private static List<String> openCards(
      ReplayGame<ThirteenState, ThirteenMove, ThirteenView> game) {
    Context context = ApplicationProvider.getApplicationContext();
    ReplayGame<ThirteenState, ThirteenMove, ThirteenView>.Look face = game.look(context);
    List<String> open = new ArrayList<>();
    for (int place = 0; place <= game.length(); place++) {
      Scene scene = face.scene(place, PHONE, false, Draft.NONE);
      scene.nodes().stream()
          .filter(node -> node.id().startsWith("cell-") && node.face().startsWith("card"))
          .forEach(node -> open.add(node.label()));
    }
    return open;
  }

  @Test
  public void showsNoCardThatLiesFaceDownAgain() {
    ReplayGame<ThirteenState, ThirteenMove, ThirteenView> unfinished = game(false);

    assertTrue(unfinished.length() > 5 && unfinished.length() < entries.size());
    assertEquals(List.of(), openCards(unfinished));
    assertNotEquals("a finished one shows all", List.of(), openCards(game(true)));
  }

  @Test
  public void tellsWhatLedFromPlaceToPlace() {
    ReplayGame<ThirteenState, ThirteenMove, ThirteenView>.Look face =
        game(false).look(ApplicationProvider.getApplicationContext());
    StringBuilder told = new StringBuilder();
    for (int place = 0; place <= game(false).length(); place++) {
      told.append(face.caption(place, false)).append('\n');
    }
    assertTrue(told.toString(), told.toString().contains("flipped two cards: no match"));
    assertTrue(told.toString(), told.toString().contains("found a set"));
  }
}
