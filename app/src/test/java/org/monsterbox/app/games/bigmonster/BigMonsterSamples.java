package org.monsterbox.app.games.bigmonster;

import java.util.List;
import org.monsterbox.app.games.GameSamples;
import org.monsterbox.app.shot.Screen;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.rooms.RoomPlan;

/** What the tests of all games look at in Big Monster. */
public final class BigMonsterSamples implements GameSamples {

  @Override
  public Class<? extends Event> events() {
    return BigMonsterEvent.class;
  }

  @Override
  public List<Screen> screens() {
    return BigMonsterScreens.ALL;
  }

  @Override
  public List<RoomPlan> rooms() {
    return List.of(
        new RoomPlan("org.monsterbox.app.games.bigmonster")
            .room("words")
            .above("moment")
            .above("sheets")
            .above("map")
            .above("table")
            .above("learning")
            .above(""),
        new RoomPlan("org.monsterbox.app.art.bigmonster").room(""));
  }
}
