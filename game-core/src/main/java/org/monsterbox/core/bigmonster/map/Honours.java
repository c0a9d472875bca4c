package org.monsterbox.core.bigmonster.map;

import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.tiles.Medal;

/**
 * What a player holds besides the tableau.
 *
 * @param medals how many medals
 * @param value what they are worth together
 * @param dragons how many Furious Dragon tokens
 */
public record Honours(int medals, int value, int dragons) {

  public static final Honours NONE = new Honours(0, 0, 0);

  /** The medals whose bits are set, and so many tokens. */
  public static Honours of(BigMonsterOptions options, int held, int dragons) {
    int value = 0;
    for (Medal medal : Medal.ALL) {
      int times = (held & medal.bit()) == 0 ? 0 : 1;
      times += (held & medal.teamBit()) == 0 ? 0 : 1;
      value += times * options.value(medal);
    }
    return new Honours(Integer.bitCount(held), value, dragons);
  }
}
