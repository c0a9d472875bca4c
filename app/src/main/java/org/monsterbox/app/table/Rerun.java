package org.monsterbox.app.table;

import android.view.View;
import org.monsterbox.app.games.Again;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.settings.Settings;

/** Shows what the others did once more, as fast as bots play, and then the table as it is. */
final class Rerun {

  /** Even who does not want to wait for bots has asked to see this. */
  private static final long LEAST = 600;

  private final View view;
  private final Settings settings;
  private Runnable next = () -> {};

  Rerun(View view, Settings settings) {
    this.view = view;
    this.settings = settings;
  }

  /** The table is shown: if it is shown as it was, the next move follows in a while. */
  void follow(GameTable<?, ?, ?> table) {
    view.removeCallbacks(next);
    if (table.draft() instanceof Again again) {
      next = () -> goOn(table, again);
      long usual = table.pauseAfterAgain(again.moves());
      view.postDelayed(next, Math.max(LEAST, settings.botSpeed().pause(usual)));
    }
  }

  private static void goOn(GameTable<?, ?, ?> table, Again shown) {
    if (table.draft().equals(shown)) {
      boolean isOver = shown.moves() >= table.position().movesOfOthers();
      table.sketch(isOver ? Draft.NONE : shown.next());
    }
  }
}
