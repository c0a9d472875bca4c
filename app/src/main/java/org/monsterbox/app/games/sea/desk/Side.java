package org.monsterbox.app.games.sea.desk;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Pane;

/** Who plays, and how things stand: in strips above and below the chart, or in a column. */
record Side(Moment moment) {

  private static final float GAP = 4;
  private static final float TOKEN_GAP = 8;
  private static final float MOST_CHIP = 220;

  /** One below the other. */
  Block column(float width) {
    List<Wrap.Item> chips = new ArrayList<>();
    for (int seat = 0; seat < moment.seats().size(); seat++) {
      chips.add(new SeatChip(moment, seat).item(width));
    }
    return Blocks.stack(
        GAP + 2, new Wrap(GAP, false, chips), new Wrap(TOKEN_GAP, false, tokens(width)));
  }

  private List<Wrap.Item> tokens(float width) {
    return new Tokens(moment).items(width);
  }

  /** From left to right, equally wide. */
  void seats(Bounds where, Easel easel) {
    int seats = moment.seats().size();
    float wide = Math.min(MOST_CHIP, (where.width() - GAP * (seats - 1)) / seats);
    float left = where.left();
    for (int seat = 0; seat < seats; seat++) {
      new SeatChip(moment, seat)
          .item(wide)
          .placing()
          .place(Bounds.of(left, where.top(), wide, where.height()), easel);
      left += wide + GAP;
    }
  }

  /** What always counts lies first, so that it stays where it is. */
  void tokens(Bounds where, Easel easel) {
    List<Wrap.Item> items = tokens(where.width());
    float wide = -TOKEN_GAP;
    for (Wrap.Item item : items) {
      wide += item.width() + TOKEN_GAP;
    }
    // Always a window: so nothing moves when there come to be more than fit.
    easel.pane(
        new Pane("tokens", where, Math.max(wide, where.width()), where.height(), 1),
        (row, content) -> {
          float left = row.left();
          for (Wrap.Item item : items) {
            item.placing().place(Bounds.of(left, row.top(), item.width(), row.height()), content);
            left += item.width() + TOKEN_GAP;
          }
        });
  }
}
