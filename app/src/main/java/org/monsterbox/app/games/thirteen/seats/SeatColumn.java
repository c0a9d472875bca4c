package org.monsterbox.app.games.thirteen.seats;

import java.util.List;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.scene.Bounds;

/** Seats one below the other, each as high as what it owns, in monsters of one size. */
public record SeatColumn(Moment moment, List<Integer> seats) {

  private static final float GAP = 8;

  public void place(Bounds bounds, Easel easel) {
    for (float monsterWidth : SeatPanel.MONSTER_WIDTHS) {
      if (height(bounds.width(), monsterWidth) <= bounds.height()) {
        stacked(bounds, monsterWidth, easel);
        return;
      }
    }
    shared(bounds, easel);
  }

  private float height(float width, float monsterWidth) {
    float height = GAP * (seats.size() - 1);
    for (int seat : seats) {
      height += new SeatPanel(moment, seat).height(width, monsterWidth);
    }
    return height;
  }

  private void stacked(Bounds bounds, float monsterWidth, Easel easel) {
    float top = bounds.top();
    for (int seat : seats) {
      SeatPanel panel = new SeatPanel(moment, seat);
      float high = panel.height(bounds.width(), monsterWidth);
      panel.place(Bounds.of(bounds.left(), top, bounds.width(), high), easel);
      top += high + GAP;
    }
  }

  /** Where that is too much, all have the same height and show what they can. */
  private void shared(Bounds bounds, Easel easel) {
    float high = (bounds.height() - GAP * (seats.size() - 1)) / seats.size();
    for (int i = 0; i < seats.size(); i++) {
      new SeatPanel(moment, seats.get(i))
          .place(
              Bounds.of(bounds.left(), bounds.top() + i * (high + GAP), bounds.width(), high),
              easel);
    }
  }
}
