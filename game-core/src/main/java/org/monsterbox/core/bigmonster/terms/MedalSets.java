package org.monsterbox.core.bigmonster.terms;

import static org.monsterbox.core.bigmonster.tiles.Medal.BIG;
import static org.monsterbox.core.bigmonster.tiles.Medal.CRYSTALS;
import static org.monsterbox.core.bigmonster.tiles.Medal.ICE;
import static org.monsterbox.core.bigmonster.tiles.Medal.LAVA;
import static org.monsterbox.core.bigmonster.tiles.Medal.MUTAGEN;
import static org.monsterbox.core.bigmonster.tiles.Medal.SWAMP_MEADOW;
import static org.monsterbox.core.bigmonster.tiles.Medal.TERRAINS;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bigmonster.tiles.Medal;

/** Which medals may be chosen together, in the order in which they are drawn (section 4.2). */
public final class MedalSets {

  private static final List<List<Medal>> SLOTS =
      List.of(
          List.of(BIG, TERRAINS),
          List.of(SWAMP_MEADOW, TERRAINS),
          List.of(LAVA, CRYSTALS, TERRAINS),
          List.of(ICE, MUTAGEN, TERRAINS));

  private static final List<List<Medal>> TEAM_SLOTS =
      List.of(
          List.of(BIG, SWAMP_MEADOW, TERRAINS), List.of(LAVA, CRYSTALS, ICE, MUTAGEN, TERRAINS));

  private static final List<List<Medal>> SETS = sets(SLOTS);
  private static final List<List<Medal>> TEAM_SETS = sets(TEAM_SLOTS);

  private MedalSets() {}

  /** All legal sets, a medal for each slot. */
  public static List<List<Medal>> of(Mode mode) {
    return mode == Mode.TEAM ? TEAM_SETS : SETS;
  }

  /** Which medals fit each slot of the board. */
  public static List<List<Medal>> slots(Mode mode) {
    return mode == Mode.TEAM ? TEAM_SLOTS : SLOTS;
  }

  private static List<List<Medal>> sets(List<List<Medal>> slots) {
    List<List<Medal>> sets = List.of(List.of());
    for (List<Medal> slot : slots) {
      List<List<Medal>> longer = new ArrayList<>();
      for (List<Medal> set : sets) {
        for (Medal medal : slot) {
          if (!set.contains(medal)) {
            List<Medal> more = new ArrayList<>(set);
            more.add(medal);
            longer.add(List.copyOf(more));
          }
        }
      }
      sets = longer;
    }
    return List.copyOf(sets);
  }
}
