package org.monsterbox.app.games.sea;

import java.util.List;
import org.monsterbox.app.games.GameSamples;
import org.monsterbox.app.shot.Screen;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.rooms.RoomPlan;
import org.monsterbox.core.sea.terms.SeaEvent;

/** What the tests of all games look at in Monster of the Sea. */
public final class SeaSamples implements GameSamples {

  @Override
  public Class<? extends Event> events() {
    return SeaEvent.class;
  }

  @Override
  public List<Screen> screens() {
    return SeaScreens.ALL;
  }

  @Override
  public List<RoomPlan> rooms() {
    return List.of(
        new RoomPlan("org.monsterbox.app.games.sea")
            .room("words")
            .above("aim")
            .above("chart")
            .above("desk")
            .above("learn")
            .above(""),
        new RoomPlan("org.monsterbox.app.art.sea").room(""));
  }
}
