package org.monsterbox.app.table;

import java.security.SecureRandom;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.referee.Seating;
import org.monsterbox.app.store.Chair;
import org.monsterbox.app.store.GameStore;
import org.monsterbox.app.store.Standing;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Hashed;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.Sitter;

/** The same game once more: the same people and rules, another deal, and another one begins. */
record Rematch(GameKit<?, ?, ?> kit, Header last, Seating seating) {

  /** Keeps the new game; not for the main thread. */
  long begin(GameStore store) throws StoreFailure {
    return begin(kit, store);
  }

  private <S extends Fingerprinted, M extends Move, V extends Fingerprinted> long begin(
      GameKit<S, M, V> of, GameStore store) throws StoreFailure {
    List<Chair> chairs = seating.rotated().chairs();
    List<Sitter> sitters = new ArrayList<>();
    for (Chair chair : chairs) {
      sitters.add(chair.sitter());
    }
    Setup setup =
        new Setup(last.setup().seats(), last.setup().options(), new SecureRandom().nextLong());
    String today = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT).format(new Date());
    Header header =
        new Header(last.gameId(), of.rules().version(), last.appVersion(), today, sitters, setup);
    Hashed<S> start = Hashed.start(of.rules().start(setup));
    Standing standing = new Standing(0, start.hash(), of.rules().turn(start.state()), 0, 0, 0);
    return store.begin(header, chairs, standing);
  }
}
