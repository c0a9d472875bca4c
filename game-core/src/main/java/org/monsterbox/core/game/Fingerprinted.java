package org.monsterbox.core.game;

/**
 * Something whose whole content shows in one number: equal content, equal number, on any machine.
 */
public interface Fingerprinted {

  /** Made with {@link Fingerprint} from everything that is stored, in a fixed order. */
  long fingerprint();
}
