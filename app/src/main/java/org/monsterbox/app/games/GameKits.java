package org.monsterbox.app.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.monsterbox.core.game.Rules;

/** The kits of all games that can be played. */
public final class GameKits {

  private final List<GameKit<?, ?, ?>> kits = new CopyOnWriteArrayList<>();

  public void add(GameKit<?, ?, ?> kit) {
    kits.add(kit);
  }

  public List<GameKit<?, ?, ?>> all() {
    return List.copyOf(kits);
  }

  public Optional<GameKit<?, ?, ?>> find(String game) {
    for (GameKit<?, ?, ?> kit : kits) {
      if (kit.rules().facts().id().equals(game)) {
        return Optional.of(kit);
      }
    }
    return Optional.empty();
  }

  /** In the order of the shelf. */
  public List<Box> boxes() {
    List<Box> boxes = new ArrayList<>();
    for (GameKit<?, ?, ?> kit : kits) {
      boxes.add(kit.box());
    }
    return boxes;
  }

  public Optional<Box> box(String game) {
    return find(game).map(GameKit::box);
  }

  public List<Rules<?, ?, ?>> rules() {
    List<Rules<?, ?, ?>> rules = new ArrayList<>();
    for (GameKit<?, ?, ?> kit : kits) {
      rules.add(kit.rules());
    }
    return rules;
  }
}
