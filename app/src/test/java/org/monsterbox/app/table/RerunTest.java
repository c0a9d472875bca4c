package org.monsterbox.app.table;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.R;
import org.monsterbox.app.games.sea.SeaKit;
import org.robolectric.annotation.Config;

/** Who was away sees once more what the others did: here the fleet that puts to sea. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class RerunTest {

  private static final String STOP = "Back to the table as it is";
  private static final String ONCE_MORE =
      "Once more, since your last turn. Touch the table to stop.";

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  private static AppTable atTheWhalesTurn() {
    return new AppTable(new SeaKit(), "PBB", 1).launch();
  }

  private static void askAgain(AppTable table) {
    table.click(R.id.happened);
    onView(withId(R.id.log_again)).inRoot(isDialog()).perform(click());
    table.settle();
  }

  @Test
  public void movesAreShownOneByOneAndThenTheTableAsItIs() throws Exception {
    try (AppTable table = atTheWhalesTurn()) {
      List<String> live = table.spoken();
      String prompt = table.text(R.id.prompt);
      int entries = table.entries().size();
      askAgain(table);

      assertEquals(ONCE_MORE, table.text(R.id.prompt));
      assertEquals("nothing can be touched but to stop", List.of(STOP), table.spoken());
      assertEquals("", table.text(R.id.happened));

      table.pass(700);
      assertTrue(table.text(R.id.happened), table.text(R.id.happened).contains("battleship"));
      table.pass(700);
      assertFalse(table.text(R.id.happened), table.text(R.id.happened).contains("battleship"));
      assertEquals(ONCE_MORE, table.text(R.id.prompt));

      table.pass(10_000);
      assertEquals(prompt, table.text(R.id.prompt));
      assertEquals(live, table.spoken());
      assertEquals("nothing was played", entries, table.entries().size());
    }
  }

  @Test
  public void aTouchLeadsBack() {
    try (AppTable table = atTheWhalesTurn()) {
      List<String> live = table.spoken();
      askAgain(table);
      table.touch(STOP);
      table.settle();
      assertEquals(live, table.spoken());

      table.pass(10_000);
      assertEquals(live, table.spoken());
    }
  }
}
