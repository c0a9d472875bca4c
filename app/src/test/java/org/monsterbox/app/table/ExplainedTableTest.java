package org.monsterbox.app.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.widget.TextView;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.monsterbox.app.settings.BotSpeed;
import org.monsterbox.app.settings.Switch;

/** Things on the table tell what they are, and lessons are offered, without leaving the table. */
@RunWith(AndroidJUnit4.class)
public final class ExplainedTableTest {

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  private static void holdDie(ClawsTable table) {
    table.scenario.onActivity(
        activity -> {
          String die =
              AppTable.spokenNodes(activity).keySet().stream()
                  .filter(label -> label.startsWith("Die "))
                  .findFirst()
                  .orElseThrow();
          activity
              .findViewById(R.id.scene)
              .getAccessibilityNodeProvider()
              .performAction(
                  AppTable.spokenNodes(activity).get(die),
                  AccessibilityNodeInfo.ACTION_LONG_CLICK,
                  null);
        });
    table.settle();
  }

  private static void back(ClawsTable table) {
    table.scenario.onActivity(MainActivity::back);
    table.settle();
  }

  /** The titles of the sections of the rules that the keys are on. */
  private static List<String> focusedTitles(MainActivity activity) {
    List<String> focused = new ArrayList<>();
    ViewGroup content = activity.findViewById(R.id.content);
    for (int i = 0; i < content.getChildCount(); i++) {
      TextView title = content.getChildAt(i).findViewById(R.id.title);
      if (title.isFocused()) {
        focused.add(title.getText().toString());
      }
    }
    return focused;
  }

  @Test
  public void aCardTellsNameAndSentenceAndBackClosesIt() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      holdDie(table);
      assertTrue(table.isShown(R.id.explanation_card));
      assertEquals("The die", table.text(R.id.explanation_name));
      assertEquals("It says how much the claw is worth.", table.text(R.id.explanation_sentence));

      back(table);
      assertFalse(table.isShown(R.id.explanation_card));
      assertTrue("still at the table", table.isShown(R.id.prompt));
    }
  }

  @Test
  public void theRulesOpenAtTheirSectionAndLeadBackToTheMoveThatWasBegun() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      String card = table.hand().get(0);
      table.touch(card);
      table.settle();
      holdDie(table);
      table.click(R.id.explanation_rules);
      table.pass(50);
      assertTrue(table.isShown(R.id.content));
      assertEquals(List.of("Dice"), table.read(ExplainedTableTest::focusedTitles));

      back(table);
      assertFalse(table.isShown(R.id.content));
      table.touch(card);
      table.settle();
      assertEquals("it was still lifted: this has played it", 4, table.hand().size());
      assertTrue("nothing holds the others any more", table.entries().size() > 1);
    }
  }

  @Test
  public void theRulesStayOverTheTableWhenTheScreenIsTurned() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      holdDie(table);
      table.click(R.id.explanation_rules);
      table.scenario.recreate();
      table.settle();
      assertTrue(table.isShown(R.id.content));
      back(table);
      assertFalse(table.isShown(R.id.content));
      assertTrue(table.isShown(R.id.prompt));
    }
  }

  @Test
  public void botsWaitWhileSomebodyReads() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1)) {
      table.app.settings().setBotSpeed(BotSpeed.RELAXED);
      table.launch();
      table.play(table.hand().get(0));
      int played = table.entries().size();
      holdDie(table);
      table.pass(60_000);
      assertEquals(played, table.entries().size());

      table.click(R.id.explanation_close);
      table.pass(60_000);
      assertTrue(table.entries().size() > played);
    }
  }

  @Test
  public void aLessonIsOfferedWhenItMattersAndOnlyOnce() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1)) {
      table.app.settings().set(Switch.OFFER_LESSONS, true);
      table.launch();
      assertFalse(table.isShown(R.id.lesson_offer));
      table.play(table.hand().get(0));
      assertFalse(table.isShown(R.id.lesson_offer));
      table.play(table.hand().get(0));
      assertTrue(table.isShown(R.id.lesson_offer));
      assertEquals("Few are left. Shall I?", table.text(R.id.lesson_offer_question));

      table.click(R.id.lesson_offer_no);
      assertFalse(table.isShown(R.id.lesson_offer));
      table.scenario.recreate();
      table.settle();
      assertFalse(table.isShown(R.id.lesson_offer));
    }
  }

  @Test
  public void aLessonLiesOverTheTableAndLeadsBackToItUntouched() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1)) {
      table.app.settings().set(Switch.OFFER_LESSONS, true);
      table.launch();
      table.play(table.hand().get(0));
      table.play(table.hand().get(0));
      int played = table.entries().size();
      table.click(R.id.lesson_offer_show);
      assertTrue(table.isShown(R.id.caption));
      table.click(R.id.lesson_next);

      back(table);
      assertFalse(table.isShown(R.id.caption));
      assertEquals(played, table.entries().size());
      assertEquals(3, table.hand().size());
    }
  }

  @Test
  public void whoWantsNoLessonsIsOfferedNone() throws Exception {
    try (ClawsTable table = new ClawsTable("PB", 1).launch()) {
      table.play(table.hand().get(0));
      table.play(table.hand().get(0));
      assertFalse(table.isShown(R.id.lesson_offer));
      assertEquals(
          View.GONE,
          (int) table.read(activity -> activity.findViewById(R.id.lesson_offer).getVisibility()));
    }
  }
}
