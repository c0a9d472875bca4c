package org.monsterbox.core.thirteen.bot.worth;

/** What it is worth to a seat that everybody has what he has. */
public interface Valuation {

  double of(Fortunes fortunes);
}
