package org.monsterbox.app.games.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.WrittenScene;
import org.monsterbox.app.games.thirteen.words.OpenPair;
import org.monsterbox.app.games.thirteen.words.ThirteenWords;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Nothing on the table or in the log tells what lies face down, or what was seen before. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class ThirteenSecrecyTest {

  private static final ThirteenMonsters RULES = new ThirteenMonsters();
  private static final Stage PHONE = new Stage(411, 891, 1, false);
  private static final Stage TABLET = new Stage(1280, 800, 1, true);

  private final Context context = ApplicationProvider.getApplicationContext();
  private final GameKit.SceneMaker<ThirteenMove, ThirteenView> scenes =
      new ThirteenKit().scenes(context);

  @Test
  public void otherCardsFaceDownMakeTheSameScene() {
    List<ThirteenState> game =
        ThirteenPositions.random(new Setup(3, ThirteenPositions.fast(), 77), 400);
    for (int i = 0; i < game.size(); i += 7) {
      ThirteenState state = game.get(i);
      ThirteenState other = RULES.imagine(RULES.view(state, 0), Chance.of(i, "other cards"));
      assertEquals(written(state, PHONE), written(other, PHONE));
      assertEquals(written(state, TABLET), written(other, TABLET));
    }
  }

  /** A card that was turned and turned back looks like one that nobody has touched. */
  @Test
  public void aCardThatWasSeenLooksLikeAllOthers() {
    ThirteenState start = RULES.start(new Setup(2, ThirteenPositions.usual(), 3));
    ThirteenState seen = start;
    for (int turn = 0; turn < 2; turn++) {
      ThirteenState before = seen;
      seen = missed(before);
    }
    assertEquals(Phase.ACTION, RULES.view(seen, 0).phase());
    assertEquals(0, RULES.view(seen, 0).actor());
    assertEquals(written(start, PHONE), written(seen, PHONE));
    assertEquals(written(start, TABLET), written(seen, TABLET));
  }

  /** Searches two cards that do not match, and ends there. */
  private static ThirteenState missed(ThirteenState before) {
    int actor = RULES.view(before, 0).actor();
    for (int cell = 1; cell < ThirteenView.CELLS; cell++) {
      ThirteenState state = before;
      for (ThirteenMove move :
          List.of(
              new ThirteenMove.BeginSearch(false),
              new ThirteenMove.Flip(0),
              new ThirteenMove.Flip(cell))) {
        state = RULES.play(state, actor, move, Events.NONE);
      }
      if (OpenPair.of(RULES.view(state, 0)).isEmpty()) {
        return RULES.play(state, actor, new ThirteenMove.Ack(), Events.NONE);
      }
    }
    throw new AssertionError("Everything matched");
  }

  @Test
  public void theLogOfAMismatchNamesNeitherCardsNorCells() {
    List<Seat> seats = Sitting.people(2);
    ThirteenWords words = new ThirteenWords(context);
    int mismatches = 0;
    ThirteenState state = RULES.start(new Setup(2, ThirteenPositions.usual(), 9));
    Chance chance = Chance.of(9, "log");
    for (int i = 0; i < 300; i++) {
      ThirteenView view = RULES.view(state, 0);
      List<ThirteenMove> moves = RULES.legalMoves(state, view.actor());
      EventLog log = new EventLog();
      state = RULES.play(state, view.actor(), moves.get(chance.below(moves.size())), log);
      chance = chance.next();
      for (Event event : log.seenBy(0)) {
        String said = words.event(event, seats);
        if (event instanceof ThirteenEvent.Flipped) {
          assertEquals("", said);
        } else if (event instanceof ThirteenEvent.Missed missed) {
          mismatches++;
          assertFalse(said, said.matches(".*[0-9].*"));
          for (int cell : missed.cells()) {
            int set = Cards.set(view.cardAt(cell).orElseThrow());
            assertFalse(said, said.contains(words.names().monsterOf(set)));
          }
        }
      }
    }
    assertTrue(mismatches > 10);
  }

  /** All of a scene but for how it is drawn. */
  private List<String> written(ThirteenState state, Stage stage) {
    Scene scene =
        scenes.make(
            ThirteenPositions.sight(
                state, Sitting.people(RULES.view(state, 0).seats()), Draft.NONE),
            stage);
    return WrittenScene.of(scene);
  }
}
