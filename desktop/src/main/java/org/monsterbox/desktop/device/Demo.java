package org.monsterbox.desktop.device;

import android.util.Log;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.R;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.store.FreshGame;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.app.store.rows.SavedGame.Status;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.GameFacts;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;

/** Bots play one game after the other; those that are over are cleared away. */
final class Demo {

  private static final String TAG = "Demo";
  private static final int MOST_SEATS = 4;

  private final MonsterBoxApplication app;
  private final GameKit<?, ?, ?> kit;
  private final LongConsumer table;
  private long game;

  /**
   * A demonstration of one game.
   *
   * @param table shows a saved game; called on the app's background thread
   */
  Demo(MonsterBoxApplication app, GameKit<?, ?, ?> kit, LongConsumer table) {
    this.app = app;
    this.kit = kit;
    this.table = table;
  }

  void begin() {
    app.background().execute(() -> attempt(this::next));
  }

  /** Begins the next game where the last one is over; call it from time to time. */
  void look() {
    app.background()
        .execute(
            () ->
                attempt(
                    () -> {
                      Optional<SavedGame> last = app.gameStore().find(game);
                      if (last.isEmpty() || last.get().status() != Status.PLAYING) {
                        app.gameStore().delete(game);
                        next();
                      }
                    }));
  }

  private void next() throws StoreFailure {
    Rules<?, ?, ?> rules = kit.rules();
    GameFacts facts = rules.facts();
    int seats = Math.max(facts.fewestSeats(), Math.min(MOST_SEATS, facts.mostSeats()));
    String[] names = app.getResources().getStringArray(R.array.bot_names);
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      chairs.add(Chair.bot(Grade.HARD, seat, names[seat]));
    }
    Options options = Options.usual(rules.options());
    long seed = new SecureRandom().nextLong();
    game = app.gameStore().begin(FreshGame.of(rules, chairs, options, seed, "demo"));
    table.accept(game);
  }

  private interface Work {
    void run() throws StoreFailure;
  }

  private static void attempt(Work work) {
    try {
      work.run();
    } catch (StoreFailure e) {
      Log.e(TAG, "No game could be begun", e);
    }
  }
}
