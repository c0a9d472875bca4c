package org.monsterbox.core.thirteen.table;

/** What is done when no monster has to be built any more. */
enum Resume {
  ACTION,
  MATCH
}
