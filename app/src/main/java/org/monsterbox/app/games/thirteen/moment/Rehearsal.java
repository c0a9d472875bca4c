package org.monsterbox.app.games.thirteen.moment;

import java.util.List;
import java.util.Optional;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;

/**
 * Tries moves on a table like the one that is seen, with other cards face down and other dice to
 * come: what it finds about trades and arrangements is true, and it can find nothing else.
 */
public final class Rehearsal {

  private static final Chance ANY = Chance.of(13, "trial");

  private final ThirteenMonsters rules;

  public Rehearsal(ThirteenMonsters rules) {
    this.rules = rules;
  }

  ThirteenMonsters rules() {
    return rules;
  }

  /** Why the one who has to act cannot do that, if so. */
  public Optional<Code> refusal(ThirteenView view, ThirteenMove move) {
    try {
      rules.play(rules.imagine(view, ANY), view.actor(), move, Events.NONE);
      return Optional.empty();
    } catch (Refusal refusal) {
      return Optional.of(refusal.code());
    }
  }

  /** What the table would look like after these moves, each of the one who then has to act. */
  public Optional<ThirteenView> after(ThirteenView view, List<ThirteenMove> moves) {
    ThirteenState state = rules.imagine(view, ANY);
    ThirteenView seen = view;
    try {
      for (ThirteenMove move : moves) {
        state = rules.play(state, seen.actor(), move, Events.NONE);
        seen = rules.view(state, seen.actor());
      }
    } catch (Refusal refusal) {
      return Optional.empty();
    }
    return Optional.of(seen);
  }
}
