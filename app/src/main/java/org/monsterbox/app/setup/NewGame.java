package org.monsterbox.app.setup;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.store.FreshGame;
import org.monsterbox.app.store.GameStore;
import org.monsterbox.app.store.PeopleStore;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.Person;
import org.monsterbox.core.game.Options;

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
  long begin(GameKit<?, ?, ?> kit, GameSetup setup, long seed) throws StoreFailure {
    int people = (int) setup.chairs().stream().filter(Chair::isPerson).count();
    Options options = kit.settled(setup.options(), people);
    return games.begin(FreshGame.of(kit.rules(), setup.chairs(), options, seed, appVersion));
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
