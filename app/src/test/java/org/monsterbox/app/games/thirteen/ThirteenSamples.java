package org.monsterbox.app.games.thirteen;

import java.util.List;
import org.monsterbox.app.games.GameSamples;
import org.monsterbox.app.shot.Screen;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.rooms.RoomPlan;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

/** What the tests of all games look at in 13 Monsters. */
public final class ThirteenSamples implements GameSamples {

  @Override
  public Class<? extends Event> events() {
    return ThirteenEvent.class;
  }

  @Override
  public List<Screen> screens() {
    return ThirteenScreens.ALL;
  }

  @Override
  public List<RoomPlan> rooms() {
    return List.of(
        new RoomPlan("org.monsterbox.app.games.thirteen")
            .room("words")
            .room("moment", "words")
            .room("tiles", "words", "moment")
            .room("sheets", "words", "moment", "tiles")
            .room("seats", "words", "moment", "tiles")
            .room("board", "words", "moment", "tiles", "sheets", "seats")
            .room("learning", "words", "moment", "tiles")
            .above(""),
        new RoomPlan("org.monsterbox.app.art.thirteen").room("monsters").above(""));
  }
}
