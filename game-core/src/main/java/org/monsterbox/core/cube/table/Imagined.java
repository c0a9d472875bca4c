package org.monsterbox.core.cube.table;

import java.util.Arrays;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.Chance;

/** Fills in what somebody cannot see, with the cards that they do not see anywhere. */
final class Imagined {

  private final int[] unseen;
  private int next;

  private Imagined(int[] unseen) {
    this.unseen = unseen;
  }

  static CubeState state(CubeState seen, Chance chance) {
    CubeState state = new CubeState(seen);
    state.chance = chance.branch(1);
    if (seen.paused) {
      layOut(state, chance.branch(2));
    }
    int[] unseen = unseen(seen);
    chance.shuffle(unseen);
    if (seen.rules.levelDecks) {
      sortByLevel(unseen);
    }
    new Imagined(unseen).fill(state);
    return state;
  }

  private static void layOut(CubeState state, Chance chance) {
    Layout[] zones = new Layout[state.zones.length];
    for (int zone = 0; zone < zones.length; zone++) {
      zones[zone] = Layout.shuffled(state.rules.shape, chance.branch(zone));
    }
    state.zones = zones;
  }

  /** Higher levels are drawn later, so that piles are more likely to have them. */
  private static void sortByLevel(int[] codes) {
    int[] sorted = new int[codes.length];
    int count = 0;
    for (int level = 1; level <= Cards.LEVELS; level++) {
      for (int code : codes) {
        if (Cards.level(code) == level) {
          sorted[count++] = code;
        }
      }
    }
    System.arraycopy(sorted, 0, codes, 0, codes.length);
  }

  private static int[] unseen(CubeState seen) {
    boolean[] isSeen = new boolean[Cards.COUNT + 1];
    isSeen[seen.solved] = true;
    mark(isSeen, seen.row, seen.discard, seen.outOfPlay);
    mark(isSeen, seen.won);
    mark(isSeen, seen.hands);
    mark(isSeen, seen.mods);
    int[] unseen = new int[Cards.COUNT];
    int count = 0;
    for (int code = 1; code <= Cards.COUNT; code++) {
      if (!isSeen[code]) {
        unseen[count++] = code;
      }
    }
    return Arrays.copyOf(unseen, count);
  }

  private static void mark(boolean[] isSeen, byte[]... cards) {
    for (byte[] some : cards) {
      for (byte card : some) {
        isSeen[card] = true;
      }
    }
  }

  private void fill(CubeState state) {
    state.won = filled(state.won);
    state.hands = filled(state.hands);
    state.row = filled(state.row);
    state.piles = filled(state.piles);
    state.ownPiles = filled(state.ownPiles);
    state.box = filled(state.box);
  }

  private byte[][] filled(byte[][] cards) {
    byte[][] filled = new byte[cards.length][];
    for (int i = 0; i < cards.length; i++) {
      filled[i] = filled(cards[i]);
    }
    return filled;
  }

  private byte[] filled(byte[] cards) {
    byte[] filled = cards.clone();
    for (int i = 0; i < filled.length; i++) {
      if (filled[i] == 0) {
        filled[i] = (byte) unseen[next++];
      }
    }
    return filled;
  }
}
