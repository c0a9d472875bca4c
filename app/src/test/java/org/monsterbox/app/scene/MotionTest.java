package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.app.scene.Table.scene;

import android.graphics.Color;
import android.provider.Settings;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.clock.Timing;
import org.monsterbox.app.scene.motion.Actor;
import org.robolectric.annotation.Config;

/** How one scene becomes the next. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35) // real pixels need a newer one than the oldest
public final class MotionTest {

  private static final Bounds HERE = Bounds.of(0, 0, 60, 60);
  private static final Bounds THERE = Bounds.of(300, 200, 60, 60);

  @Test
  public void theFirstSceneIsSimplyThere() {
    Table table = Table.showing(card(Color.RED));
    assertFalse(table.view.isAnimating());
    assertEquals(Color.RED, table.colourAt(30, 30));
  }

  @Test
  public void aNodeSlidesToItsNewPlace() {
    Table table = Table.showing(card(Color.RED));
    table.view.show(scene(card(Color.RED).at(THERE)));
    assertTrue(table.view.isAnimating());
    assertEquals(Color.RED, table.colourAt(30, 30));
    table.pulse.pass(50);
    assertEquals(Color.TRANSPARENT, table.colourAt(10, 10));
    assertEquals(Color.TRANSPARENT, table.colourAt(350, 250));
    table.pulse.pass(Timing.PIECE);
    assertEquals(Color.RED, table.colourAt(330, 230));
    assertFalse(table.view.isAnimating());
  }

  @Test
  public void aNewSceneOnTheWayGoesOnFromThere() {
    Table table = Table.showing(card(Color.RED));
    table.view.show(scene(card(Color.RED).at(THERE)));
    table.pulse.pass(40);
    int[] seen = leftmost(table);
    table.view.show(scene(card(Color.RED).at(HERE)));
    assertEquals(seen[0], leftmost(table)[0]);
    table.pulse.pass(Timing.PIECE + 16);
    assertEquals(Color.RED, table.colourAt(1, 1));
  }

  @Test
  public void theSameSceneAgainDoesNotHoldUpAnybody() {
    Table table = Table.showing(card(Color.RED));
    table.view.show(scene(card(Color.RED).at(THERE)));
    table.pulse.pass(200);
    table.view.show(scene(card(Color.RED).at(THERE)));
    table.pulse.pass(32);
    assertFalse(table.view.isAnimating());
  }

  @Test
  public void manyNodesStartOneAfterTheOtherButFitIntoAScene() {
    assertEquals(0, Timing.stagger(1), 0);
    assertEquals((float) Timing.STAGGER, Timing.stagger(3), 0);
    List<Node> before = new ArrayList<>();
    List<Node> after = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      Node node = Node.decoration("n" + i, Bounds.of(i * 10, 0, 8, 8), Table.solid(Color.RED));
      before.add(node);
      after.add(node.at(Bounds.of(i * 10, 200, 8, 8)));
    }
    Table table = Table.showing(before.toArray(new Node[0]));
    table.view.show(scene(after.toArray(new Node[0])));
    table.pulse.pass(48);
    assertEquals(Color.TRANSPARENT, table.colourAt(4, 1));
    assertEquals(Color.RED, table.colourAt(394, 1));
    table.pulse.pass(Timing.SCENE - 48);
    assertFalse(table.view.isAnimating());
  }

  @Test
  public void aFlipShowsTheOldFaceFirstAndNarrowsInTheMiddle() {
    Table table = Table.showing(card(Color.RED).moving(Motion.FLIP, "back"));
    table.view.show(scene(card(Color.BLUE).moving(Motion.FLIP, "front")));
    assertEquals(Color.RED, table.colourAt(30, 30));
    boolean narrow = false;
    for (int i = 0; i < 14; i++) {
      table.pulse.pass(8);
      narrow |= table.colourAt(3, 30) == Color.TRANSPARENT;
    }
    table.pulse.pass(Timing.PIECE);
    assertTrue(narrow);
    assertEquals(Color.BLUE, table.colourAt(3, 30));
  }

  @Test
  public void aFlipThatIsTurnedBackNeverJumps() {
    Node back = card(Color.RED).moving(Motion.FLIP, "back");
    Node front = card(Color.BLUE).moving(Motion.FLIP, "front");
    Table table = Table.showing(back);
    table.view.show(scene(front));
    table.pulse.pass(90);
    int[] before = leftmost(table);
    table.view.show(scene(back));
    int[] after = leftmost(table);
    assertEquals(before[0], after[0], 1);
    assertEquals(before[1], after[1]);
    table.pulse.pass(Timing.PIECE + 16);
    assertEquals(Color.RED, table.colourAt(30, 30));
  }

  @Test
  public void aFadeMixesBothLooks() {
    Table table = Table.showing(card(Color.RED).moving(Motion.FADE, "a"));
    table.view.show(scene(card(Color.BLUE).moving(Motion.FADE, "b")));
    table.pulse.pass(32);
    int mixed = table.colourAt(30, 30);
    assertTrue(Color.red(mixed) > 0 && Color.blue(mixed) > 0);
    table.pulse.pass(Timing.PIECE);
    assertEquals(Color.BLUE, table.colourAt(30, 30));
  }

  @Test
  public void aRollTumblesOverOtherFacesAndEndsOnTheTrueOne() {
    Motion roll = new Motion.Roll(List.of(Table.solid(Color.GREEN), Table.solid(Color.YELLOW)));
    Bounds middle = Bounds.of(100, 100, 60, 60);
    Table table = Table.showing(card(Color.RED).at(middle).moving(roll, "1"));
    table.view.show(scene(card(Color.BLUE).at(middle).moving(roll, "2")));
    List<Integer> seen = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      table.pulse.pass(16);
      seen.add(table.colourAt(130, 120));
    }
    assertTrue(seen.contains(Color.GREEN) && seen.contains(Color.YELLOW));
    assertTrue(table.view.isAnimating());
    table.pulse.pass(Timing.ROLL - 480);
    assertFalse(table.view.isAnimating());
    assertEquals(Color.BLUE, table.colourAt(101, 101));
  }

  @Test
  public void theSameFaceIsNotRolledAgain() {
    Motion roll = new Motion.Roll(List.of(Table.solid(Color.GREEN)));
    Table table = Table.showing(card(Color.RED).moving(roll, "1"));
    table.view.show(scene(card(Color.RED).moving(roll, "1")));
    assertFalse(table.view.isAnimating());
  }

  @Test
  public void whatIsNewAppearsAndWhatIsGoneDisappears() {
    Table table = Table.showing(card(Color.RED));
    Node fresh = Node.decoration("fresh", THERE, Table.solid(Color.BLUE));
    table.view.show(scene(fresh));
    table.pulse.pass(32);
    assertTrue(isBetween(table.colourAt(30, 30)) && isBetween(table.colourAt(330, 230)));
    table.pulse.pass(Timing.PIECE);
    assertEquals(Color.TRANSPARENT, table.colourAt(30, 30));
    assertEquals(Color.BLUE, table.colourAt(330, 230));
  }

  @Test
  public void whatDisappearsStaysUnderWhatWasOverIt() {
    Node low = Node.decoration("low", HERE, Table.solid(Color.RED));
    Node high = Node.decoration("high", HERE, Table.solid(Color.BLUE));
    Table table = Table.showing(low, high);
    table.view.show(scene(high));
    table.pulse.pass(32);
    assertEquals(Color.BLUE, table.colourAt(30, 30));
  }

  @Test
  public void whatComesBackWhileItDisappearsIsWholeAgain() {
    Table table = Table.showing(card(Color.RED));
    table.view.show(scene());
    table.pulse.pass(48);
    table.view.show(scene(card(Color.RED)));
    assertTrue(isBetween(table.colourAt(30, 30)));
    table.pulse.pass(Timing.PIECE + 16);
    assertEquals(Color.RED, table.colourAt(30, 30));
  }

  @Test
  public void aTouchSkipsTheMotion() {
    Table table = Table.showing(card(Color.RED));
    table.view.show(scene(card(Color.RED).at(THERE)));
    table.pulse.pass(32);
    table.tap(200, 20);
    assertFalse(table.view.isAnimating());
    assertEquals(Color.RED, table.colourAt(330, 230));
  }

  @Test
  public void whoWaitsForStillnessIsCalledOnceAfterTheMotion() {
    Table table = Table.showing(card(Color.RED));
    List<String> calls = new ArrayList<>();
    table.view.show(scene(card(Color.RED).at(THERE)));
    table.view.whenStill(() -> calls.add("still"));
    table.pulse.pass(Timing.PIECE - 20);
    assertEquals(List.of(), calls);
    table.pulse.pass(40);
    assertEquals(List.of("still"), calls);
    table.view.whenStill(() -> calls.add("again"));
    table.pulse.pass(16);
    assertEquals(List.of("still", "again"), calls);
  }

  @Test
  public void aSceneOfAnotherSizeIsSimplyThere() {
    Table table = Table.showing(card(Color.RED));
    table.view.show(new Scene(300, 400, List.of(card(Color.RED).at(THERE)), List.of()));
    assertFalse(table.view.isAnimating());
  }

  @Test
  public void withReducedMotionEverythingJumps() {
    Table table = Table.showing(card(Color.RED));
    table.view.setReducedMotion(true);
    table.view.show(scene(card(Color.RED).at(THERE)));
    assertFalse(table.view.isAnimating());
    assertEquals(Color.RED, table.colourAt(330, 230));
  }

  @Test
  public void whereTheSystemHasAnimationsOffEverythingJumps() {
    Settings.Global.putFloat(
        ApplicationProvider.getApplicationContext().getContentResolver(),
        Settings.Global.ANIMATOR_DURATION_SCALE,
        0);
    Table table = Table.showing(card(Color.RED));
    table.view.show(scene(card(Color.RED).at(THERE)));
    assertFalse(table.view.isAnimating());
  }

  @Test
  public void nothingAsksForFramesWhenNothingMoves() {
    Table table = Table.showing(card(Color.RED));
    table.view.show(scene(card(Color.RED).at(THERE)));
    table.pulse.pass(1000);
    assertFalse(table.pulse.isWaiting());
  }

  @Test
  public void aNodeThatMovesIntoAPaneStartsWhereItIsSeen() {
    Pane pane = new Pane("board", Bounds.of(200, 100, 200, 200), 600, 600, 1);
    Table table = new Table();
    table.view.show(scene(pane, card(Color.RED)));
    table.view.show(scene(pane, card(Color.RED).inPane("board").at(Bounds.of(20, 20, 60, 60))));
    assertEquals(Color.RED, table.colourAt(30, 30));
    table.pulse.pass(Timing.PIECE + 16);
    assertEquals(Color.RED, table.colourAt(221, 121));
    assertNotEquals(Color.RED, table.colourAt(30, 30));
  }

  @Test
  public void aHalfTurnGoesTheShortWay() {
    Actor actor = new Actor(card(Color.RED).turned(350), null);
    actor.go(card(Color.RED).turned(10), null, 0, 0);
    actor.advance(60);
    assertTrue(Math.abs(actor.degrees()) <= 10);
  }

  private static Node card(int colour) {
    Piece piece = Table.solid(colour);
    return Node.decoration("card", HERE, piece);
  }

  private static boolean isBetween(int colour) {
    return Color.alpha(colour) > 0 && Color.alpha(colour) < 255;
  }

  /** The leftmost coloured pixel of all rows: where, and in which colour. */
  private static int[] leftmost(Table table) {
    android.graphics.Bitmap picture = table.picture();
    for (int x = 0; x < Table.WIDTH; x++) {
      for (int y = 0; y < Table.HEIGHT; y++) {
        if (Color.alpha(picture.getPixel(x, y)) == 255) {
          return new int[] {x, picture.getPixel(x, y)};
        }
      }
    }
    return new int[] {-1, 0};
  }
}
