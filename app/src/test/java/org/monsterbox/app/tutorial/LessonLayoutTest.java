package org.monsterbox.app.tutorial;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.graphics.RectF;
import android.view.View;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.table.ClawsTable;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** What a lesson says covers neither what it is about nor the buttons, however large it is. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class LessonLayoutTest {

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  public void onAPhone() throws Exception {
    check("w360dp-h640dp-port", 1);
  }

  @Test
  public void onAPhoneWithLargeLetters() throws Exception {
    check("w360dp-h640dp-port", 2);
  }

  @Test
  public void onAPhoneOnItsSideWithLargeLetters() throws Exception {
    check("w640dp-h360dp-land", 2);
  }

  @Test
  public void onATablet() throws Exception {
    check("w1280dp-h800dp-land", 1);
  }

  private static void check(String device, float letters) throws Exception {
    RuntimeEnvironment.setQualifiers("+" + device);
    RuntimeEnvironment.setFontScale(letters);
    try (ClawsTable table =
        new ClawsTable("PB", 1).launch(activity -> activity.openTutorial("claws"))) {
      table.pass(100);
      Rect scene = table.read(LessonLayoutTest::scene);
      for (int step = 0; step < 3; step++) {
        table.scenario.onActivity(LessonLayoutTest::checkPlaces);
        assertEquals("the table stays where it is", scene, table.read(LessonLayoutTest::scene));
        if (table.isEnabled(R.id.lesson_next)) {
          table.click(R.id.lesson_next);
        }
      }
    }
  }

  private static Rect scene(MainActivity activity) {
    return place(activity.findViewById(R.id.scene));
  }

  private static void checkPlaces(MainActivity activity) {
    Rect window = place(activity.findViewById(R.id.page));
    Rect scene = scene(activity);
    Rect panel = place(activity.findViewById(R.id.caption_panel));
    assertFalse(scene + " " + panel, Rect.intersects(scene, panel));
    assertTrue("a third of the screen at least is the table", 3 * area(scene) >= area(window));
    for (int id : new int[] {R.id.lesson_next, R.id.lesson_back, R.id.skip, R.id.caption_room}) {
      Rect shown = place(activity.findViewById(id));
      assertTrue(id + " " + shown + " " + panel, panel.contains(shown) && shown.height() > 20);
    }
    RectF lit = new RectF();
    if (activity.<SceneView>findViewById(R.id.scene).findPlace("die", lit)) {
      assertTrue(lit.bottom <= scene.height() && lit.right <= scene.width());
    }
  }

  private static int area(Rect place) {
    return place.width() * place.height();
  }

  private static Rect place(View view) {
    int[] at = new int[2];
    view.getLocationInWindow(at);
    return new Rect(at[0], at[1], at[0] + view.getWidth(), at[1] + view.getHeight());
  }
}
