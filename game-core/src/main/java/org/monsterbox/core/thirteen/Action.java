package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;

/** What the rules say about one kind of move, made by the one who has to act. */
interface Action<M extends ThirteenMove> {

  /** Why it cannot be made, in the order of the rules, or null if it can. */
  @Nullable Code refusal(ThirteenView table, M move);

  /** Makes it, after nothing spoke against it. */
  void play(Playing play, M move);

  /** Adds those that can be made. */
  void list(ThirteenView table, List<ThirteenMove> moves);
}
