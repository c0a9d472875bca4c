package org.monsterbox.app.setup;

import android.content.Context;
import android.content.SharedPreferences;
import java.util.Optional;
import org.monsterbox.core.game.Rules;

/** Keeps, for each game, a set-up that was begun: until it is played, or until it is reset. */
final class SetupDrafts {

  private static final String FILE = "setup_drafts";

  private final SharedPreferences stored;

  SetupDrafts(Context context) {
    stored = context.getSharedPreferences(FILE, Context.MODE_PRIVATE);
  }

  void keep(Rules<?, ?, ?> rules, GameSetup setup) {
    stored.edit().putString(rules.facts().id(), SetupText.write(setup)).apply();
  }

  Optional<GameSetup> find(Rules<?, ?, ?> rules) {
    return Optional.ofNullable(stored.getString(rules.facts().id(), null))
        .flatMap(text -> SetupText.read(text, rules.options()));
  }

  void forget(Rules<?, ?, ?> rules) {
    stored.edit().remove(rules.facts().id()).apply();
  }
}
