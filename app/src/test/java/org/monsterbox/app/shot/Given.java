package org.monsterbox.app.shot;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.store.Standing;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Hashed;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.Sitter;

/** What has happened before a picture is taken. */
final class Given {

  private static final List<Chair> CHAIRS =
      List.of(
          Chair.person(Chair.NOBODY_KNOWN, 0, "Ada"),
          Chair.bot(Grade.MEDIUM, 1, "Mossy"),
          Chair.bot(Grade.HARD, 2, "Zog"));

  private Given() {}

  /** A game of 13 Monsters has been played for a while. */
  static void openGame(MainActivity activity) {
    MonsterBoxApplication app = MonsterBoxApplication.of(activity);
    app.background().execute(() -> begin(app, app.kits().find("thirteen").orElseThrow().rules()));
  }

  private static <S extends Fingerprinted> void begin(
      MonsterBoxApplication app, Rules<S, ?, ?> rules) {
    List<Sitter> sitters = new ArrayList<>();
    for (Chair chair : CHAIRS) {
      sitters.add(chair.sitter());
    }
    Setup setup = rules.usualSetup(CHAIRS.size(), 13);
    Hashed<S> start = Hashed.start(rules.start(setup));
    try {
      app.gameStore()
          .begin(
              new Header(rules.facts().id(), rules.version(), "0.1", "2026-01-31", sitters, setup),
              CHAIRS,
              new Standing(0, start.hash(), rules.turn(start.state()), 0.4f, 0, 0));
    } catch (StoreFailure e) {
      throw new IllegalStateException(e);
    }
  }
}
