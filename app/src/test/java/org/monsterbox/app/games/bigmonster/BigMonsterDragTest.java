package org.monsterbox.app.games.bigmonster;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Context;
import android.graphics.Rect;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.bigmonster.map.Dots;
import org.monsterbox.app.games.bigmonster.map.Hand;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.SceneProbe;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.Preview;
import org.monsterbox.core.game.Setup;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Tiles are dragged with real fingers: from the packet, from the desk, and on from the map. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, qualifiers = "w411dp-h891dp-mdpi")
public final class BigMonsterDragTest {

  private static final int WIDTH = 411;
  private static final int HEIGHT = 780;

  private final List<BigMonsterState> game =
      BigMonsterPositions.random(new Setup(4, BigMonsterPositions.usual(), 5));
  private GameKit.SceneMaker<BigMonsterMove, BigMonsterView> scenes;
  private SceneView view;
  private BigMonsterState state;
  private Draft draft = Draft.NONE;
  private Optional<Tap.Play> played = Optional.empty();

  @Before
  public void setUp() {
    Activity activity = Robolectric.buildActivity(Activity.class).setup().get();
    Context context = activity;
    scenes = new BigMonsterKit().scenes(context);
    view = new SceneView(context, null);
    activity.setContentView(view);
    view.setReducedMotion(true);
    view.measure(
        View.MeasureSpec.makeMeasureSpec(WIDTH, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(HEIGHT, View.MeasureSpec.EXACTLY));
    view.layout(0, 0, WIDTH, HEIGHT);
    view.setListener(
        (node, tap, time) -> {
          if (tap instanceof Tap.Sketch sketch) {
            draft = sketch.draft();
            show();
          } else if (tap instanceof Tap.Play play) {
            played = Optional.of(play);
          }
        });
  }

  private void at(Predicate<BigMonsterTable> moment) {
    state =
        game.stream()
            .filter(each -> moment.test(BigMonsterPositions.RULES.view(each, 0).table()))
            .findFirst()
            .orElseThrow();
    show();
  }

  private void show() {
    view.show(
        scenes.make(
            BigMonsterPositions.sight(state, Sitting.people(4), draft),
            new Stage(WIDTH, HEIGHT, 1, false)));
  }

  private BigMonsterView seen() {
    return BigMonsterPositions.sight(state, Sitting.people(4), draft).view();
  }

  private List<Anchor> anchors(int tile) {
    return Preview.anchors(seen().table(), seen().seat(), tile);
  }

  private Rect place(String id) {
    return SceneProbe.place(view, id);
  }

  private void send(long down, long after, int action, float x, float y) {
    MotionEvent event = MotionEvent.obtain(down, down + after, action, x, y, 0);
    view.dispatchTouchEvent(event);
    event.recycle();
  }

  /** Takes it by its middle, upwards first, and brings it to where the dot is by then. */
  private void drag(String id, String dot, float offX, float offY) {
    Rect from = place(id);
    long down = SystemClock.uptimeMillis();
    float x = from.exactCenterX();
    float y = from.exactCenterY();
    send(down, 0, MotionEvent.ACTION_DOWN, x, y);
    send(down, 20, MotionEvent.ACTION_MOVE, x, y - 30);
    Rect to = place(dot);
    float goalX = to.exactCenterX() + offX * to.width();
    float goalY = to.exactCenterY() + offY * to.height();
    for (int step = 1; step <= 8; step++) {
      send(
          down,
          20 + 16L * step,
          MotionEvent.ACTION_MOVE,
          x + (goalX - x) * step / 8,
          y + (goalY - y) * step / 8);
    }
    send(down, 200, MotionEvent.ACTION_UP, goalX, goalY);
  }

  @Test
  public void aTileOfThePacketIsDraggedToAPlaceOnTheMap() {
    at(table -> table.phase() == Phase.PICK && table.tableau(0).size() == 6);
    int tile = seen().hand().get(0);
    Anchor anchor = anchors(tile).get(3);

    drag(Hand.id(tile), Dots.id(anchor), 0, 0);

    assertEquals(Sketch.Keeping.of(tile).at(anchor), draft);
    assertEquals("map-" + seen().seat(), view.scene().find(Hand.id(tile)).orElseThrow().pane());
    assertTrue(view.scene().find("away-" + tile).isPresent());
  }

  @Test
  public void aTileThatIsDroppedBesideTheMapIsOnlyLookedAt() {
    at(table -> table.phase() == Phase.PICK && table.tableau(0).size() == 6);
    int tile = seen().hand().get(0);

    drag(Hand.id(tile), "turn", 0, 0);

    assertEquals(Sketch.Keeping.of(tile), draft);
    assertTrue("the dots stay", view.scene().find(Dots.id(anchors(tile).get(0))).isPresent());
  }

  @Test
  public void theTileOnTheDeskSnapsToTheNearestPlace() {
    at(table -> table.phase() == Phase.PLACE && table.tableau(0).size() == 6);
    int tile = seen().table().revealed(seen().seat());
    Anchor anchor = anchors(tile).get(5);

    drag(Hand.id(tile), Dots.id(anchor), 0.3f, -0.3f);

    assertEquals(new Sketch.Placing(anchor), draft);
    assertFalse("nothing is final before the button", played.isPresent());
  }

  @Test
  public void whereATileIsTriedItCanBeDraggedOnFrom() {
    at(table -> table.phase() == Phase.PLACE && table.tableau(0).size() == 6);
    int tile = seen().table().revealed(seen().seat());
    Anchor first = anchors(tile).get(5);
    Anchor next = anchors(tile).get(9);
    drag(Hand.id(tile), Dots.id(first), 0, 0);

    drag(Hand.id(tile), Dots.id(next), 0, 0);

    assertEquals(new Sketch.Placing(next), draft);
  }

  @Test
  public void aTileIsDraggedOnAMapThatIsZoomedIn() {
    at(table -> table.phase() == Phase.PLACE && table.tableau(0).size() == 6);
    int tile = seen().table().revealed(seen().seat());
    String map = "map-" + seen().seat();
    Rect middle = place("explorer-" + seen().seat());
    doubleTap(middle.exactCenterX(), middle.exactCenterY());
    Anchor anchor =
        anchors(tile).stream()
            .filter(each -> place(Dots.id(each)).width() > 60 && place(Dots.id(each)).height() > 60)
            .findFirst()
            .orElseThrow();

    drag(Hand.id(tile), Dots.id(anchor), 0.4f, -0.4f);

    assertTrue(view.scene().panes().stream().anyMatch(pane -> pane.id().equals(map)));
    assertEquals(new Sketch.Placing(anchor), draft);
  }

  private void doubleTap(float x, float y) {
    long down = SystemClock.uptimeMillis();
    for (int i = 0; i < 2; i++) {
      send(down, 100L * i, MotionEvent.ACTION_DOWN, x, y);
      send(down, 100L * i + 20, MotionEvent.ACTION_UP, x, y);
    }
    org.robolectric.Shadows.shadowOf(android.os.Looper.getMainLooper())
        .idleFor(500, java.util.concurrent.TimeUnit.MILLISECONDS);
  }

  @Test
  public void whatIsTriedCanBeTakenBack() {
    at(table -> table.phase() == Phase.PLACE && table.tableau(0).size() == 6);
    int tile = seen().table().revealed(seen().seat());
    drag(Hand.id(tile), Dots.id(anchors(tile).get(5)), 0, 0);

    SceneProbe.click(view, "cancel");

    assertEquals(Draft.NONE, draft);
    Node back = view.scene().find(Hand.id(tile)).orElseThrow();
    assertEquals("on the desk", "", back.pane());
  }

  @Test
  public void holdingATileShowsItLargeWithItsRule() {
    at(table -> table.phase() == Phase.PICK && table.tableau(0).size() == 6);
    int tile = seen().hand().get(0);
    Rect place = place(Hand.id(tile));
    long down = SystemClock.uptimeMillis();
    send(down, 0, MotionEvent.ACTION_DOWN, place.exactCenterX(), place.exactCenterY());
    org.robolectric.Shadows.shadowOf(android.os.Looper.getMainLooper())
        .idleFor(600, java.util.concurrent.TimeUnit.MILLISECONDS);
    send(down, 600, MotionEvent.ACTION_UP, place.exactCenterX(), place.exactCenterY());

    assertTrue(draft.toString(), draft instanceof Sketch.Look);
    assertTrue(view.scene().find("large-rule").isPresent());
    SceneProbe.click(view, "close");
    assertEquals(Draft.NONE, draft);
  }
}
