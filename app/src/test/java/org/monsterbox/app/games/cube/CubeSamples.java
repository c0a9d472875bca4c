package org.monsterbox.app.games.cube;

import java.util.List;
import org.monsterbox.app.games.GameSamples;
import org.monsterbox.app.shot.Screen;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.rooms.RoomPlan;

/** What the tests of all games look at in Monster Cube. */
public final class CubeSamples implements GameSamples {

  @Override
  public Class<? extends Event> events() {
    return CubeEvent.class;
  }

  @Override
  public List<Screen> screens() {
    return CubeScreens.ALL;
  }

  @Override
  public List<RoomPlan> rooms() {
    return List.of(
        new RoomPlan("org.monsterbox.app.games.cube")
            .room("words")
            .room("claim", "words")
            .room("table", "words", "claim")
            .room("learn", "words", "claim", "table")
            .above(""),
        new RoomPlan("org.monsterbox.app.art.cube").room(""));
  }
}
