package org.monsterbox.app.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.Lifecycle;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Arrays;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.monsterbox.app.gongs.GongsKit;
import org.monsterbox.app.scene.Together;
import org.monsterbox.core.record.Entry;
import org.robolectric.android.controller.ActivityController;

/** A game against the clock on the real table. */
@RunWith(AndroidJUnit4.class)
public final class RealTimeTableTest {

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  private static AppTable gongs(String seats) {
    return new AppTable(new GongsKit(), seats, 7).launch();
  }

  private static List<String> lines(AppTable table) throws Exception {
    return table.entries().stream().map(Entry::line).toList();
  }

  /** Fingers come down on the gongs of these seats, all at the same moment. */
  private static void strike(AppTable table, int... seats) {
    List<String> gongs = Arrays.stream(seats).mapToObj(seat -> "gong" + seat).toList();
    table.scenario.onActivity(
        activity -> Together.press(activity.findViewById(R.id.scene), gongs, 0));
  }

  private static boolean isStopped(AppTable table) {
    return table.isShown(R.id.notice_action) && table.spoken().isEmpty();
  }

  @Test
  public void fingersAreSeatsAndTiesGoByTheRules() throws Exception {
    try (AppTable table = gongs("PPP")) {
      table.pass(200);
      strike(table, 2, 1);
      table.pass(50);
      strike(table, 1, 2, 0);
      table.pass(50);

      assertEquals(
          List.of("1 strike", "0 strike"),
          lines(table).stream().map(line -> line.replaceAll(" [0-9]+$", "")).toList());
    }
  }

  @Test
  public void thereIsAPauseInsteadOfUndo() throws Exception {
    try (AppTable table = gongs("PP")) {
      assertFalse(table.isShown(R.id.undo));
      assertEquals("Strike before the candle is down", table.text(R.id.prompt));
      table.pass(200);
      table.click(R.id.pause);

      assertTrue(isStopped(table));
      assertFalse(table.isShown(R.id.hint));
      table.pass(60_000);
      table.click(R.id.notice_action);

      assertFalse(isStopped(table));
      List<String> lines = lines(table);
      assertEquals(2, lines.size());
      assertEquals(lines.get(0).replace("pause", "resume"), lines.get(1));
    }
  }

  @Test
  public void gamesOfTurnsHaveNoPause() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      assertTrue(table.isShown(R.id.speed));
      assertFalse(table.isShown(R.id.pause));
    }
  }

  @Test
  public void whoeverLeavesFindsItPaused() throws Exception {
    try (AppTable table = gongs("PP")) {
      table.pass(200);
      table.scenario.moveToState(Lifecycle.State.STARTED);
      table.settle();
      assertTrue(isStopped(table));
      table.scenario.moveToState(Lifecycle.State.CREATED);
      table.pass(60_000);
      table.scenario.moveToState(Lifecycle.State.RESUMED);
      table.settle();

      assertTrue(isStopped(table));
      assertEquals(1, table.entries().size());
    }
  }

  @Test
  public void whatLiesOverTheTableStopsTheClock() throws Exception {
    try (AppTable table = gongs("PP")) {
      table.pass(200);
      table.click(R.id.show_log);

      assertTrue(isStopped(table));
    }
  }

  @Test
  public void turningTheScreenDoesNotStopIt() throws Exception {
    try (AppTable table = gongs("PP")) {
      table.pass(200);
      table.scenario.recreate();
      table.settle();

      assertFalse(isStopped(table));
      assertEquals(List.of(), table.entries());
    }
  }

  @Test
  public void afterTheProcessDiedItIsPaused() throws Exception {
    try (AppTable table = gongs("PP")) {
      table.pass(200);
      ActivityController<MainActivity> again = table.die();
      table.settle();

      assertTrue(again.get().findViewById(R.id.notice_action).isShown());
      again.close();
    }
  }
}
