package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.moves.WhaleCard.IceWave;
import org.monsterbox.core.sea.table.Area;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.turns.Wrecks;

/** Boats near an iceberg drift. */
public final class IceWaveAction extends WhaleCardAction<IceWave> {

  public IceWaveAction() {
    super(CardKind.ICE_WAVE);
  }

  @Override
  @Nullable Code conditions(SeaTable table, IceWave move) {
    if (!isBeside(table, move.iceberg())) {
      return SeaCode.NO_ICEBERG;
    }
    return move.direction() < Board.DIRECTIONS ? null : SeaCode.BAD_FACING;
  }

  /** Whether there is an iceberg beside the whale (ruling 42). */
  static boolean isBeside(SeaTable table, int iceberg) {
    return table.icebergs.contains(iceberg) && table.range(table.whaleCell, iceberg) == 1;
  }

  @Override
  void effect(Playing play, IceWave move) {
    SeaTable table = play.table;
    int affected = 0;
    for (int seat = 1; seat <= table.hunters; seat++) {
      if (table.isAfloat(seat)
          && table.range(table.boat(seat), move.iceberg()) <= table.options.whale().waveRadius()) {
        affected |= 1 << seat;
      }
    }
    for (int pulse = 0; pulse < SeaData.WAVE_STEPS; pulse++) {
      pulse(play, affected, move.direction());
    }
  }

  /** Everybody drifts one cell; whoever would meet another that still drifts waits for it. */
  private static void pulse(Playing play, int affected, int direction) {
    int waiting = affected;
    while (waiting != 0) {
      int seat = firstInTheClear(play.table, waiting, direction);
      waiting &= ~(1 << seat);
      if (play.table.isAfloat(seat)) {
        drift(play, seat, direction);
      }
    }
  }

  private static int firstInTheClear(SeaTable table, int waiting, int direction) {
    for (int rest = waiting; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      if (!table.isAfloat(seat)) {
        return seat;
      }
      int next = Board.neighbour(table.boat(seat), direction);
      int ahead = next == Board.NONE ? SeaTable.NOBODY : table.boatAt(next);
      if (ahead == SeaTable.NOBODY || (waiting >>> ahead & 1) == 0) {
        return seat;
      }
    }
    // Three boats cannot make a ring around the sea.
    throw new IllegalStateException("All boats wait for each other");
  }

  private static void drift(Playing play, int seat, int direction) {
    SeaTable table = play.table;
    int from = table.boat(seat);
    int to = Board.neighbour(from, direction);
    if (to == Board.NONE || !table.isFree(to)) {
      return;
    }
    table.sail(seat, to);
    if (play.isTold()) {
      play.tell(new SeaEvent.BoatDrifted(seat, from, to));
    }
    if (table.hasWhirlpool(to)) {
      Wrecks.wreck(play, seat);
    }
  }

  @Override
  void list(SeaTable table, int card, List<List<Integer>> gives, List<? super IceWave> moves) {
    for (int cell : Area.within(table, table.whaleCell, 1)) {
      for (int direction = 0; isBeside(table, cell) && direction < Board.DIRECTIONS; direction++) {
        moves.add(new IceWave(card, cell, direction));
      }
    }
  }
}
