package org.monsterbox.app.table;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.RootMatchers.isPlatformPopup;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.R;
import org.monsterbox.app.claws.ClawsKit;
import org.monsterbox.app.scene.Introduction;
import org.monsterbox.app.scene.MenuEntry;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsView;
import org.robolectric.annotation.Config;

/** What a scene has for the table to offer: entries of its menu, and words about what is new. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class SceneOffersTest {

  private static final Introduction DIE = new Introduction("claws-die", "This die is thrown.");
  private static final MenuEntry CHART =
      new MenuEntry("chart", "Chart", new Tap.Say("Seven beats five"));

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  /** A game whose die is new to people, and that has a chart. */
  private static final class OfferingKit extends ClawsKit {

    @Override
    public SceneMaker<ClawsMove, ClawsView> scenes(Context context) {
      SceneMaker<ClawsMove, ClawsView> plain = super.scenes(context);
      return (sight, stage) -> {
        Scene scene = plain.make(sight, stage);
        List<Node> nodes = new ArrayList<>();
        for (Node node : scene.nodes()) {
          nodes.add(node.id().equals("die") ? node.introduced(DIE) : node);
        }
        return scene.with(nodes).withMenu(List.of(CHART));
      };
    }
  }

  @Test
  public void whatIsNewGetsAWordOnceOnADevice() {
    AppTable table = new AppTable(new OfferingKit(), "PB", 1).launch();
    assertEquals(DIE.sentence(), table.text(R.id.remark));
    assertTrue(table.isShown(R.id.remark));

    table.click(R.id.remark);
    assertFalse("put away", table.isShown(R.id.remark));

    table.close();
    table.launch();
    assertFalse("known", table.isShown(R.id.remark));
    table.close();
  }

  @Test
  public void theMenuListsWhatTheSceneDoesNotDraw() {
    try (AppTable table = new AppTable(new OfferingKit(), "PB", 1).launch()) {
      table.click(R.id.remark);

      table.click(R.id.more);
      onView(withText("Chart")).inRoot(isPlatformPopup()).perform(click());
      table.settle();

      assertEquals("Seven beats five", table.text(R.id.remark));
    }
  }
}
