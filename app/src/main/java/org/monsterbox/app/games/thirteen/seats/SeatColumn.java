package org.monsterbox.app.games.thirteen.seats;

import java.util.List;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.scene.Bounds;

/** Seats one below the other, each at a place that stays the same however much they own. */
public record SeatColumn(Moment moment, List<Integer> seats) {

  private static final float GAP = 8;

  /** One that is higher has more room than there is ever anything to put there. */
  private static final float MOST_HEIGHT = 420;

  /** Fills the bounds with places for so many, some of which may be left free. */
  public void place(Bounds bounds, int places, Easel easel) {
    float high = Math.min(MOST_HEIGHT, (bounds.height() - GAP * (places - 1)) / places);
    for (int i = 0; i < seats.size(); i++) {
      Bounds own = Bounds.of(bounds.left(), bounds.top() + i * (high + GAP), bounds.width(), high);
      new SeatPanel(moment, seats.get(i)).place(own, easel);
    }
  }
}
