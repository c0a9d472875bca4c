package org.monsterbox.app.shot;

import java.util.List;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.games.thirteen.ThirteenScreens;
import org.monsterbox.app.store.AppStores;
import org.monsterbox.app.store.ClawsTable;
import org.monsterbox.app.store.KeptTable;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.Person;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.thirteen.ThirteenMonsters;

/** Games and people as they might be after some evenings. */
final class KeptThings {

  private static final int MOVES = 40;

  private KeptThings() {}

  static void fill() {
    AppStores.call(
        app -> {
          Person anna = app.peopleStore().add("Anna", 0);
          Person ben = app.peopleStore().add("Benjamin", 5);
          Chair first = Chair.person(anna.id(), anna.mark(), anna.name());
          Chair second = Chair.person(ben.id(), ben.mark(), ben.name());
          playEvenings(app, first, second);
          Chair bot = Chair.bot(Grade.HARD, 3, "Grob");
          play(app, 13, first, second, bot);
          app.gameStore().importGame(ThirteenScreens.finished());
          long damaged = play(app, 14, first, bot);
          // What is shown must not depend on the day.
          AppStores.spoil(app, "UPDATE game SET updated_at = 1700000000000 + 100000000 * id");
          AppStores.spoil(app, "UPDATE game SET hash = 5 WHERE id = " + damaged);
          return app.gameStore().load(damaged);
        });
  }

  /** The results count as those of 13 Monsters; of the games, one is left. */
  private static void playEvenings(MonsterBoxApplication app, Chair first, Chair second)
      throws StoreFailure {
    for (int seed = 0; seed < 12; seed++) {
      Chair bot = Chair.bot(List.of(Grade.values()).get(seed % 4), 3, "Grob");
      ClawsTable table = new ClawsTable(app.gameStore(), seed, first, second, bot);
      table.playToTheEnd();
      if (seed > 0) {
        app.gameStore().delete(table.game);
      }
    }
    AppStores.spoil(app, "UPDATE result SET game = 'thirteen', played_millis = 1500000");
    AppStores.spoil(app, "UPDATE game SET game = 'sea'");
    keepFeat(app, first, 901, "CODE true GOLD 187000 0 0");
    keepFeat(app, first, 902, "NUMBERS false SILVER 44 0 0");
  }

  /** What somebody has reached alone at Monster Cube, some evening long ago. */
  private static void keepFeat(MonsterBoxApplication app, Chair who, int game, String feat) {
    AppStores.spoil(
        app,
        "INSERT INTO result (played, seat, game, person, kind, name, side, rank, score, feat, won,"
            + " assisted, played_millis, ended_at) VALUES ("
            + game
            + ", 0, 'cube', "
            + who.person()
            + ", 'person', 'Anna', 0, 1, 0, '"
            + feat
            + "', 1, 0, 0, "
            + game
            + ")");
  }

  private static long play(MonsterBoxApplication app, long seed, Chair... chairs)
      throws StoreFailure {
    KeptTable<?, ?> table = new KeptTable<>(new ThirteenMonsters(), app.gameStore(), seed, chairs);
    for (int move = 0; move < MOVES; move++) {
      table.play();
    }
    return table.game;
  }
}
