package org.monsterbox.app.table;

import java.util.Optional;
import org.monsterbox.app.scene.Introduction;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.table.parts.Pointer;
import org.monsterbox.app.table.parts.RemarkPlace;

/** What is there for the first time gets a word, once on a device, and a frame meanwhile. */
final class Introductions {

  private final Settings settings;
  private final RemarkPlace place;
  private final Pointer pointer;
  private Optional<String> pointedAt = Optional.empty();

  Introductions(Settings settings, RemarkPlace place, Pointer pointer) {
    this.settings = settings;
    this.place = place;
    this.pointer = pointer;
  }

  /**
   * The scene, with a frame around what is introduced in it.
   *
   * @param isAsked whether somebody has a mind for it now
   */
  Scene in(Scene scene, boolean isAsked) {
    if (isAsked && !place.isShown()) {
      Optional<Node> first = scene.nodes().stream().filter(this::isNew).findFirst();
      pointedAt = first.map(Node::id);
      first.flatMap(Node::introduction).ifPresent(this::say);
    } else if (!isAsked || !place.isShown()) {
      end();
    }
    return pointedAt.map(id -> pointer.at(id, scene)).orElse(scene);
  }

  private boolean isNew(Node node) {
    return node.introduction().filter(once -> !settings.isIntroduced(once.key())).isPresent();
  }

  private void say(Introduction once) {
    settings.setIntroduced(once.key());
    place.stay(once.sentence());
  }

  /** Somebody has seen it, or it is not the moment any more. Whether there was anything. */
  boolean end() {
    boolean hasPointed = pointedAt.isPresent();
    if (hasPointed) {
      pointedAt = Optional.empty();
      place.hide();
    }
    return hasPointed;
  }
}
