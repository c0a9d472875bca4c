package org.monsterbox.app.games.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Pane;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** The chart is as large as can be, the hunt is in sight, and nothing changes its place. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class SeaLayoutTest {

  private static final Stage SMALL_PHONE = new Stage(360, 560, 1, false);
  private static final List<Stage> STAGES =
      List.of(
          SMALL_PHONE,
          new Stage(411, 735, 1, false),
          new Stage(411, 735, 2, false),
          new Stage(631, 387, 1, false),
          new Stage(960, 776, 1, false),
          new Stage(800, 1180, 1, false));

  private final GameKit.SceneMaker<SeaMove, SeaView> scenes =
      new SeaKit().scenes(ApplicationProvider.getApplicationContext());

  private static List<SeaState> game(long seed) {
    return SeaPositions.random(new Setup(4, Options.usual(SeaOptions.ALL), seed));
  }

  private Scene scene(SeaState state, Stage stage) {
    Sight<SeaMove, SeaView> sight = SeaPositions.sight(state, Sitting.people(4), Draft.NONE);
    return scenes.make(sight, stage);
  }

  private static Pane chart(Scene scene) {
    return scene.panes().stream()
        .filter(pane -> pane.id().equals("chart"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  public void aPhoneShowsCellsOfThirtySixDpOverItsWholeWidth() {
    Pane chart = chart(scene(game(1).get(20), SMALL_PHONE));
    assertEquals(SMALL_PHONE.width(), chart.bounds().width(), 0.01f);
    assertEquals(SMALL_PHONE.width(), chart.width(), 0.01f);
    SeaMap map = SeaMap.across(SMALL_PHONE.width(), true);
    assertTrue("cell: " + map.bounds(40), map.bounds(40).width() >= 36);
  }

  @Test
  public void nothingChangesItsPlaceInAWholeGame() {
    for (Stage stage : STAGES) {
      Set<List<Bounds>> places = new HashSet<>();
      for (SeaState state : game(3)) {
        Scene scene = scene(state, stage);
        List<Bounds> own = new ArrayList<>();
        own.add(chart(scene).bounds());
        for (int seat = 0; seat < 4; seat++) {
          own.add(scene.find("seat-" + seat).orElseThrow().bounds());
        }
        own.add(scene.find("token-life").orElseThrow().bounds());
        places.add(own);
      }
      assertEquals(stage.toString(), 1, places.size());
    }
  }

  /** Of a chart that is larger than its window, what matters is brought into sight. */
  @Test
  public void theWhaleIsAlwaysInSight() {
    for (SeaState state : game(5)) {
      Scene scene = scene(state, SMALL_PHONE);
      Pane chart = chart(scene);
      Bounds inSight = chart.inSight().orElseThrow();
      Bounds whale = scene.find("whale").orElseThrow().bounds();
      assertTrue(inSight.contains(whale.centerX(), whale.centerY()));
      assertTrue(inSight.height() <= chart.bounds().height());
    }
  }
}
