package org.monsterbox.core.thirteen.bot;

import org.monsterbox.core.game.Code;

/**
 * Why a bot does something. In brackets what is put into the sentence: sets as {@code 07E}, seats
 * from 0, cells from 0, chances in percent, Health Points, throws, faces of dice as {@code 66}.
 */
public enum ThirteenReason implements Code {
  /** There was nothing else to do. */
  ONLY_MOVE,

  /** Where both cards of a set lie is remembered [set, the cell of the other]. */
  KNOWN_PAIR,
  /** Where the mate of an open card lies is remembered [set]. */
  KNOWN_MATE,
  /** No pair is remembered: an unknown card may be the mate of one that is. */
  UNKNOWN_CARD,
  /** The mate is not remembered, and a card that everybody has seen tells the others nothing. */
  SEEN_CARD,
  /** A Prophet can look at one card more before taking a pair that is remembered [set]. */
  LOOK_BEFORE_PAIR,
  /** A Prophet's third card may be the mate of an open one. */
  THIRD_CARD,
  /** A third card would help the others more. */
  NO_THIRD_CARD,
  /** The pair lies open: it takes no third card. */
  PAIR_FOUND,
  /** Time to look for a pair, and none is remembered [cards remembered]. */
  SEARCH,
  /** Where both cards of a set lie is remembered, so a search finds it [set, cell, cell]. */
  SEARCH_FOR_PAIR,
  /** A Prophet turns three cards. */
  SEARCH_AS_PROPHET,
  /** Cards lie open, and have been seen. */
  CARDS_SEEN,
  /** Nothing is left to do in this turn. */
  NOTHING_LEFT,

  /**
   * Both cards of the set are known to all: one is kept from the others until the next turn [set].
   */
  FREEZE_PAIR,
  /** A card that is known to all is kept from the others [set]. */
  FREEZE_CARD,
  /** No card is worth a die. */
  NOTHING_TO_FREEZE,

  /** The attack is worth its risk [set, seat, chance]. */
  ATTACK_FOR_SET,
  /** Somebody must not become Elemental Master [set, seat, chance]. */
  ATTACK_THE_MASTER,
  /** An attack takes the others' dice off a pair that is remembered [set, seat, chance, pair]. */
  ATTACK_TO_THAW,
  /** The sets are arranged for the attack to come [set, seat, chance, throws]. */
  ARRANGE_ATTACK,
  /** Another arrangement has more Health Points [before, after]. */
  ARRANGE_HP,
  /** Another arrangement has as many Health Points and is better defended [Health Points]. */
  ARRANGE_DEFENCE,
  /** Four complete monsters of four elements win the game. */
  ARRANGE_MASTER,
  /**
   * The 13th Monster cannot be lost any more, and another's monster is won [seat, Health Points].
   */
  SUPER_NOVA,

  /** The first throw [chance to win]. */
  FIRST_THROW,
  /** The best dice to keep [faces, chance to win]. */
  KEEP_DICE,
  /** Nothing is worth keeping [chance to win]. */
  THROW_ALL,
  /** No throw can make it better [score, chance to win]. */
  STOP_THROWING,
  /** The best of the attacker's sets [set]. */
  TAKE_BEST_SET,
  /** The best monster that can be made [Health Points, throws]. */
  BUILD_BEST,
  /** The monster with the most throws [throws]. */
  PICK_MOST_THROWS,

  /** A trade that both would gain from [seat, sets to give, sets to get]. */
  TRADE_FOR_BOTH,
  /** The offer is a gain [sets to get, sets to give]. */
  ACCEPT_GAIN,
  /** The offer is no gain [sets to get, sets to give]. */
  DECLINE_LOSS,
  /** The offer helps the other one too much [seat]. */
  DECLINE_TOO_GOOD,
  /** Something else would be better for both [sets to give, sets to get]. */
  COUNTER_BETTER
}
