package org.monsterbox.core.cube;

import java.util.List;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.rooms.GameRooms;
import org.monsterbox.core.rooms.RoomPlan;

/** The rooms of Monster Cube, each built on those before it. */
public final class CubeRooms implements GameRooms {

  @Override
  public RoomPlan plan() {
    return new RoomPlan("org.monsterbox.core.cube")
        .room("tiles")
        .room("terms", "tiles")
        .room("cards", "terms")
        .room("solver", "terms", "tiles")
        .room("table", "cards", "solver", "terms", "tiles")
        .room("hint", "solver", "table", "terms", "tiles")
        .room("moves", "cards", "hint", "solver", "table", "terms", "tiles")
        .room("", "cards", "moves", "solver", "table", "terms", "tiles")
        .above("bot")
        .workshop(List.of(Playing.class), "", "moves", "table")
        .closed(CubeState.class, CubeView.class);
  }
}
