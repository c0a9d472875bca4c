package org.monsterbox.app.games.sea.learn;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.terms.SeaOptions;

/** Who plays in the first games: a whale and two hunters. */
final class Crew {

  private final String[] names;

  Crew(Context context) {
    names = context.getResources().getStringArray(R.array.sea_crew);
  }

  String name(int seat) {
    return names[seat];
  }

  TutorialScript script(String title, long seed, int learner, List<Lesson> lessons) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < names.length; seat++) {
      Optional<Grade> bot = seat == learner ? Optional.empty() : Optional.of(Grade.EASY);
      seats.add(new Seat(seat, names[seat], seat, bot));
    }
    Setup setup = new Setup(names.length, Options.usual(SeaOptions.ALL), seed);
    return new TutorialScript(title, setup, seats, learner, lessons);
  }
}
