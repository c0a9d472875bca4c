package org.monsterbox.app.whole;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.os.SystemClock;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.games.cube.CubePositions;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Pointers;
import org.monsterbox.app.scene.Together;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.record.Entry;
import org.robolectric.annotation.Config;

/** Many fingers on the real table: none is lost, none counts for another seat, all keep order. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35, qualifiers = "w1280dp-h800dp-land")
public final class CubeFingersTest {

  private static final long REVEAL = 1_600;
  private static final long CLAIM = 15_100;

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  private WholeGame game;

  @Before
  public void sitDown() {
    MonsterBoxApplication.of(ApplicationProvider.getApplicationContext())
        .settings()
        .set(Switch.FLAT_TABLE, true);
    game =
        new WholeGame(
                CubePositions.RULES,
                // With fewer lines there may be no match from the beginning: all can say so.
                CubePositions.options(RuleSet.CODE)
                    .with(CubeOptions.LINE_RULE, CubeOptions.LineRule.TOUCHING_FACES),
                "PPPP",
                1,
                new CubePlayer(RuleSet.CODE, 1),
                activity -> new Fingers())
            .launch();
    game.pass(REVEAL);
  }

  @After
  public void leave() {
    game.close();
  }

  /** What was played but the time that passed: "2 buzz", "0 vote on". */
  private List<String> played() {
    List<String> played = new ArrayList<>();
    for (Entry entry : game.record().entries()) {
      if (entry instanceof Entry.Played move
          && !(CubePositions.RULES.readMove(move.move()) instanceof CubeMove.Tick)) {
        String text = move.move();
        played.add(move.seat() + " " + text.substring(0, text.lastIndexOf(' ')));
      }
    }
    return played;
  }

  private void fingers(BiConsumer<Pointers, SceneView> what) {
    game.with(view -> what.accept(new Pointers(view, SystemClock::uptimeMillis), view));
    game.pass(100);
  }

  private void press(long millis, String... nodes) {
    game.with(view -> Together.press(view, List.of(nodes), millis));
    game.pass(100);
  }

  private Bounds bounds(String id) {
    return game.scene().find(id).orElseThrow().bounds();
  }

  private List<String> chosen() {
    return game.scene().nodes().stream().filter(Node::selected).map(Node::id).toList();
  }

  @Test
  public void theEarlierOfTwoBuzzersClaims() {
    press(3, "buzzer-2", "buzzer-0", "buzzer-3", "buzzer-1");

    assertEquals(List.of("2 buzz"), played());
  }

  @Test
  public void atTheVerySameMomentTheRulesDecide() {
    press(0, "buzzer-3", "buzzer-1");
    assertEquals("the lowest seat, before the first claim", List.of("1 buzz"), played());
    game.pass(CLAIM + REVEAL);
    press(0, "buzzer-0", "buzzer-1", "buzzer-2", "buzzer-3");

    assertEquals("the next one clockwise", List.of("1 buzz", "2 buzz"), played());
  }

  @Test
  public void atTheVerySameMomentFewerCardsComeFirst() {
    press(0, "buzzer-0");
    while (!played().get(played().size() - 1).contains("submit")) {
      game.touch();
    }
    game.pass(REVEAL);
    press(0, "buzzer-3");
    game.pass(CLAIM + REVEAL);
    press(0, "buzzer-0", "buzzer-1");

    assertTrue("has won a card", game.scene().find("seat-0").orElseThrow().hold().isPresent());
    List<String> played = played();
    assertEquals("though 0 sits next to 3", List.of("3 buzz", "1 buzz"), played.subList(2, 4));
  }

  @Test
  public void whoSearchesLeavesTilesAndCardsAlone() {
    Bounds before = bounds("tile-0-1");
    fingers(
        (hand, view) ->
            hand.down(0, "face-0-1-Y").slide(0, "face-0-9-Y").up(0).down(1, "card-0-0").up(1));

    assertEquals(List.of(), played());
    assertEquals(List.of(), chosen());
    assertEquals(before, bounds("tile-0-1"));
  }

  @Test
  public void onePersonDragsWhileAnotherBuzzes() {
    press(0, "buzzer-0");
    Bounds before = bounds("tile-0-1");
    String place =
        game.scene().nodes().stream()
            .map(Node::id)
            .filter(id -> game.scene().find("face-0-1-Y").orElseThrow().drops().containsKey(id))
            .findFirst()
            .orElseThrow();
    fingers(
        (hand, view) ->
            hand.down(0, "face-0-1-Y")
                .slide(0, "face-0-5-Y")
                .down(1, "buzzer-2")
                .slide(0, place)
                .up(1)
                .up(0));

    assertEquals(List.of("0 buzz"), played());
    assertNotEquals(before, bounds("tile-0-1"));
  }

  @Test
  public void whoClaimsHasOneFingerOnTheBoard() {
    press(0, "buzzer-0");
    fingers(
        (hand, view) ->
            hand.down(0, "face-0-1-Y")
                .down(1, "face-0-2-Y")
                .up(1)
                .down(2, "face-0-3-R")
                .up(0)
                .up(2));

    assertEquals(List.of("face-0-1-Y"), chosen());
  }

  @Test
  public void whatTheSystemCancelsHasNotHappened() {
    fingers((hand, view) -> hand.down(0, "vote-0").down(1, "vote-1").cancel());
    assertEquals(List.of(), played());
    fingers((hand, view) -> hand.down(0, "vote-0").up(0));

    assertEquals(List.of("0 vote on"), played());
  }

  @Test
  public void aPalmIsOnePress() {
    fingers(
        (hand, view) ->
            hand.down(0, "vote-1").down(1, "buzzer-1").down(2, "seat-1").up(0).up(1).up(2));

    assertEquals(List.of("1 buzz"), played());
  }

  @Test
  public void aPalmBesideTheBuzzerIsNoPress() {
    fingers(
        (hand, view) ->
            hand.down(0, "vote-1").down(1, "card-1-0").down(2, "seat-1").up(0).up(1).up(2));

    assertEquals(List.of(), played());
  }

  @Test
  public void tenFingersAreHeardInTheirOrderAndForTheirSeats() {
    fingers(
        (hand, view) -> {
          hand.down(0, "vote-0").down(1, "vote-1").down(3, "vote-3");
          hand.down(4, "face-0-1-Y").down(5, "face-0-5-R").down(6, "face-0-9-B");
          hand.down(7, "card-0-0").down(8, "card-2-1").down(9, "seat-2");
          hand.up(3).up(4).up(0).up(9).up(1).up(7);
          hand.down(2, "buzzer-2").up(2).up(5).up(6).up(8);
        });

    assertEquals(List.of("3 vote on", "0 vote on", "1 vote on", "2 buzz"), played());
    assertEquals(List.of(), chosen());
  }
}
