package org.monsterbox.app.games.layout;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Pane;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;

/** How a scene is put together. */
public final class EaselTest {

  private static final Piece NOTHING = (canvas, width, height) -> {};
  private static final Stage STAGE = new Stage(400, 300, 1, false);

  private final Easel easel = new Easel();

  @Test
  public void whatLiesBehindIsSeenButNeitherTouchedNorReadOut() {
    easel.behind(table -> table.add(card("card")));
    easel.add(card("sheet"));
    Scene scene = easel.scene(STAGE);
    assertEquals(List.of("card", "sheet"), ids(scene));
    Node behind = scene.find("card").orElseThrow();
    assertFalse(behind.canAct());
    assertEquals("", behind.label());
    assertTrue(scene.find("sheet").orElseThrow().canAct());
  }

  @Test
  public void whatWasTakenFromTheTableIsOnlyOnTheSheet() {
    easel.behind(
        table -> {
          table.add(card("left"));
          table.add(card("taken"));
        });
    easel.add(card("taken"));
    Scene scene = easel.scene(STAGE);
    assertEquals(List.of("left", "taken"), ids(scene));
    assertTrue(scene.find("taken").orElseThrow().canAct());
  }

  @Test
  public void panesBehindAreAsleep() {
    Pane map = new Pane("map", Bounds.of(0, 0, 200, 200), 400, 400, 2);
    easel.behind(table -> table.pane(map, (where, content) -> content.add(card("card"))));
    Scene scene = easel.scene(STAGE);
    assertEquals(List.of(map.sleeping()), scene.panes());
    assertEquals("map", scene.find("card").orElseThrow().pane());
  }

  private static Node card(String id) {
    return Node.of(Role.BUTTON, id, Bounds.of(0, 0, 50, 50), NOTHING, id)
        .tapped(new Tap.Say(id))
        .dropped(Map.of("elsewhere", new Tap.Say(id)));
  }

  private static List<String> ids(Scene scene) {
    return scene.nodes().stream().map(Node::id).toList();
  }
}
