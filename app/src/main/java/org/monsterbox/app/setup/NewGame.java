package org.monsterbox.app.setup;

import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.store.Chair;
import org.monsterbox.app.store.GameStore;
import org.monsterbox.app.store.PeopleStore;
import org.monsterbox.app.store.Person;
import org.monsterbox.app.store.Standing;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Hashed;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.Sitter;

/** Begins a game: who plays becomes known, and the game is kept before its first move. */
final class NewGame {

  private final GameStore games;
  private final PeopleStore people;
  private final String appVersion;

  NewGame(GameStore games, PeopleStore people, String appVersion) {
    this.games = games;
    this.people = people;
    this.appVersion = appVersion;
  }

  /** The set-up with everybody known by name; not for the main thread. */
  GameSetup known(GameSetup setup) throws StoreFailure {
    List<Chair> chairs = new ArrayList<>();
    for (Chair chair : setup.chairs()) {
      chairs.add(isUnknown(chair) ? known(chair) : chair);
    }
    return new GameSetup(chairs, setup.options());
  }

  /** The number under which the new game is kept; not for the main thread. */
  long begin(GameKit<?, ?, ?> kit, GameSetup setup, long seed, Date now) throws StoreFailure {
    return begin(kit.rules(), setup, seed, now);
  }

  private <S extends Fingerprinted> long begin(
      Rules<S, ?, ?> rules, GameSetup chosen, long seed, Date now) throws StoreFailure {
    List<Sitter> sitters = new ArrayList<>();
    for (Chair chair : chosen.chairs()) {
      sitters.add(chair.sitter());
    }
    Setup setup = new Setup(sitters.size(), chosen.options(), seed);
    Header header =
        new Header(
            rules.facts().id(),
            rules.version(),
            appVersion,
            new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT).format(now),
            sitters,
            setup);
    Hashed<S> start = Hashed.start(rules.start(setup));
    return games.begin(
        header, chosen.chairs(), new Standing(0, start.hash(), rules.turn(start.state()), 0, 0, 0));
  }

  private Chair known(Chair chair) throws StoreFailure {
    for (Person person : people.list()) {
      if (person.name().equals(chair.name())) {
        return Chair.person(person.id(), chair.mark(), chair.name());
      }
    }
    Person added = people.add(chair.name(), chair.mark());
    return Chair.person(added.id(), chair.mark(), chair.name());
  }

  private static boolean isUnknown(Chair chair) {
    return chair.isPerson() && chair.person() == Chair.NOBODY_KNOWN;
  }
}
