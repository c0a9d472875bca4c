package org.monsterbox.app.referee;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.store.rows.Chair;

/**
 * Who sits where: people and bots.
 *
 * @param chairs by seat
 */
public record Seating(List<Chair> chairs) {

  public Seating {
    chairs = List.copyOf(chairs);
  }

  public boolean isPerson(int seat) {
    return chairs.get(seat).isPerson();
  }

  public int people() {
    int people = 0;
    for (Chair chair : chairs) {
      people += chair.isPerson() ? 1 : 0;
    }
    return people;
  }

  /** Or the first seat of all where only bots play. */
  public int firstPerson() {
    for (int seat = 0; seat < chairs.size(); seat++) {
      if (isPerson(seat)) {
        return seat;
      }
    }
    return 0;
  }

  public List<Seat> seats() {
    return Chair.seats(chairs);
  }

  Seating with(int seat, Chair chair) {
    List<Chair> changed = new ArrayList<>(chairs);
    changed.set(seat, chair);
    return new Seating(changed);
  }

  /** The same people, by the seats that they have now. */
  public Seating inOrder(List<Integer> seats) {
    List<Chair> moved = new ArrayList<>();
    for (int seat : seats) {
      moved.add(chairs.get(seat));
    }
    return new Seating(moved);
  }
}
