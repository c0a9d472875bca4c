package org.monsterbox.app.tutorial;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.view.SceneView;
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
      assertEquals("1 / 4", table.text(R.id.lesson_number));
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
      assertTrue("back on the shelf", table.isShown(R.id.shelf));
    }
  }

  @Test
  public void anotherMoveThanTheScriptsIsNotMade() throws Exception {
    try (ClawsTable table = tutorial()) {
      table.click(R.id.lesson_next);
      String other =
          table.hand().stream().filter(card -> !card.equals(lowest(table))).findFirst().get();
      table.play(other);

      assertEquals("2 / 4", table.text(R.id.lesson_number));
      assertEquals(5, table.hand().size());
    }
  }

  @Test
  public void goesBackToTheTableAsItWas() throws Exception {
    try (ClawsTable table = tutorial()) {
      table.click(R.id.lesson_next);
      table.play(lowest(table));
      table.click(R.id.lesson_back);

      assertEquals("2 / 4", table.text(R.id.lesson_number));
      assertEquals(5, table.hand().size());
    }
  }

  @Test
  public void framesWhatTheCaptionIsAbout() throws Exception {
    try (ClawsTable table = tutorial()) {
      Optional<Node> frame =
          table.read(
              activity -> activity.<SceneView>findViewById(R.id.scene).scene().find(Highlight.ID));
      assertTrue(frame.isPresent());
    }
  }

  @Test
  public void keepsItsLessonWhenTheScreenIsTurned() throws Exception {
    try (ClawsTable table = tutorial()) {
      table.click(R.id.lesson_next);
      table.play(lowest(table));
      table.scenario.recreate();
      table.settle();

      assertEquals("3 / 4", table.text(R.id.lesson_number));
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
      assertEquals("1 / 1", table.text(R.id.lesson_number));
      assertEquals("The lowest card wins.", table.text(R.id.caption));
    }
  }

  private static String lowest(ClawsTable table) {
    return table.hand().stream().min((a, b) -> Integer.compare(number(a), number(b))).orElseThrow();
  }

  private static int number(String card) {
    return Integer.parseInt(card.substring("Card ".length()));
  }
}
