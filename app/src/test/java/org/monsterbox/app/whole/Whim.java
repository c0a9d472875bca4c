package org.monsterbox.app.whole;

import java.util.List;
import org.monsterbox.core.game.Chance;

/** What a player chooses where anything will do; the same seed has the same whims. */
final class Whim {

  private Chance chance;

  Whim(long seed) {
    chance = Chance.of(seed, "player");
  }

  int draw(int bound) {
    int drawn = chance.below(bound);
    chance = chance.next();
    return drawn;
  }

  <T> T any(List<T> things) {
    return things.get(draw(things.size()));
  }
}
