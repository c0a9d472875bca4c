package org.monsterbox.app.setup;

import android.content.Context;
import android.content.SharedPreferences;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.game.GameFacts;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;

/** Remembers how each game was set up last. */
final class LastSetups {

  private static final String FILE = "setups";
  private static final String ANY_GAME = "any";

  private final SharedPreferences stored;

  LastSetups(Context context) {
    stored = context.getSharedPreferences(FILE, Context.MODE_PRIVATE);
  }

  void remember(String game, GameSetup setup) {
    String text = SetupText.write(setup);
    stored.edit().putString(game, text).putString(ANY_GAME, text).apply();
  }

  /** The last set-up of the game, or else those who played another one, by the usual rules. */
  Optional<GameSetup> find(Rules<?, ?, ?> rules) {
    GameFacts facts = rules.facts();
    List<OptionSpec<?>> options = rules.options();
    return read(facts.id(), options)
        .or(() -> read(ANY_GAME, options).map(other -> other.with(Options.usual(options))))
        .filter(setup -> setup.problem(rules).isEmpty());
  }

  private Optional<GameSetup> read(String key, List<OptionSpec<?>> options) {
    return Optional.ofNullable(stored.getString(key, null))
        .flatMap(text -> SetupText.read(text, options));
  }
}
