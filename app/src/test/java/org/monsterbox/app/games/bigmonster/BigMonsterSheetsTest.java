package org.monsterbox.app.games.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.game.Setup;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** What lies over the table and beside it: tiles, ships, scores, and what seats show. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class BigMonsterSheetsTest {

  private static final Stage PHONE = new Stage(411, 891, 1, false);
  private static final Stage TABLET = new Stage(1280, 800, 1, false);

  private final Context context = ApplicationProvider.getApplicationContext();
  private final GameKit.SceneMaker<BigMonsterMove, BigMonsterView> scenes =
      new BigMonsterKit().scenes(context);

  private static List<BigMonsterState> game(int seats) {
    return BigMonsterPositions.random(new Setup(seats, BigMonsterPositions.usual(), 5));
  }

  private Scene scene(BigMonsterState state, int seats, Draft draft, Stage stage) {
    return scenes.make(BigMonsterPositions.sight(state, Sitting.people(seats), draft), stage);
  }

  private static Draft drawn(Scene scene, String id) {
    return ((Tap.Sketch) scene.findTouchable(id).orElseThrow().tap().orElseThrow()).draft();
  }

  @Test
  public void allTilesOfTheGameAreListedWithHowManyAreNotInSight() {
    BigMonsterState first =
        game(2).stream()
            .filter(state -> BigMonsterPositions.RULES.view(state, 0).table().phase() == Phase.TAKE)
            .findFirst()
            .orElseThrow();
    Scene scene = scene(first, 2, new Sketch.Browsing(), PHONE);

    for (TileType type : TileType.ALL) {
      assertEquals(type.toString(), type.base() > 0, scene.find("type-" + type).isPresent());
    }
    int unseen = 0;
    for (Node node : scene.nodes()) {
      if (node.id().startsWith("type-")) {
        unseen += Integer.parseInt(node.label().replaceAll("(?s).*sight: (\\d+) of.*", "$1"));
      }
    }
    assertEquals("a row of four lies open", 76, unseen);
  }

  @Test
  public void theListAndTheScoresAreInTheMenuOnEveryDevice() {
    BigMonsterState placing =
        game(4).stream()
            .filter(
                state -> BigMonsterPositions.RULES.view(state, 0).table().phase() == Phase.PLACE)
            .findFirst()
            .orElseThrow();

    for (Stage stage : List.of(PHONE, TABLET)) {
      Scene scene = scene(placing, 4, Draft.NONE, stage);
      assertEquals(new Sketch.Browsing(), drawn(scene, "open-tiles"));
      assertEquals(new Sketch.Scores(), drawn(scene, "open-scores"));
    }
  }

  @Test
  public void aTileOfTheListIsShownLargeAndLeadsBack() {
    BigMonsterState any = game(4).get(0);
    Draft look = drawn(scene(any, 4, new Sketch.Browsing(), PHONE), "type-REAPER");
    Scene large = scene(any, 4, look, PHONE);

    assertTrue(large.find("large-tile").isPresent());
    assertTrue(large.find("large-rule").orElseThrow().label().contains("Reaper"));
    assertEquals(new Sketch.Browsing(), drawn(large, "close"));
  }

  @Test
  public void atTheEndTheScoresAreToldAndSpokenAtOnce() {
    List<BigMonsterState> all = game(4);
    Scene over = scene(all.get(all.size() - 1), 4, Draft.NONE, PHONE);

    for (String id : List.of("line-0", "line-7", "line-total")) {
      assertTrue(id, over.find(id).orElseThrow().motion() instanceof Motion.Tell);
    }
    int total = BigMonsterPositions.RULES.view(all.get(all.size() - 1), 0).table().sheet(0).total();
    String label = over.find("line-total").orElseThrow().label();
    assertTrue(label, label.contains(" " + total));
  }

  @Test
  public void shipsThatCannotBeChosenSayWhy() {
    BigMonsterState passing =
        game(4).stream()
            .filter(
                state -> {
                  BigMonsterTable table = BigMonsterPositions.RULES.view(state, 0).table();
                  int actor = table.phase() == Phase.PICK ? table.order(1) : 0;
                  return table.phase() == Phase.PICK
                      && table.freeShips() == 3
                      && BigMonsterPositions.RULES.turn(state).includes(actor)
                      && table.isShipFree(actor);
                })
            .findFirst()
            .orElseThrow();
    BigMonsterView view = BigMonsterPositions.sight(passing, Sitting.people(4), Draft.NONE).view();
    Sketch.Keeping kept = Sketch.Keeping.of(view.hand().get(0));
    Scene scene = scene(passing, 4, new Sketch.Passing(kept, Sketch.NOTHING), PHONE);

    int reasons = 0;
    for (int seat = 0; seat < 4; seat++) {
      Node ship = scene.find("ship-" + seat).orElseThrow();
      boolean isTaken = !view.table().isShipFree(seat);
      boolean isOpen = ship.tap().orElseThrow() instanceof Tap.Sketch;
      assertEquals(!isTaken && seat != view.seat(), isOpen);
      String reason = isTaken ? "tiles from " : seat == view.seat() ? "your own ship" : "free";
      assertTrue(ship.label(), ship.label().contains(reason));
      reasons += isOpen ? 0 : 1;
    }
    assertEquals(2, reasons);
  }

  @Test
  public void onAFlatTableTheSceneIsTurnedToTheSeatThatActs() {
    for (BigMonsterState state : game(2).subList(2, 8)) {
      int viewer = BigMonsterPositions.sight(state, Sitting.people(2), Draft.NONE).viewer();
      Stage flat = new Stage(1280, 800, 1, true);
      assertEquals(viewer == 1, scene(state, 2, Draft.NONE, flat).turned());
      assertFalse(scene(state, 2, Draft.NONE, TABLET).turned());
      assertFalse(
          scenes
              .make(BigMonsterPositions.sight(state, Sitting.onePerson(2), Draft.NONE), flat)
              .turned());
    }
  }

  @Test
  public void everySeatShowsWhatIsComparedForThePenalty() {
    List<BigMonsterState> all = game(4);
    BigMonsterState late = all.get(all.size() / 2);
    Scene phone = scene(late, 4, Draft.NONE, PHONE);

    for (int seat = 0; seat < 4; seat++) {
      int count = BigMonsterPositions.RULES.view(late, 0).table().penaltyCount(seat);
      assertTrue(phone.find("seat-" + seat + "-penalty-count").isPresent());
      String label = phone.find("seat-" + seat).orElseThrow().label();
      assertTrue(label, label.contains("Penalty: " + count + "."));
    }
  }

  @Test
  public void scoresThatWereToldAreNotToldAgain() {
    List<BigMonsterState> all = game(4);
    BigMonsterState last = all.get(all.size() - 1);
    Draft maps = drawn(scene(last, 4, Draft.NONE, PHONE), "open-map");
    Draft scores = drawn(scene(last, 4, maps, PHONE), "close");

    Scene again = scene(last, 4, scores, PHONE);
    assertEquals(Motion.SLIDE, again.find("line-0").orElseThrow().motion());
  }
}
