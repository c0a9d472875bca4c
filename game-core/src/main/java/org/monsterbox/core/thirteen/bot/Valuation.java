package org.monsterbox.core.thirteen.bot;

/** What it is worth to a seat that everybody has what he has. */
interface Valuation {

  double of(Fortunes fortunes);
}
