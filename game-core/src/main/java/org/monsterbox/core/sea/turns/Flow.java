package org.monsterbox.core.sea.turns;

import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.Ranges;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.table.Trap;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaEnd;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.terms.SeaOptions.WhirlpoolRing;

/** What happens between the moves: rounds, turns, draws and the storm. */
public final class Flow {

  private static final int ALL_SEATS = -1;

  private Flow() {}

  public static void startRound(Playing play) {
    SeaTable table = play.table;
    table.round++;
    table.tractorLines = 0;
    table.toAct = table.livingSeats();
    table.movePoints =
        table.drogueRound == table.round ? SeaData.WHALE_STEPS_WITH_DROGUE : SeaData.WHALE_STEPS;
    table.cardPlayed = false;
    table.exchangeUsed = false;
    if (play.isTold()) {
      play.tell(new SeaEvent.RoundStarted(table.round, table.movePoints));
    }
    if (table.options.whale().whirlpoolRing() == WhirlpoolRing.ROUND_START) {
      Wrecks.ring(play, ALL_SEATS);
    }
    if (table.isOver()) {
      return;
    }
    table.trappedAtStart = Trap.of(table).isShut();
    if (table.trappedAtStart && play.isTold()) {
      play.tell(new SeaEvent.WhaleTrapped());
    }
    if (table.leapPending) {
      land(play);
    } else {
      table.actor = SeaTable.WHALE;
      boolean canDraw = !table.isExhausted(Pile.CALL) || !table.isExhausted(Pile.BOND);
      table.phase = canDraw ? Phase.WHALE_DRAW : Phase.WHALE_ACTION;
    }
  }

  /** The turn after a leap: the whale comes down, and that is all. */
  private static void land(Playing play) {
    SeaTable table = play.table;
    int cell = table.leapTarget;
    table.leapTarget = Board.NONE;
    table.leapPending = false;
    if (play.isTold()) {
      play.tell(new SeaEvent.WhaleLanded(table.whaleCell, cell));
    }
    int boat = table.boatAt(cell);
    if (boat != SeaTable.NOBODY) {
      Wrecks.die(play, boat);
    }
    int net = Marker.indexOf(table.nets, cell);
    if (net >= 0 && !table.isOver()) {
      tear(play, net);
    }
    if (!table.isOver()) {
      table.whaleCell = cell;
      endWhaleTurn(play);
    }
  }

  private static void tear(Playing play, int index) {
    SeaTable table = play.table;
    int net = table.nets[index];
    table.nets = Marker.without(table.nets, index);
    play.table.discard(Marker.card(net));
    table.hp -= SeaData.NET_DAMAGE;
    if (play.isTold()) {
      play.tell(new SeaEvent.NetTorn(Marker.place(net), Marker.detail(net), table.hp));
    }
    if (table.hp == 0) {
      play.end(SeaEnd.KILL, Marker.detail(net));
    }
  }

  /** The capture test of section 4.10, and then the hunters' half of the round. */
  public static void endWhaleTurn(Playing play) {
    SeaTable table = play.table;
    table.movePoints = 0;
    table.underPass = false;
    if (table.trappedAtStart && !table.leapPending) {
      Trap trap = Trap.of(table);
      if (trap.isShut()) {
        play.end(SeaEnd.NET, trap.newestOwner());
        return;
      }
    }
    selectHunter(play);
  }

  private static void selectHunter(Playing play) {
    SeaTable table = play.table;
    table.current = SeaTable.NOBODY;
    int seat = Integer.numberOfTrailingZeros(table.toAct);
    if (table.toAct == 0) {
      endRound(play);
    } else if (table.toAct == 1 << seat) {
      beginHunterTurn(play, seat);
    } else {
      table.phase = Phase.HUNTER_SELECT;
      table.actor = seat;
    }
  }

  public static void beginHunterTurn(Playing play, int seat) {
    SeaTable table = play.table;
    table.toAct &= ~(1 << seat);
    table.current = seat;
    table.actor = seat;
    table.actionsLeft = 0;
    table.weaponUsed = false;
    table.refitUsed = false;
    table.swapUsed = false;
    table.drawsOnly = false;
    if (play.isTold()) {
      play.tell(new SeaEvent.HunterChosen(seat));
    }
    if (table.isAfloat(seat)) {
      table.phase = Phase.HUNTER_DRAW;
      drawMovement(play);
    } else if (Ranges.canRefloat(table, seat)) {
      table.phase = Phase.HUNTER_REFLOAT;
    } else {
      if (play.isTold()) {
        play.tell(new SeaEvent.RefloatFailed(seat));
      }
      selectHunter(play);
    }
  }

  /** Two cards to choose from; a single one is kept without a choice. */
  public static void drawMovement(Playing play) {
    SeaTable table = play.table;
    int one = play.takeFrom(table.current, Pile.MOVE);
    int other = play.takeFrom(table.current, Pile.MOVE);
    if (other != Cards.NONE) {
      table.pendingOne = one;
      table.pendingOther = other;
      return;
    }
    if (one != Cards.NONE) {
      play.table.give(table.current, one);
    }
    afterMovementDraw(play);
  }

  public static void afterMovementDraw(Playing play) {
    SeaTable table = play.table;
    if (table.phase == Phase.HUNTER_DRAW) {
      play.draw(table.current, Pile.WEAPON);
      if (table.drawsOnly) {
        endHunterAction(play);
        return;
      }
      table.actionsLeft = SeaData.HUNTER_ACTIONS;
    }
    table.phase = Phase.HUNTER_ACTION;
  }

  public static void afterRefloat(Playing play) {
    SeaTable table = play.table;
    if (table.options.refloatDraws()) {
      table.drawsOnly = true;
      table.phase = Phase.HUNTER_DRAW;
      drawMovement(play);
    } else {
      selectHunter(play);
    }
  }

  /** To the discard, if there is too much. */
  public static void endHunterAction(Playing play) {
    SeaTable table = play.table;
    if (table.isTooMuch(table.current)) {
      table.phase = Phase.HUNTER_DISCARD;
    } else {
      endHunterTurn(play);
    }
  }

  static void endHunterTurn(Playing play) {
    SeaTable table = play.table;
    if (table.options.whale().whirlpoolRing() == WhirlpoolRing.END_OF_BOAT_TURN
        && !table.drawsOnly) {
      Wrecks.ring(play, 1 << table.current);
    }
    if (!table.isOver()) {
      selectHunter(play);
    }
  }

  private static void endRound(Playing play) {
    SeaTable table = play.table;
    table.headwinds = withoutExpired(play, table.headwinds, 0);
    table.whirlpools = withoutExpired(play, table.whirlpools, SeaData.WHIRLPOOL_ROUNDS);
    if (table.round >= table.options.stormRound(table.hunters)) {
      play.end(SeaEnd.STORM, SeaTable.NOBODY);
    } else {
      startRound(play);
    }
  }

  /** What has lasted so many rounds longer than its number is over, the oldest first. */
  private static int[] withoutExpired(Playing play, int[] markers, int rounds) {
    int[] rest = markers;
    for (int marker : markers) {
      if (Marker.detail(marker) + rounds <= play.table.round) {
        rest = Marker.without(rest, Marker.indexOf(rest, Marker.place(marker)));
        play.table.discard(Marker.card(marker));
        if (play.isTold()) {
          play.tell(new SeaEvent.EffectEnded(Marker.card(marker)));
        }
      }
    }
    return rest;
  }
}
