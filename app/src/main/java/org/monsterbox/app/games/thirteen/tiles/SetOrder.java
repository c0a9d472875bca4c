package org.monsterbox.app.games.thirteen.tiles;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;

/** Sets in the order in which people lay them. */
public final class SetOrder {

  private SetOrder() {}

  /** All tops, then all eyes, then all bottoms. */
  public static List<Integer> byPart(long sets) {
    List<Integer> ordered = new ArrayList<>();
    for (Part part : Part.values()) {
      ordered.addAll(MonsterSets.list(MonsterSets.ofPart(sets, part)));
    }
    return ordered;
  }
}
