package org.monsterbox.app.replay;

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
import org.monsterbox.app.table.ClawsTable;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class ReplayTest {

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  private static ClawsTable finished() throws Exception {
    ClawsTable table = new ClawsTable("PB", 1).launch();
    table.playOut();
    table.close();
    return table.launch(activity -> activity.openReplay(table.game));
  }

  @Test
  public void stepsForwardAndBackThroughAFinishedGame() throws Exception {
    try (ClawsTable table = finished()) {
      assertEquals("0 / 10", table.text(R.id.place_words));
      assertFalse(table.isEnabled(R.id.step_back));
      assertEquals(5, table.hand().size());
      List<String> start = table.spoken();

      table.click(R.id.step_forward);
      assertEquals("1 / 10", table.text(R.id.place_words));
      assertTrue(table.text(R.id.happened).startsWith("Anna played"));
      assertEquals(4, table.hand().size());

      table.click(R.id.step_back);
      assertEquals(start, table.spoken());
    }
  }

  @Test
  public void playsByItselfToTheEnd() throws Exception {
    try (ClawsTable table = finished()) {
      table.click(R.id.play);
      assertEquals("0 / 10", table.text(R.id.place_words));
      table.pass(700);
      assertEquals("1 / 10", table.text(R.id.place_words));
      for (int i = 0; i < 20; i++) {
        table.pass(700);
      }

      assertEquals("10 / 10", table.text(R.id.place_words));
      assertFalse(table.isEnabled(R.id.step_forward));
    }
  }

  @Test
  public void keepsItsPlaceWhenTheScreenIsTurned() throws Exception {
    try (ClawsTable table = finished()) {
      table.click(R.id.step_forward);
      table.click(R.id.step_forward);
      table.scenario.recreate();
      table.settle();

      assertEquals("2 / 10", table.text(R.id.place_words));
    }
  }

  @Test
  public void nothingOnTheTableCanBePlayed() throws Exception {
    try (ClawsTable table = finished()) {
      table.play(table.hand().get(0));

      assertEquals("0 / 10", table.text(R.id.place_words));
      assertEquals(10, table.entries().size());
    }
  }

  @Test
  public void aGameThatIsNotOverIsNotShown() throws Exception {
    ClawsTable table = new ClawsTable("PB", 1);
    try (table) {
      table.launch(activity -> activity.openReplay(table.game));

      assertEquals(
          table.app.getString(R.string.replay_not_over_title), table.text(R.id.notice_title));
      assertEquals(List.of(), table.spoken());
    }
  }
}
