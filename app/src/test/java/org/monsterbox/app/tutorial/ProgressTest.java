package org.monsterbox.app.tutorial;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Tap;

/** The hand shows one gesture after the other, each until it is done. */
public final class ProgressTest {

  private record Begun() implements Draft {}

  private static final Lesson LESSON =
      Lesson.act("Take it and confirm.", "tile", 0, "take")
          .by(Gesture.tap("tile"), Gesture.drag("tile", "cell"), Gesture.tap("confirm"));

  private final Progress progress = new Progress();

  private static Scene scene(String... ids) {
    List<Node> nodes = new ArrayList<>();
    for (String id : ids) {
      nodes.add(node(id, 50 * nodes.size()));
    }
    return new Scene(400, 300, nodes, List.of());
  }

  private static Node node(String id, float top) {
    Bounds bounds = Bounds.of(0, top, 48, 48);
    return Node.of(Role.BUTTON, id, bounds, (canvas, width, height) -> {}, id)
        .tapped(new Tap.Sketch(Draft.NONE));
  }

  private void touch(String id) {
    progress.sketch(new Tap.Sketch(new Begun()), LESSON, node(id, 0));
  }

  private Optional<Gesture> shown(String... ids) {
    return progress.gesture(LESSON, scene(ids));
  }

  @Test
  public void theFirstIsShownAtFirst() {
    assertEquals(Optional.of(LESSON.gestures().get(0)), shown("tile", "cell", "confirm"));
  }

  @Test
  public void theNextIsShownWhenOneIsDone() {
    touch("tile");
    assertEquals(Optional.of(LESSON.gestures().get(1)), shown("tile", "cell", "confirm"));
    Tap.Sketch put = new Tap.Sketch(new Begun());
    progress.sketch(put, LESSON, node("tile", 0).dropped(Map.of("cell", put)));
    assertEquals(Optional.of(LESSON.gestures().get(2)), shown("tile", "cell", "confirm"));
  }

  @Test
  public void pickingUpIsHalfADrag() {
    touch("tile");
    touch("tile");
    assertEquals(Optional.of(LESSON.gestures().get(1)), shown("tile", "cell", "confirm"));
    touch("cell");
    assertEquals(Optional.of(LESSON.gestures().get(2)), shown("tile", "cell", "confirm"));
  }

  @Test
  public void anotherTouchDoesNotCount() {
    touch("help");
    assertEquals(Optional.of(LESSON.gestures().get(0)), shown("tile", "cell", "confirm"));
  }

  @Test
  public void aMoveThatIsGivenUpBeginsAnew() {
    touch("tile");
    progress.sketch(new Tap.Sketch(Draft.NONE), LESSON, node("cancel", 0));
    assertEquals(Optional.of(LESSON.gestures().get(0)), shown("tile", "cell", "confirm"));
  }

  @Test
  public void whatIsNotThereYetIsNotShown() {
    touch("tile");
    touch("cell");
    assertEquals(Optional.of(LESSON.gestures().get(1)), shown("tile", "cell"));
  }

  @Test
  public void bothEndsOfADragAreLit() {
    Scene scene = scene("tile", "cell", "confirm");
    touch("tile");
    assertEquals(List.of("tile", "cell"), Lit.of(LESSON, progress.gesture(LESSON, scene), scene));
  }

  @Test
  public void aLessonToReadLightsAllItIsAbout() {
    Lesson lesson = Lesson.read("Both cells.", "a").lighting("b");
    assertEquals(List.of("a", "b"), Lit.of(lesson, Optional.empty(), scene("a", "b", "c")));
  }
}
