package org.monsterbox.app.claws;

import org.monsterbox.app.games.OptionNames;
import org.monsterbox.core.game.OptionSpec;

/** Options of tiny games are called as saved games write them. */
public final class WrittenOptions implements OptionNames {

  @Override
  public String name(OptionSpec<?> option) {
    return option.name();
  }

  @Override
  public String meaning(OptionSpec<?> option) {
    return option.name();
  }

  @Override
  public String value(OptionSpec<?> option, String written) {
    return written;
  }
}
