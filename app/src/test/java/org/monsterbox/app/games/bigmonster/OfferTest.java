package org.monsterbox.app.games.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.bigmonster.map.Dots;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Pane;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.Preview;
import org.monsterbox.core.game.Setup;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** All tiles that can be chosen are seen at once, and choosing moves nothing. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class OfferTest {

  /** What is left of a phone's screen for the table: upright, on its side, small and large. */
  private static final float[][] STAGES = {
    {360, 430}, {360, 500}, {411, 730}, {800, 1100}, {625, 411}, {380, 330}, {560, 320}
  };

  /** The side of a square as large as a tile that can still be compared. */
  private static final float LEAST = 26;

  private static final int STATES = 12;

  private final Context context = ApplicationProvider.getApplicationContext();

  private Scene scene(BigMonsterState state, int seats, Draft draft, Stage stage) {
    return new BigMonsterKit()
        .scenes(context)
        .make(BigMonsterPositions.sight(state, Sitting.people(seats), draft), stage);
  }

  private static List<BigMonsterState> some(int seats) {
    List<BigMonsterState> game =
        BigMonsterPositions.random(new Setup(seats, BigMonsterPositions.usual(), 5));
    List<BigMonsterState> some = new ArrayList<>();
    for (int i = 0; i < STATES; i++) {
      some.add(game.get(i * (game.size() - 1) / STATES));
    }
    return some;
  }

  private static List<Integer> offered(BigMonsterView view) {
    List<Integer> tiles = new ArrayList<>(view.hand());
    tiles.addAll(view.table().row(0));
    tiles.addAll(view.table().row(1));
    return tiles;
  }

  @Test
  public void everyTileOnOfferIsSeenAtOnce() {
    for (float font : new float[] {1, 2}) {
      RuntimeEnvironment.setFontScale(font);
      for (float[] size : STAGES) {
        Stage stage = new Stage(size[0], size[1], font, false);
        for (int seats = 2; seats <= 4; seats++) {
          for (BigMonsterState state : some(seats)) {
            check(state, seats, stage);
          }
        }
      }
    }
  }

  private void check(BigMonsterState state, int seats, Stage stage) {
    BigMonsterView view =
        BigMonsterPositions.sight(state, Sitting.people(seats), Draft.NONE).view();
    if (!view.table().hasTableaus()) {
      return;
    }
    Scene scene = scene(state, seats, Draft.NONE, stage);
    for (int tile : offered(view)) {
      Node node = scene.find("tile-" + tile).orElseThrow();
      String where = stage + " " + seats + " " + node.bounds();
      assertEquals("not in a pane: " + where, "", node.pane());
      assertTrue(where, Math.sqrt(node.bounds().width() * node.bounds().height()) >= LEAST);
      assertTrue(where, Bounds.of(0, 0, stage.width(), stage.height()).contains(node.bounds()));
    }
  }

  @Test
  public void theMapAndTheTrayKeepTheirPlacesFromTheFirstTouchToTheLast() {
    for (float[] size : STAGES) {
      Stage stage = new Stage(size[0], size[1], 1, false);
      for (int seats = 2; seats <= 4; seats++) {
        Set<Bounds> maps = new HashSet<>();
        Set<Bounds> trays = new HashSet<>();
        for (BigMonsterState state : some(seats)) {
          for (Draft draft : drafts(state, seats)) {
            places(scene(state, seats, draft, stage), maps, trays);
          }
        }
        assertEquals(stage + " " + seats + " " + maps, 1, maps.size());
        assertEquals(stage + " " + seats + " " + trays, 1, trays.size());
      }
    }
  }

  private static void places(Scene scene, Set<Bounds> maps, Set<Bounds> trays) {
    for (Pane pane : scene.panes()) {
      if (pane.id().startsWith("map-")) {
        maps.add(pane.bounds());
      }
    }
    scene.find("hand-tray").map(Node::bounds).ifPresent(trays::add);
  }

  /** Nothing, a tile that is touched, and the same where it is tried. */
  private static List<Draft> drafts(BigMonsterState state, int seats) {
    Sight<BigMonsterMove, BigMonsterView> sight =
        BigMonsterPositions.sight(state, Sitting.people(seats), Draft.NONE);
    BigMonsterView view = sight.view();
    List<Draft> drafts = new ArrayList<>(List.of(Draft.NONE));
    Phase phase = view.table().phase();
    if (phase == Phase.TAKE || phase == Phase.PICK) {
      Sketch.Keeping keeping = Sketch.Keeping.of(offered(view).get(0));
      Anchor anchor = Preview.anchors(view.table(), view.seat(), keeping.tile()).get(0);
      drafts.add(keeping);
      drafts.add(keeping.at(anchor));
    }
    return drafts;
  }

  @Test
  public void whatATileWouldBringStandsBesideIt() {
    Stage stage = new Stage(411, 730, 1, false);
    int compared = 0;
    for (BigMonsterState state : some(2)) {
      BigMonsterView view = BigMonsterPositions.sight(state, Sitting.people(2), Draft.NONE).view();
      if (view.table().phase() == Phase.TAKE) {
        int tile = offered(view).get(0);
        Sketch.Keeping keeping = Sketch.Keeping.of(tile);
        Scene open = scene(state, 2, Draft.NONE, stage);
        assertTrue(open.find("worth-" + tile).isPresent());
        String label = open.find("tile-" + tile).orElseThrow().label();
        String best = label.replaceAll("(?s).*Best place now: ([^.]+)\\..*", "$1");
        Scene dots = scene(state, 2, keeping, stage);
        boolean isThere = false;
        for (Anchor anchor : Preview.anchors(view.table(), view.seat(), tile)) {
          isThere |= dots.find(Dots.id(anchor)).orElseThrow().label().endsWith(best);
        }
        assertTrue(label, isThere);
        compared++;
      }
    }
    assertTrue(compared > 1);
  }
}
