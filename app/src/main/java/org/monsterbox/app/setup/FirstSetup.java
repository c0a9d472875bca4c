package org.monsterbox.app.setup;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.monsterbox.app.R;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.GameFacts;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;

/**
 * How a game is set up as long as nobody has chosen: on a phone one person against bots, on a
 * tablet people only.
 */
final class FirstSetup {

  private static final int USUAL_SEATS = 3;
  private static final int TABLET_WIDTH_DP = 600;

  private FirstSetup() {}

  /** As it was last time, or for the first time. */
  static GameSetup lastOrFirst(Context context, Rules<?, ?, ?> rules) {
    return new LastSetups(context).find(rules).orElseGet(() -> of(context, rules));
  }

  static GameSetup of(Context context, Rules<?, ?, ?> rules) {
    GameFacts facts = rules.facts();
    int seats = Math.max(facts.fewestSeats(), Math.min(USUAL_SEATS, facts.mostSeats()));
    boolean tablet =
        context.getResources().getConfiguration().smallestScreenWidthDp >= TABLET_WIDTH_DP;
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      if (tablet) {
        chairs.add(player(context, chairs));
      } else if (seat == 0) {
        chairs.add(Chair.person(Chair.NOBODY_KNOWN, seat, context.getString(R.string.you)));
      } else {
        chairs.add(bot(context, Grade.MEDIUM, seat));
      }
    }
    return new GameSetup(chairs, Options.usual(rules.options()));
  }

  /** One more person who need not be typed: the first number above the seats that is free. */
  static Chair player(Context context, List<Chair> chairs) {
    List<String> taken = chairs.stream().map(Chair::name).collect(Collectors.toList());
    int number = chairs.size() + 1;
    while (taken.contains(context.getString(R.string.player_number, number))) {
      number++;
    }
    String name = context.getString(R.string.player_number, number);
    return Chair.person(Chair.NOBODY_KNOWN, chairs.size(), name);
  }

  /** Bots are called after their marks. */
  static Chair bot(Context context, Grade grade, int mark) {
    String[] names = context.getResources().getStringArray(R.array.bot_names);
    return Chair.bot(grade, mark, names[mark]);
  }
}
