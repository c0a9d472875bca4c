package org.monsterbox.app.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Grade;

/** Who sits at the tables of tests. */
public final class Sitting {

  public static final List<String> NAMES =
      List.of("Ada", "Basile", "Chloé", "Darius", "Émilie", "Farid", "Greta", "Hugo");

  private Sitting() {}

  /** One person against bots. */
  public static List<Seat> onePerson(int seats) {
    return seats(seats, 1);
  }

  /** Everybody sits around the table. */
  public static List<Seat> people(int seats) {
    return seats(seats, seats);
  }

  /** Some people, and bots. */
  public static List<Seat> seats(int count, int people) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < count; seat++) {
      seats.add(
          new Seat(
              seat,
              NAMES.get(seat),
              seat,
              seat < people ? Optional.empty() : Optional.of(Grade.HARD)));
    }
    return Seat.around(seats);
  }
}
