package org.monsterbox.app.store;

import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Hashed;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.Sitter;

/** A game before its first move, as it is kept. */
public record FreshGame(Header header, List<Chair> chairs, Standing standing) {

  /** Deals a game to those who sit there. */
  public static <S extends Fingerprinted> FreshGame of(
      Rules<S, ?, ?> rules, List<Chair> chairs, Options options, long seed, String appVersion) {
    List<Sitter> sitters = new ArrayList<>();
    for (Chair chair : chairs) {
      sitters.add(chair.sitter());
    }
    Setup setup = new Setup(chairs.size(), options, seed);
    String today =
        new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT).format(System.currentTimeMillis());
    Header header =
        new Header(rules.facts().id(), rules.version(), appVersion, today, sitters, setup);
    Hashed<S> start = Hashed.start(rules.start(setup));
    Standing standing = new Standing(0, start.hash(), rules.turn(start.state()), 0, 0, 0);
    return new FreshGame(header, chairs, standing);
  }
}
