package org.monsterbox.app.games.thirteen;

import static org.junit.Assert.assertEquals;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;
import org.robolectric.annotation.Config;

/** Dots for those who want help to remember: where cards were turned, and not which. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class SeenLatelyTest {

  private static final Stage PHONE = new Stage(411, 800, 1, false);
  private final ThirteenMonsters rules = new ThirteenMonsters();

  @Test
  public void theLastTenTurnedCardsAreNamedAsSeen() {
    List<Event> events = new ArrayList<>();
    for (int cell = 0; cell < 12; cell++) {
      events.add(new ThirteenEvent.Flipped(0, cell, cell, 1));
    }
    List<String> seen = seen(events);

    assertEquals(10, seen.size());
    assertEquals("Row 1, column 3, face down, seen lately", seen.get(0));
  }

  @Test
  public void whichCardItWasIsNotSaid() {
    List<String> one = seen(List.of(new ThirteenEvent.Flipped(0, 5, 7, 1)));
    List<String> other = seen(List.of(new ThirteenEvent.Flipped(0, 5, 60, 1)));

    assertEquals(one, other);
    assertEquals(1, one.size());
  }

  @Test
  public void withoutThatWishNothingIsMarked() {
    assertEquals(List.of(), seen(List.of()));
  }

  private List<String> seen(List<Event> remembered) {
    ThirteenState start = rules.start(new Setup(2, ThirteenPositions.usual(), 1));
    Sight<ThirteenMove, ThirteenView> sight =
        Sight.of(new ThirteenKit(), start, Sitting.people(2), 0)
            .after(Sight.Past.remembered(remembered));
    return new ThirteenKit()
        .scenes(ApplicationProvider.getApplicationContext()).make(sight, PHONE).nodes().stream()
            .map(node -> node.label())
            .filter(label -> label.contains("seen lately"))
            .toList();
  }
}
