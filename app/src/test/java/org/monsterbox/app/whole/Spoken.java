package org.monsterbox.app.whole;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.SceneProbe;
import org.monsterbox.app.scene.view.SceneView;

/** Uses the table as a screen reader does: finds things by what is said of them, and clicks. */
final class Spoken implements Hand {

  @Override
  public void tap(SceneView view, Node node) {
    List<String> found = new ArrayList<>();
    for (Node each : view.scene().nodes()) {
      if (each.label().equals(node.label()) && SceneProbe.spoken(view, each.id()).isClickable()) {
        found.add(each.id());
      }
    }
    assertEquals("called \"" + node.label() + "\"", List.of(node.id()), found);
    assertTrue(SceneProbe.click(view, node.id()));
  }
}
