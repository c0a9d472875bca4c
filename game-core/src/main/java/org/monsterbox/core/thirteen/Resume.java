package org.monsterbox.core.thirteen;

/** What is done when no monster has to be built any more. */
enum Resume {
  ACTION,
  MATCH
}
