package org.monsterbox.app.shelf;

import java.util.List;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.bigmonster.BigMonsterKit;
import org.monsterbox.app.games.cube.CubeKit;
import org.monsterbox.app.games.sea.SeaKit;
import org.monsterbox.app.games.thirteen.ThirteenKit;

/** Which games there are: the one place outside of its own packages that names a game. */
public final class Shelf {

  private Shelf() {}

  /** In the order in which their boxes stand. */
  public static List<GameKit<?, ?, ?>> games() {
    return List.of(new ThirteenKit(), new CubeKit(), new BigMonsterKit(), new SeaKit());
  }
}
