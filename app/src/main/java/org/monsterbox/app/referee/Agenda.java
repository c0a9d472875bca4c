package org.monsterbox.app.referee;

import java.util.List;
import java.util.Optional;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/** What people want and bots have decided to do, until its moment comes. */
interface Agenda<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  /**
   * A person wants to make a move.
   *
   * @param age how many milliseconds ago that was
   */
  void wish(GamePosition<S, M, V> position, int seat, M move, long age);

  void decided(List<Decision<S, M>> decisions);

  /** Whether it knows what bots will do from here on. */
  boolean knowsBots(GamePosition<S, M, V> position);

  /** What is to be done now, which is then no longer on the agenda. */
  Optional<PlannedMove<M>> next(GamePosition<S, M, V> position);

  /** Bots will be asked again. */
  void forgetBots();

  /** Nobody wants anything any more. */
  void clear();
}
