package org.monsterbox.app.games;

import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;

/** What the options of a game are called and mean. */
public interface OptionNames {

  String name(OptionSpec<?> option);

  /** One line that explains the option. */
  String meaning(OptionSpec<?> option);

  /** A value of the option, given as saved games write it. */
  String value(OptionSpec<?> option, String written);

  /** Whether the option changes anything where these are chosen and so many play. */
  default boolean matters(OptionSpec<?> option, Options chosen, int seats) {
    return true;
  }
}
