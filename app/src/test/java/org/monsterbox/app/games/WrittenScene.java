package org.monsterbox.app.games;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;

/** All of a scene but for how it is drawn: what must be the same where something hidden differs. */
public final class WrittenScene {

  private WrittenScene() {}

  public static List<String> of(Scene scene) {
    List<String> nodes = new ArrayList<>();
    for (Node node : scene.nodes()) {
      nodes.add(
          String.join(
              "|",
              node.id(),
              node.role().toString(),
              node.label(),
              node.bounds().toString(),
              Float.toString(node.turned()),
              node.face(),
              node.motion().getClass().toString(),
              node.tap().toString(),
              node.drops().toString(),
              Boolean.toString(node.selected())));
    }
    return nodes;
  }
}
