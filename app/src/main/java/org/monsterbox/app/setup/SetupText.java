package org.monsterbox.app.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;

/** A set-up as text, one line for each seat and each option, to be remembered. */
final class SetupText {

  private static final String PERSON = "person";
  private static final String BOT = "bot";
  private static final String OPTION = "option";
  private static final String SEPARATOR = "\t";

  private SetupText() {}

  static String write(GameSetup setup) {
    StringBuilder text = new StringBuilder();
    for (Chair chair : setup.chairs()) {
      line(
          text,
          chair.isPerson() ? PERSON : BOT,
          chair.bot().map(Grade::name).orElse(Long.toString(chair.person())),
          Integer.toString(chair.mark()),
          chair.name());
    }
    for (String option : setup.options().texts()) {
      line(text, OPTION, option.substring(0, option.indexOf(' ')), valueOf(option));
    }
    return text.toString();
  }

  /** Empty for a text that names no seats. An option that the game no longer has is passed over. */
  static Optional<GameSetup> read(String text, List<OptionSpec<?>> specs) {
    List<Chair> chairs = new ArrayList<>();
    Options options = Options.usual(specs);
    for (String line : text.split("\n", -1)) {
      // A line whose last word is missing has too few.
      String[] words = line.split(SEPARATOR, 0);
      try {
        if (words[0].equals(OPTION)) {
          options = options.withText(words[1], words[2]);
        } else if (words[0].equals(PERSON)) {
          chairs.add(Chair.person(Long.parseLong(words[1]), mark(words[2]), words[3]));
        } else if (words[0].equals(BOT)) {
          chairs.add(Chair.bot(Grade.valueOf(words[1]), mark(words[2]), words[3]));
        }
      } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
        // Another version of the app may have written it: what is not understood stays usual.
      }
    }
    return chairs.isEmpty() ? Optional.empty() : Optional.of(new GameSetup(chairs, options));
  }

  private static int mark(String word) {
    int mark = Integer.parseInt(word);
    if (mark < 0 || mark >= GameSetup.MARKS) {
      throw new IllegalArgumentException("Not a mark: " + word);
    }
    return mark;
  }

  private static String valueOf(String option) {
    return option.substring(option.indexOf(' ') + 1);
  }

  private static void line(StringBuilder text, String... words) {
    for (int i = 0; i < words.length; i++) {
      text.append(i == 0 ? "" : SEPARATOR).append(words[i]);
    }
    text.append('\n');
  }
}
