package org.monsterbox.core.bigmonster;

import java.util.List;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.moves.BigMonsterMoves;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Deal;
import org.monsterbox.core.bigmonster.table.Drafting;
import org.monsterbox.core.bigmonster.table.Imagined;
import org.monsterbox.core.bigmonster.table.Playing;
import org.monsterbox.core.bigmonster.table.Preparing;
import org.monsterbox.core.bigmonster.table.Taking;
import org.monsterbox.core.bigmonster.table.TurnFlow;
import org.monsterbox.core.rooms.GameRooms;
import org.monsterbox.core.rooms.RoomPlan;

/** The rooms of Big Monster, each built on all those before it. */
public final class BigMonsterRooms implements GameRooms {

  @Override
  public RoomPlan plan() {
    return new RoomPlan("org.monsterbox.core.bigmonster")
        .room("tiles")
        .above("terms")
        .above("map")
        .above("table")
        .above("moves")
        .above("")
        .above("bot")
        .workshop(
            List.of(
                Playing.class,
                TurnFlow.class,
                Drafting.class,
                Preparing.class,
                Taking.class,
                Deal.class,
                Imagined.class,
                BigMonsterMoves.class),
            "",
            "moves",
            "table")
        .closed(BigMonsterState.class, BigMonsterTable.class, BigMonsterView.class, Tableau.class);
  }
}
