package org.monsterbox.core.game;

/** Where a game tells what happens, in order, each with who may see it. */
public interface Events {

  /** Nobody listens: a game then need not even make the events. */
  Events NONE =
      new Events() {
        @Override
        public void add(Audience audience, Event event) {}

        @Override
        public boolean wanted() {
          return false;
        }
      };

  /** What looks different to different seats is told once for each look. */
  void add(Audience audience, Event event);

  /** Whether anybody listens. */
  default boolean wanted() {
    return true;
  }
}
