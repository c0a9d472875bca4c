package org.monsterbox.core.bigmonster.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Take;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** Which row, which tile to keep and which one to discard (section 8.4). */
final class TakePlanner {

  /** How much of what the next player gains is minded. */
  private static final double RIVALRY = 0.5;

  private final Situation situation;
  private final BigMonsterTable table;

  TakePlanner(Situation situation) {
    this.situation = situation;
    this.table = situation.table();
  }

  Plan choose(BooleanSupplier cancelled) {
    List<Plan> plans = plans();
    if (situation.level().searches()) {
      return new Foresight(situation.level())
          .best(situation.view(), plans, situation.chance(), cancelled);
    }
    int few = Math.min(situation.level().bestOf(), plans.size());
    return plans.get(situation.chance().below(few));
  }

  /** For every type of every row that may be used, the best one first. */
  private List<Plan> plans() {
    List<Plan> plans = new ArrayList<>();
    for (int row = 0; row < BigMonsterTable.ROWS; row++) {
      boolean mayUse = table.activeRow() == BigMonsterTable.NOBODY || table.activeRow() == row;
      List<Integer> tiles = table.row(row);
      if (mayUse && !tiles.isEmpty()) {
        addPlans(row, tiles, plans);
      }
    }
    plans.sort(Comparator.comparingDouble(Plan::worth).reversed());
    return plans;
  }

  private void addPlans(int row, List<Integer> tiles, List<Plan> plans) {
    boolean isLast = tiles.size() == 2;
    double[] nextGains = isLast ? new double[tiles.size()] : nextGains(tiles);
    Stakes stakes = situation.stakes();
    for (TileType type : Situation.types(tiles)) {
      Spot spot = situation.worth().best(stakes, type);
      int keep = Situation.tile(tiles, type);
      int discard = best(tiles, nextGains, keep, Tiles.NONE);
      int left = best(tiles, nextGains, keep, discard);
      double rivals = isLast ? 0 : Math.max(0, nextGains[tiles.indexOf(left)]);
      double worth = spot.worth - RIVALRY * rivals;
      plans.add(new Plan(new Take(row, keep, discard), keep, spot, worth));
    }
  }

  /** What each tile would bring to the player who is next. */
  private double[] nextGains(List<Integer> tiles) {
    int next = (situation.seat() + 1) % table.seats();
    Stakes stakes = new Stakes(table, next);
    double before = situation.worth().of(stakes);
    double[] gains = new double[tiles.size()];
    for (int i = 0; i < gains.length; i++) {
      gains[i] = situation.worth().best(stakes, Tiles.type(tiles.get(i))).worth - before;
    }
    return gains;
  }

  /** The tile that the next player would like best, but for these two. */
  private static int best(List<Integer> tiles, double[] gains, int keep, int discard) {
    int best = Tiles.NONE;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < gains.length; i++) {
      int tile = tiles.get(i);
      if (tile != keep && tile != discard && gains[i] > most) {
        most = gains[i];
        best = tile;
      }
    }
    return best;
  }
}
