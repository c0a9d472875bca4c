package org.monsterbox.app.table;

import java.security.SecureRandom;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.referee.Seating;
import org.monsterbox.app.store.FreshGame;
import org.monsterbox.app.store.GameStore;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.core.record.Header;

/**
 * The same game once more: the same people and rules, another deal, and other seats.
 *
 * @param appVersion of the app that deals, which need not be the one that the last game began in
 */
record Rematch(GameKit<?, ?, ?> kit, Header last, Seating seating, String appVersion) {

  /** Keeps the new game; not for the main thread. */
  long begin(GameStore store) throws StoreFailure {
    return store.begin(
        FreshGame.of(
            kit.rules(),
            seating.chairs(),
            last.setup().options(),
            new SecureRandom().nextLong(),
            appVersion));
  }
}
