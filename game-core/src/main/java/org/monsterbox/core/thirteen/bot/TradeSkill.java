package org.monsterbox.core.thirteen.bot;

/**
 * How a bot trades (section 9.6).
 *
 * @param margin what a trade must be worth at least
 * @param offers how many it proposes in a turn
 * @param haggles whether it throws in a second set, and answers a bad offer with a better one
 */
record TradeSkill(double margin, int offers, boolean haggles) {}
