package org.monsterbox.core.sea;

import java.util.List;
import org.monsterbox.core.rooms.GameRooms;
import org.monsterbox.core.rooms.RoomPlan;
import org.monsterbox.core.sea.table.Deal;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;

/** The rooms of Monster of the Sea, each built on those before it. */
public final class SeaRooms implements GameRooms {

  @Override
  public RoomPlan plan() {
    return new RoomPlan("org.monsterbox.core.sea")
        .room("box")
        .room("terms", "box")
        .room("moves", "box")
        .room("table", "box", "terms", "moves")
        .room("turns", "box", "terms", "moves", "table")
        .room("whale", "box", "terms", "moves", "table", "turns")
        .room("hunter", "box", "terms", "moves", "table", "turns")
        .above("")
        .room("bot.plan", "box", "moves")
        .room("bot.sight", "box", "terms", "moves", "table")
        .room("bot.hunter", "", "box", "terms", "moves", "table", "bot.plan", "bot.sight")
        .room("bot.whale", "", "box", "terms", "moves", "table", "bot.plan", "bot.sight")
        .above("bot")
        .workshop(
            List.of(SeaTable.class, Playing.class, Deal.class),
            "",
            "table",
            "turns",
            "whale",
            "hunter");
  }
}
