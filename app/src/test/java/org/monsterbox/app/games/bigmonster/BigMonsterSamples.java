package org.monsterbox.app.games.bigmonster;

import java.util.List;
import org.monsterbox.app.games.GameSamples;
import org.monsterbox.app.shot.Screen;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent;
import org.monsterbox.core.game.Event;

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
}
