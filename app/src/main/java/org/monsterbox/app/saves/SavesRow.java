package org.monsterbox.app.saves;

import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.store.rows.SavedGame;

/** A row in the list of saved games. */
sealed interface SavesRow {

  /** What the games below it have in common. */
  record Heading(@StringRes int text) implements SavesRow {}

  /** One game. */
  record Game(SavedGame game) implements SavesRow {}

  /** Those to be continued first, then those that are over, then those that are damaged. */
  static List<SavesRow> of(List<SavedGame> games) {
    List<SavesRow> playing = new ArrayList<>();
    List<SavesRow> over = new ArrayList<>();
    List<SavesRow> damaged = new ArrayList<>();
    for (SavedGame game : games) {
      switch (game.status()) {
        case PLAYING -> playing.add(new Game(game));
        case FINISHED, ABANDONED -> over.add(new Game(game));
        case DAMAGED -> damaged.add(new Game(game));
      }
    }
    List<SavesRow> rows = new ArrayList<>();
    addSection(rows, R.string.saves_playing, playing);
    addSection(rows, R.string.saves_over, over);
    addSection(rows, R.string.saves_damaged, damaged);
    return rows;
  }

  private static void addSection(List<SavesRow> rows, @StringRes int text, List<SavesRow> games) {
    if (!games.isEmpty()) {
      rows.add(new Heading(text));
      rows.addAll(games);
    }
  }
}
