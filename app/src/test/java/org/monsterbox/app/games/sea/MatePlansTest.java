package org.monsterbox.app.games.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Bots that hunt with a person propose their plan as arrows on the chart. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class MatePlansTest {

  private static final Stage PHONE = new Stage(411, 680, 1, false);

  private static Chart chart() {
    return Chart.of(2).whale("J5").boat(1, "S1", "N").boat(2, "J7", "N").hand(2, "WP09");
  }

  private static List<Seat> withBot(int number) {
    List<Seat> seats = new ArrayList<>(Sitting.people(3));
    Seat person = seats.get(number);
    seats.set(number, new Seat(number, person.name(), person.mark(), Optional.of(Grade.MEDIUM)));
    return seats;
  }

  private static Scene scene(SeaState state, List<Seat> seats, Draft draft) {
    return new SeaKit()
        .scenes(ApplicationProvider.getApplicationContext())
        .make(SeaPositions.sight(state, seats, draft), PHONE);
  }

  private static boolean isShown(SeaState state, List<Seat> seats) {
    return scene(state, seats, Draft.NONE).find("plan-2").isPresent();
  }

  @Test
  public void theViewerSeesWhatABotWouldDo() {
    assertTrue(isShown(chart().turnOf(1, 2).state(), withBot(2)));
  }

  @Test
  public void peopleTellTheirPlansThemselvesAndTheWhaleHearsNothing() {
    assertFalse(isShown(chart().turnOf(1, 2).state(), Sitting.people(3)));
    assertFalse(isShown(chart().whaleTurn().state(), withBot(2)));
    assertFalse("has played", isShown(chart().turnOf(1).state(), withBot(2)));
  }

  @Test
  public void itIsSaidInWordsWithTheSeatsCards() {
    Scene sheet = scene(chart().turnOf(1, 2).state(), withBot(2), new Sketch.Seat(2));
    assertEquals("Plan, as things are now", sheet.find("plan").orElseThrow().label());
    boolean hits =
        sheet.nodes().stream()
            .anyMatch(
                node -> node.id().startsWith("plan-line-") && node.label().contains("Explosive"));
    assertTrue(sheet.nodes().toString(), hits);
  }
}
