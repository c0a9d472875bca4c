package org.monsterbox.app.games.sea.desk;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.sea.aim.Moment;

/**
 * Beside the chart: who plays, and how things stand.
 *
 * @param piles whether the piles are there, too
 */
record Side(Moment moment, boolean piles) {

  private static final float GAP = 4;
  private static final float CHIP = 104;

  /** One below the other. */
  Block column(float width) {
    return block(width, width);
  }

  /** From left to right. */
  Block rows(float width) {
    int seats = moment.seats().size();
    float chip = Math.max(CHIP, (width - GAP * (seats - 1)) / seats);
    return block(width, Math.min(width, chip));
  }

  private Block block(float width, float chipWidth) {
    List<Wrap.Item> chips = new ArrayList<>();
    for (int seat = 0; seat < moment.seats().size(); seat++) {
      chips.add(new SeatChip(moment, seat).item(chipWidth));
    }
    return Blocks.stack(
        GAP + 2,
        new Wrap(GAP, true, chips),
        new Wrap(GAP, true, new Tokens(moment, piles).items(width)));
  }
}
