package org.monsterbox.app.tutorial;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
import org.monsterbox.app.table.ClawsTable;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class TutorialTest {

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  private static ClawsTable tutorial() throws Exception {
    return new ClawsTable("PB", 1).launch(activity -> activity.openTutorial("claws"));
  }

  @Test
  public void goesFromLessonToLesson() throws Exception {
    try (ClawsTable table = tutorial()) {
      assertEquals("Step 1 of 4", step(table));
      assertEquals("This is the die.", table.text(R.id.caption));
      assertFalse(table.isEnabled(R.id.lesson_back));

      table.click(R.id.lesson_next);
      assertEquals("Play your lowest card.", table.text(R.id.caption));
      assertFalse("the learner must move", table.isEnabled(R.id.lesson_next));

      String lowest = lowest(table);
      table.play(lowest);
      assertEquals("Grob answers.", table.text(R.id.caption));
      assertEquals(4, table.hand().size());

      table.click(R.id.lesson_next);
      assertEquals("That was a round.", table.text(R.id.caption));
      assertEquals(table.app.getString(R.string.tutorial_done), table.text(R.id.lesson_next));

      table.click(R.id.lesson_next);
      assertTrue("applause", table.isShown(R.id.lesson_end));
      assertTrue("another lesson", table.isShown(R.id.lesson_end_others));

      table.scenario.recreate();
      table.settle();
      assertTrue("still there", table.isShown(R.id.lesson_end));
      table.click(R.id.lesson_end_leave);
      assertTrue("back on the shelf", table.isShown(R.id.shelf));
    }
  }

  @Test
  public void leadsToAFirstGame() throws Exception {
    try (ClawsTable table =
        new ClawsTable("PB", 1).launch(activity -> activity.openTutorial("claws", 1))) {
      table.click(R.id.lesson_next);
      table.click(R.id.lesson_end_play);
      assertTrue(table.isShown(R.id.prompt));

      table.scenario.onActivity(MainActivity::back);
      table.settle();
      assertTrue("the lesson is left for good", table.isShown(R.id.shelf));
    }
  }

  @Test
  public void aMoveThatIsBegunSurvivesTheTurningOfTheScreen() throws Exception {
    try (ClawsTable table = tutorial()) {
      table.click(R.id.lesson_next);
      table.touch(lowest(table));
      table.settle();
      table.scenario.recreate();
      table.settle();
      table.touch(lowest(table));
      table.settle();

      assertEquals("one more touch has played it", "Step 3 of 4", step(table));
    }
  }

  @Test
  public void anotherMoveThanTheScriptsIsNotMade() throws Exception {
    try (ClawsTable table = tutorial()) {
      table.click(R.id.lesson_next);
      String other =
          table.hand().stream().filter(card -> !card.equals(lowest(table))).findFirst().get();
      table.play(other);

      assertEquals("Step 2 of 4", step(table));
      assertEquals(5, table.hand().size());
    }
  }

  @Test
  public void goesBackToTheTableAsItWas() throws Exception {
    try (ClawsTable table = tutorial()) {
      table.click(R.id.lesson_next);
      table.play(lowest(table));
      table.click(R.id.lesson_back);

      assertEquals("Step 2 of 4", step(table));
      assertEquals(5, table.hand().size());
    }
  }

  @Test
  public void isFoundByTheNameOfTheLesson() throws Exception {
    try (ClawsTable table =
        new ClawsTable("PB", 1)
            .launch(
                activity ->
                    activity.open(Place.TUTORIAL, TutorialFragment.what("claws", "last")))) {
      assertEquals("Step 1 of 4", step(table));
      assertTrue("it is not offered again", table.app.settings().knowsLesson("claws", "last"));
    }
  }

  @Test
  public void keepsItsLessonWhenTheScreenIsTurned() throws Exception {
    try (ClawsTable table = tutorial()) {
      table.click(R.id.lesson_next);
      table.play(lowest(table));
      table.scenario.recreate();
      table.settle();

      assertEquals("Step 3 of 4", step(table));
    }
  }

  @Test
  public void nothingIsStoredAndItCanBeSkipped() throws Exception {
    try (ClawsTable table = tutorial()) {
      table.click(R.id.lesson_next);
      table.play(lowest(table));
      assertEquals(0, table.entries().size());

      table.scenario.onActivity(MainActivity::back);
      table.settle();
      assertTrue(table.isShown(R.id.shelf));
    }
  }

  @Test
  public void aGameMayHaveSeveral() throws Exception {
    try (ClawsTable table =
        new ClawsTable("PB", 1).launch(activity -> activity.openTutorial("claws", 1))) {
      assertEquals("Step 1 of 1", step(table));
      assertEquals("The lowest card wins.", table.text(R.id.caption));
    }
  }

  private static String step(ClawsTable table) {
    return table.read(
        activity -> activity.findViewById(R.id.lesson_number).getContentDescription().toString());
  }

  private static String lowest(ClawsTable table) {
    return table.hand().stream().min((a, b) -> Integer.compare(number(a), number(b))).orElseThrow();
  }

  private static int number(String card) {
    return Integer.parseInt(card.substring("Card ".length()));
  }
}
