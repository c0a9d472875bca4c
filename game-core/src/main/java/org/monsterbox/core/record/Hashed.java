package org.monsterbox.core.record;

import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;

/**
 * A state, with the hash of all that led to it: what a table keeps of the game that it plays.
 *
 * @param hash of the start and all that was done since, taken back or not
 */
public record Hashed<S extends Fingerprinted>(S state, long hash) {

  public static <S extends Fingerprinted> Hashed<S> start(S state) {
    return new Hashed<>(state, new Fingerprint().add(state.fingerprint()).value());
  }

  /** After a move has led to that state. */
  public Hashed<S> played(S next) {
    return new Hashed<>(next, new Fingerprint().add(hash).add(next.fingerprint()).value());
  }

  /**
   * After moves were taken back to that place; they stay in the record, so they stay in the hash.
   */
  public Hashed<S> takenBackTo(Hashed<S> earlier) {
    return new Hashed<>(earlier.state, new Fingerprint().add(hash).add(earlier.hash).value());
  }
}
