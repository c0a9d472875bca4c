package org.monsterbox.core.bot;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.GameFacts;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/** What two-seat games for one test have in common: they are not set up, nor read from records. */
abstract class SmallRules<S extends Fingerprinted, V extends Fingerprinted>
    implements Rules<S, Step, V> {

  @Override
  public GameFacts facts() {
    return new GameFacts("small", 2, 2, 1, 1);
  }

  @Override
  public List<OptionSpec<?>> options() {
    return List.of();
  }

  @Override
  public S start(Setup setup, Events out) {
    throw new UnsupportedOperationException("Tests make their positions themselves");
  }

  @Override
  public String text(Step move) {
    return "step " + move.number();
  }

  @Override
  public Step readMove(String text) {
    throw new Refusal(CommonCode.UNREADABLE_MOVE);
  }

  static List<Step> steps(int from, int to) {
    List<Step> steps = new ArrayList<>();
    for (int number = from; number <= to; number++) {
      steps.add(new Step(number));
    }
    return steps;
  }

  static Outcome scored(int first, int second) {
    return Outcome.byScore(CommonCode.GAME_OVER, first, second);
  }
}
