package org.monsterbox.core.cube.table;

import java.util.Arrays;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.Chance;

/** What one seat may know: the same state with blanks. */
final class Seen {

  private Seen() {}

  static CubeState by(CubeState state, int seat) {
    CubeState seen = new CubeState(state);
    seen.chance = new Chance(0);
    seen.piles = Codes.blank(state.piles);
    seen.ownPiles = Codes.blank(state.ownPiles);
    seen.box = Codes.blank(state.box);
    if (!state.rules.openWon && !state.isOver()) {
      seen.won = blankBut(state.won, seat);
    }
    if (!state.rules.openHands) {
      seen.hands = blankBut(state.hands, seat);
    }
    if (state.phase == Phase.HANDOVER || state.paused) {
      seen.row = Codes.blank(state.row);
    }
    if (state.paused) {
      seen.hands = Codes.blank(state.hands);
      seen.tentative = null;
      seen.zones = new Layout[state.zones.length];
      Arrays.fill(seen.zones, Layout.COVERED);
    }
    return seen;
  }

  private static byte[][] blankBut(byte[][] cards, int seat) {
    return Codes.with(Codes.blank(cards), seat, cards[seat]);
  }
}
