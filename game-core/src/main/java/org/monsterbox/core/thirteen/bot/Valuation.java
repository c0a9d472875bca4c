package org.monsterbox.core.thirteen.bot;

/** What a table is worth to a seat. */
interface Valuation {

  double of(Table table);
}
