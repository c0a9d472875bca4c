package org.monsterbox.core.bot;

import java.util.List;

/**
 * The moves worth searching, best first, never none. They may depend only on what the seat knows.
 * The rules list all of them; a game with thousands names a few.
 */
public interface Candidates<S, M> {

  List<M> moves(S state, int seat);
}
