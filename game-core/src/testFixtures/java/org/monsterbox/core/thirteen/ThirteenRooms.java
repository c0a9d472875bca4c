package org.monsterbox.core.thirteen;

import java.util.List;
import org.monsterbox.core.rooms.GameRooms;
import org.monsterbox.core.rooms.RoomPlan;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** The rooms of 13 Monsters, each built on those before it. */
public final class ThirteenRooms implements GameRooms {

  @Override
  public RoomPlan plan() {
    return new RoomPlan("org.monsterbox.core.thirteen")
        .room("dice")
        .room("monsters")
        .room("terms", "dice", "monsters")
        .room("table", "dice", "monsters", "terms")
        .room("moves", "dice", "monsters", "terms", "table")
        .room("", "dice", "monsters", "terms", "table", "moves")
        .room("bot.memory", "monsters", "terms", "table")
        .room("bot.odds")
        .room("bot.worth", "monsters", "terms", "table")
        .above("bot")
        .workshop(List.of(Playing.class), "", "moves", "table")
        .closed(ThirteenState.class, ThirteenView.class);
  }
}
