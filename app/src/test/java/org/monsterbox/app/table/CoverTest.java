package org.monsterbox.app.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.os.SystemClock;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.WindowManager;
import androidx.lifecycle.Lifecycle;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Map;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.monsterbox.app.claws.ClawsKit;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.ShadowChoreographer;

/** People who share a device and hide their cards from each other. */
@RunWith(AndroidJUnit4.class)
public final class CoverTest {

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  public void theTableIsCoveredUntilTheNamedPersonHasIt() throws Exception {
    try (ClawsTable table = new ClawsTable("PP", 1).launch()) {
      assertCoveredFor(table, "Anna");
      table.uncover();
      assertFalse(table.isCovered());
      List<String> annas = table.hand();
      assertEquals(5, annas.size());

      table.play(annas.get(0));

      assertCoveredFor(table, "Bob");
      table.uncover();
      assertNotEquals(annas, table.hand());
    }
  }

  @Test
  public void aFingerHasToHoldTheButton() throws Exception {
    try (ClawsTable table = new ClawsTable("PP", 1).launch()) {
      // Time must not run by itself while the button fills.
      ShadowChoreographer.setPaused(true);
      touch(table, MotionEvent.ACTION_DOWN, 5);
      table.pass(500);
      touch(table, MotionEvent.ACTION_UP, 5);
      table.pass(1000);
      assertTrue("too short", table.isCovered());

      touch(table, MotionEvent.ACTION_DOWN, 5);
      touch(table, MotionEvent.ACTION_MOVE, -50);
      table.pass(1000);
      assertTrue("slid away", table.isCovered());
      touch(table, MotionEvent.ACTION_UP, -50);

      touch(table, MotionEvent.ACTION_DOWN, 5);
      table.pass(600);
      assertFalse(table.isCovered());
    } finally {
      ShadowChoreographer.setPaused(false);
    }
  }

  @Test
  public void aKeyUncoversAtOnce() throws Exception {
    try (ClawsTable table = new ClawsTable("PP", 1).launch()) {
      table.scenario.onActivity(
          activity -> {
            View button = activity.findViewById(R.id.notice_action);
            button.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_ENTER));
            button.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, KeyEvent.KEYCODE_ENTER));
          });
      table.settle();

      assertFalse(table.isCovered());
    }
  }

  private static void touch(ClawsTable table, int action, float x) {
    table.scenario.onActivity(
        activity -> {
          long now = SystemClock.uptimeMillis();
          MotionEvent event = MotionEvent.obtain(now, now, action, x, 5, 0);
          activity.findViewById(R.id.notice_action).dispatchTouchEvent(event);
          event.recycle();
        });
  }

  @Test
  public void isPlayedToTheEndWithCovers() throws Exception {
    try (ClawsTable table = new ClawsTable("PPB", 1).launch()) {
      table.playOut();

      assertEquals(15, table.entries().size());
    }
  }

  @Test
  public void theTableIsCoveredWhenTheAppComesBack() throws Exception {
    try (ClawsTable table = new ClawsTable("PP", 1).launch()) {
      table.uncover();

      table.scenario.moveToState(Lifecycle.State.CREATED);
      assertEquals(List.of(), table.spoken());
      table.scenario.moveToState(Lifecycle.State.RESUMED);
      table.settle();

      assertCoveredFor(table, "Anna");
    }
  }

  @Test
  public void theTableIsCoveredAfterTheProcessDied() throws Exception {
    ClawsTable table = new ClawsTable("PP", 1).launch();
    table.uncover();

    try (ActivityController<MainActivity> again = table.die()) {
      assertEquals(Map.of(), ClawsTable.spokenNodes(again.get()));
      assertTrue(again.get().findViewById(R.id.notice_action).isShown());
    }
  }

  @Test
  public void theTableStaysUncoveredWhenTheScreenIsTurned() throws Exception {
    try (ClawsTable table = new ClawsTable("PP", 1).launch()) {
      table.uncover();
      table.scenario.recreate();
      table.settle();

      assertFalse(table.isCovered());
    }
  }

  @Test
  public void noSecretIsInThePictureOfTheRecentApps() throws Exception {
    try (ClawsTable table = new ClawsTable("PP", 1).launch()) {
      assertTrue(isSecure(table));
    }
  }

  @Test
  public void onePersonAgainstBotsHidesNothingFromAnybody() throws Exception {
    try (ClawsTable table = new ClawsTable("PBB", 1).launch()) {
      assertFalse(table.isCovered());
      assertFalse(isSecure(table));
    }
  }

  @Test
  public void whereNothingIsSecretABannerNamesTheNextPlayer() throws Exception {
    ClawsKit open =
        new ClawsKit() {
          @Override
          public boolean keepsSecrets() {
            return false;
          }
        };
    try (ClawsTable table = new ClawsTable(open, "PP", 1).launch()) {
      assertFalse(table.isCovered());
      assertFalse(table.isShown(R.id.banner));

      table.play(table.hand().get(0));

      assertFalse(table.isCovered());
      assertTrue(table.isShown(R.id.banner));
      assertEquals(table.app.getString(R.string.table_now, "Bob"), table.text(R.id.banner));
      table.pass(1200);
      assertFalse(table.isShown(R.id.banner));
    }
  }

  private static boolean isSecure(ClawsTable table) {
    return table.read(
        activity ->
            (activity.getWindow().getAttributes().flags & WindowManager.LayoutParams.FLAG_SECURE)
                != 0);
  }

  private static void assertCoveredFor(ClawsTable table, String name) {
    assertTrue(table.isCovered());
    assertEquals(
        table.app.getString(R.string.table_cover_title, name), table.text(R.id.notice_title));
    assertEquals("nothing is spoken", List.of(), table.spoken());
    assertFalse("nothing is seen", table.isShown(R.id.scene));
    assertEquals("", table.text(R.id.happened));
  }
}
