package org.monsterbox.core.cube.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.Chance;

/** What a seat cannot know, dealt anew. */
final class CubeSecrets {

  private CubeSecrets() {}

  static CubeState reshuffled(CubeState state, int seat, Chance chance) {
    CubeState other = new CubeState(state);
    other.chance = chance.branch(9);
    List<byte[]> hidden = new ArrayList<>();
    other.piles = deep(state.piles, hidden, -1);
    other.ownPiles = deep(state.ownPiles, hidden, -1);
    other.box = state.box.clone();
    hidden.add(other.box);
    boolean wonIsOpen =
        state.rules.ruleSet == RuleSet.DICE || state.rules.openWon || state.isOver();
    if (!wonIsOpen) {
      other.won = deep(state.won, hidden, seat);
    }
    if (state.paused || !state.rules.openHands) {
      other.hands = deep(state.hands, hidden, state.paused ? -1 : seat);
    }
    if (state.paused || state.phase == Phase.HANDOVER) {
      other.row = state.row.clone();
      hidden.add(other.row);
    }
    if (state.paused) {
      other.tentative = null;
      other.zones = state.zones.clone();
      for (int zone = 0; zone < other.zones.length; zone++) {
        other.zones[zone] = Layout.shuffled(state.rules.shape, chance.branch(zone));
      }
    }
    shuffle(hidden, chance);
    return other;
  }

  private static byte[][] deep(byte[][] cards, List<byte[]> hidden, int seen) {
    byte[][] copies = cards.clone();
    for (int i = 0; i < cards.length; i++) {
      copies[i] = cards[i].clone();
      if (i != seen) {
        hidden.add(copies[i]);
      }
    }
    return copies;
  }

  private static void shuffle(List<byte[]> hidden, Chance chance) {
    List<Integer> all = new ArrayList<>();
    hidden.forEach(cards -> all.addAll(Codes.list(cards)));
    int[] codes = all.stream().mapToInt(Integer::intValue).toArray();
    chance.shuffle(codes);
    int next = 0;
    for (byte[] cards : hidden) {
      for (int i = 0; i < cards.length; i++) {
        cards[i] = (byte) codes[next++];
      }
    }
  }
}
