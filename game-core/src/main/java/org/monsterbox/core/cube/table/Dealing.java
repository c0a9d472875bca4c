package org.monsterbox.core.cube.table;

import java.util.Arrays;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.terms.CubeEvent;

/** Cards on their way between piles, row and discard. */
final class Dealing {

  static final int ROW = 3;

  private Dealing() {}

  /** Shuffles the cards, which are put in order first, and draws from the game's chance. */
  static byte[] shuffled(Playing play, int[] codes) {
    Arrays.sort(codes);
    play.now.chance = play.now.chance.shuffle(codes);
    return Codes.of(codes);
  }

  /** Deals a row of three, if there are enough cards. Otherwise the cards have run out for good. */
  static boolean refill(Playing play) {
    CubeState now = play.now;
    if (now.pileSize() < ROW && now.exhaustions == 0) {
      now.exhaustions = 1;
      reshuffle(play);
    }
    if (now.pileSize() < ROW) {
      return false;
    }
    now.row = new byte[] {draw(now), draw(now), draw(now)};
    now.votes = 0;
    return true;
  }

  /** The discard goes under what is left of the pile. */
  static void reshuffle(Playing play) {
    CubeState now = play.now;
    byte[] leftovers = {};
    for (byte[] pile : now.piles) {
      leftovers = Codes.plus(leftovers, pile);
    }
    byte[][] piles = new byte[now.piles.length][];
    for (int level = 1; level <= piles.length; level++) {
      piles[level - 1] = shuffled(play, ofLevel(now, level));
    }
    piles[0] = Codes.plus(leftovers, piles[0]);
    if (play.isTold()) {
      play.tell(new CubeEvent.Reshuffled(now.discard.length));
    }
    now.piles = piles;
    now.discard = new byte[0];
  }

  private static int[] ofLevel(CubeState now, int level) {
    int[] codes = new int[now.discard.length];
    int count = 0;
    for (byte card : now.discard) {
      if (now.piles.length == 1 || Cards.level(card) == level) {
        codes[count++] = card;
      }
    }
    return Arrays.copyOf(codes, count);
  }

  /** Takes the next card. There must be one. */
  static byte draw(CubeState now) {
    int level = firstDeck(now);
    byte card = now.piles[level][0];
    now.piles = Codes.with(now.piles, level, Codes.from(now.piles[level], 1));
    return card;
  }

  /** Under the deck from which the next card would come. */
  static void putUnder(CubeState now, int card) {
    int level = firstDeck(now);
    now.piles = Codes.with(now.piles, level, Codes.plus(now.piles[level], card));
  }

  /** The first deck that is not empty, or else the last one. */
  private static int firstDeck(CubeState now) {
    int level = 0;
    while (level < now.piles.length - 1 && now.piles[level].length == 0) {
      level++;
    }
    return level;
  }

  static void discardRow(CubeState now) {
    now.discard = Codes.plus(now.discard, now.row);
    now.row = new byte[0];
  }

  static void win(Playing play, int seat, int card) {
    CubeState now = play.now;
    now.row = Codes.without(now.row, Codes.indexOf(now.row, card));
    now.won = Codes.with(now.won, seat, Codes.plus(now.won[seat], card));
    if (play.isTold()) {
      play.tell(new CubeEvent.CardWon(seat, card));
    }
  }
}
