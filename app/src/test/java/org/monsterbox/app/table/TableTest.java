package org.monsterbox.app.table;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.RootMatchers.isPlatformPopup;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.view.KeyEvent;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.TreeSet;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.AppVersion;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.monsterbox.app.settings.BotSpeed;
import org.monsterbox.app.store.AppStores;
import org.monsterbox.app.store.Opened;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.app.table.log.LogSheet;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** One person against a bot, on the real table. */
@RunWith(AndroidJUnit4.class)
public final class TableTest {

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  public void isPlayedToTheEndAgainstABot() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      table.playOut();

      assertEquals(10, table.entries().size());
      assertEquals("Ended by HANDS_EMPTY", table.text(R.id.ending));
      assertEquals(
          SavedGame.Status.FINISHED,
          AppStores.call(stores -> stores.gameStore().find(table.game)).orElseThrow().status());
    }
  }

  @Test
  public void asksThePersonAndSaysWhatHappened() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      assertEquals("Anna, play a card", table.text(R.id.prompt));
      assertEquals(5, table.hand().size());
      assertFalse(table.isShown(R.id.undo));

      table.play(table.hand().get(0));

      assertEquals(4, table.hand().size());
      assertTrue(table.text(R.id.happened), table.text(R.id.happened).contains("Bob played"));
    }
  }

  @Test
  public void aTouchedCardIsADraftUntilItIsPlayedOrDropped() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      table.touch(table.hand().get(1));
      table.settle();
      assertEquals(0, table.entries().size());

      table.scenario.onActivity(MainActivity::back);
      table.settle();
      assertTrue("still at the table", table.isShown(R.id.scene));

      table.touch(table.hand().get(1));
      table.settle();
      assertEquals("lifted once more, not played", 0, table.entries().size());
    }
  }

  @Test
  public void aSecondTapDoesNothing() throws Exception {
    try (ClawsTable table = new ClawsTable("PP", 1).launch()) {
      table.uncover();
      String card = table.hand().get(0);
      table.touch(card);
      table.settle();
      table.touchTwice(card);
      table.settle();

      assertEquals(1, table.entries().size());
    }
  }

  @Test
  public void theSameGameIsThereAfterTheScreenIsTurned() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      table.play(table.hand().get(0));
      List<String> shown = table.spoken();

      table.scenario.recreate();
      table.settle();

      assertEquals(shown, table.spoken());
    }
  }

  @Test
  @Config(sdk = 35) // many starts take a while
  public void theSameGameIsThereAfterAColdStartWhereverItWasLeft() throws Exception {
    ClawsTable table = new ClawsTable("PB", 1).launch();
    while (!table.isShown(R.id.winner)) {
      List<String> shown = table.spoken();
      table.close();
      table.launch();
      assertEquals(shown, table.spoken());

      String card = table.hand().get(0);
      table.touch(card);
      table.settle();
      table.touch(card);
      // Left while the move is on its way, and before the bot has answered.
      table.close();
      table.launch();
    }
    assertEquals(10, table.entries().size());
    table.close();
  }

  @Test
  public void theSameGameIsThereAfterTheProcessDied() throws Exception {
    ClawsTable table = new ClawsTable("PB", 1).launch();
    table.play(table.hand().get(0));
    List<String> shown = table.spoken();

    try (ActivityController<MainActivity> again = table.die()) {
      assertEquals(
          new TreeSet<>(shown), new TreeSet<>(ClawsTable.spokenNodes(again.get()).keySet()));
    }
  }

  @Test
  public void takesBackAMoveThatABotHasNotAnsweredYet() throws Exception {
    try (ClawsTable table = new ClawsTable("PBB", 1).launch()) {
      table.app.settings().setBotSpeed(BotSpeed.RELAXED);
      List<String> before = table.spoken();
      table.play(table.hand().get(0));
      assertTrue(table.isShown(R.id.undo));
      assertEquals("Bob is playing.", table.text(R.id.prompt));

      press(table, KeyEvent.KEYCODE_U);

      assertEquals(before, table.spoken());
    }
  }

  @Test
  public void aHintNamesACardAndSaysWhy() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      press(table, KeyEvent.KEYCODE_H);

      assertTrue(table.isShown(R.id.hint_words));
      assertTrue(table.text(R.id.hint_words).startsWith("Play card "));
      assertEquals(1, table.hand().stream().filter(card -> card.endsWith("hinted")).count());
      assertFalse(table.isShown(R.id.hint));
    }
  }

  @Test
  public void theLogIsOpenedByKey() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      press(table, KeyEvent.KEYCODE_L);

      assertTrue(
          table.<Boolean>read(
              activity ->
                  activity.getSupportFragmentManager().getFragments().stream()
                      .flatMap(f -> f.getChildFragmentManager().getFragments().stream())
                      .anyMatch(LogSheet.class::isInstance)));
    }
  }

  @Test
  public void theNewsLeadToAllThatHappenedNewestFirst() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      table.play(table.hand().get(0));

      table.click(R.id.happened);

      onView(withText(R.string.table_log_since)).inRoot(isDialog()).check(matches(isDisplayed()));
      onView(withText("Round 1")).inRoot(isDialog()).check(matches(isDisplayed()));
      onView(withText(R.string.table_log_before)).inRoot(isDialog()).check(matches(isDisplayed()));
    }
  }

  @Test
  public void whyACardCannotBePlayedIsSaidWithoutCoveringTheWordsOrButtons() throws Exception {
    try (ClawsTable table = new ClawsTable("PBB", 1).launch()) {
      table.app.settings().setBotSpeed(BotSpeed.RELAXED);
      table.play(table.hand().get(0));

      table.touch(table.hand().get(0));
      table.settle();

      assertEquals("It is not your turn", table.text(R.id.remark));
      assertTrue(
          table.<Boolean>read(
              activity ->
                  bottom(activity, R.id.remark) <= top(activity, R.id.prompt)
                      && bottom(activity, R.id.remark) <= top(activity, R.id.more)));
    }
  }

  @Test
  public void theSpeedOfTheBotsIsSetAtTheTable() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      assertEquals(table.app.getString(R.string.table_speed_instant), table.text(R.id.speed));

      table.click(R.id.speed);

      assertEquals(BotSpeed.RELAXED, table.app.settings().botSpeed());
      assertEquals(table.app.getString(R.string.table_speed_relaxed), table.text(R.id.speed));
    }
  }

  @Test
  public void whatBotsDoIsSkippedToThePersonsTurn() throws Exception {
    try (ClawsTable table = new ClawsTable("PBB", 1).launch()) {
      table.app.settings().setBotSpeed(BotSpeed.RELAXED);
      table.play(table.hand().get(0));
      assertEquals(1, table.entries().size());

      table.click(R.id.go_on);

      assertEquals("Anna, play a card", table.text(R.id.prompt));
      assertEquals(3, table.entries().size());
      assertFalse(table.isShown(R.id.go_on));
    }
  }

  @Test
  public void nothingMovesWhenAHintComesAndGoes() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      int height = table.read(activity -> activity.findViewById(R.id.scene).getHeight());
      int more = table.read(activity -> top(activity, R.id.more));

      press(table, KeyEvent.KEYCODE_H);

      assertEquals(
          height, (int) table.read(activity -> activity.findViewById(R.id.scene).getHeight()));
      assertEquals(more, (int) table.read(activity -> top(activity, R.id.more)));
    }
  }

  private static int top(MainActivity activity, int id) {
    int[] place = new int[2];
    activity.findViewById(id).getLocationInWindow(place);
    return place[1];
  }

  private static int bottom(MainActivity activity, int id) {
    return top(activity, id) + activity.findViewById(id).getHeight();
  }

  @Test
  public void aDamagedGameSaysSo() throws Exception {
    ClawsTable table = new ClawsTable("PB", 1);
    long nowhere = table.game + 100;
    table.launch();
    table.scenario.onActivity(activity -> activity.openTable(nowhere));
    table.settle();

    assertEquals(table.app.getString(R.string.table_gone_title), table.text(R.id.notice_title));
    table.close();
  }

  @Test
  public void thePlacesAndScoresAddUp() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      table.playOut();
      assertTrue(table.isShown(R.id.rematch));
      String winner = table.text(R.id.winner);
      assertTrue(winner, winner.matches("(You have|Bob has|You and Bob have) won!"));

      table.click(R.id.see_table);
      assertFalse(table.isShown(R.id.winner));
      assertTrue(table.isShown(R.id.scene));
    }
  }

  @Test
  public void aMoveThatCannotBeSavedIsOfferedAgain() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      // A game that is not there cannot be written.
      AppStores.call(
          stores -> {
            stores.gameStore().delete(table.game);
            return true;
          });
      table.play(table.hand().get(0));

      assertTrue(table.isShown(R.id.unsaved));
      assertEquals("the move is not made", 5, table.hand().size());

      AppStores.call(
          stores -> {
            stores.gameStore().restore(table.game);
            return true;
          });
      table.click(R.id.retry);

      assertFalse(table.isShown(R.id.unsaved));
      assertEquals(4, table.hand().size());
    }
  }

  @Test
  public void aBotTakesOverASeat() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      table.click(R.id.more);
      onView(withText(R.string.table_who_plays)).inRoot(isPlatformPopup()).perform(click());
      table.settle();
      onView(withText("Let a bot play for you")).inRoot(isPlatformPopup()).perform(click());
      table.settle();

      assertTrue("bots play to the end", table.isShown(R.id.winner));
      assertFalse(
          AppStores.call(stores -> stores.gameStore().find(table.game))
              .orElseThrow()
              .chairs()
              .get(0)
              .isPerson());
    }
  }

  @Test
  public void botsWaitWhileTheLogIsRead() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      table.click(R.id.show_log);
      table.play(table.hand().get(0));
      assertEquals(1, table.entries().size());

      onView(withId(R.id.log_close)).inRoot(isDialog()).perform(click());
      table.settle();
      assertTrue("the bot has moved", table.entries().size() > 1);
    }
  }

  @Test
  public void aGameIsGivenUpAfterAQuestion() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      table.click(R.id.more);
      onView(withText(R.string.table_abandon)).inRoot(isPlatformPopup()).perform(click());
      table.settle();
      onView(withText(R.string.table_abandon)).inRoot(isDialog()).perform(click());
      table.settle();

      assertTrue("back on the shelf", table.isShown(R.id.shelf));
      assertEquals(
          SavedGame.Status.ABANDONED,
          AppStores.call(stores -> stores.gameStore().find(table.game)).orElseThrow().status());
    }
  }

  @Test
  public void aRematchSeatsEverybodyOneOn() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      table.playOut();
      table.click(R.id.rematch);

      SavedGame rematch = AppStores.call(stores -> stores.gameStore().latest()).orElseThrow();
      assertTrue(rematch.id() != table.game);
      assertEquals(
          List.of("Bob", "Anna"), rematch.chairs().stream().map(chair -> chair.name()).toList());
    }
  }

  /** The last game began in another version of the app. */
  @Test
  public void aRematchIsRecordedAsBegunInThisVersion() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      table.playOut();
      table.click(R.id.rematch);

      SavedGame rematch = AppStores.call(stores -> stores.gameStore().latest()).orElseThrow();
      assertNotEquals(AppVersion.of(table.app), begunIn(table.game));
      assertEquals(AppVersion.of(table.app), begunIn(rematch.id()));
    }
  }

  private static String begunIn(long game) throws Exception {
    Opened opened = AppStores.call(stores -> stores.gameStore().load(game));
    return ((Opened.Sound) opened).record().header().appVersion();
  }

  /** Without a wait for the window, in which bots would go on. */
  private static void press(ClawsTable table, int key) {
    table.scenario.onActivity(
        activity -> {
          assertTrue(activity.findViewById(R.id.scene).requestFocusFromTouch());
          activity.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, key));
          activity.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, key));
        });
    table.settle();
  }
}
