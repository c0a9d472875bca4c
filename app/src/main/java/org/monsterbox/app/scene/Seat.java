package org.monsterbox.app.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.bot.Grade;

/**
 * Who sits on a seat, as the table shows it.
 *
 * @param number from 0
 * @param mark which of the eight seat marks (colour and shape) they have, from 0
 * @param bot the bot's level, or empty for a person
 * @param isYou the only person at the table: sentences address them as "you"
 */
public record Seat(int number, String name, int mark, Optional<Grade> bot, boolean isYou) {

  /** Somebody among several people, or a bot. */
  public Seat(int number, String name, int mark, Optional<Grade> bot) {
    this(number, name, mark, bot, false);
  }

  /** All who sit around a table: a person among bots is "you", people among people have names. */
  public static List<Seat> around(List<Seat> table) {
    long people = table.stream().filter(Seat::isPerson).count();
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : table) {
      boolean alone = people == 1 && seat.isPerson();
      seats.add(new Seat(seat.number, seat.name, seat.mark, seat.bot, alone));
    }
    return List.copyOf(seats);
  }

  /** Those with these numbers. */
  public static List<Seat> those(List<Seat> seats, List<Integer> numbers) {
    List<Seat> those = new ArrayList<>();
    for (int number : numbers) {
      those.add(seats.get(number));
    }
    return those;
  }

  public boolean isPerson() {
    return bot.isEmpty();
  }

  /** The same, called by another name. */
  public Seat called(String other) {
    return new Seat(number, other, mark, bot, isYou);
  }

  /**
   * Whether it is beyond the middle of a flat table: all sit around it in the order of play,
   * clockwise, the first one at its lower edge.
   */
  public boolean sitsBeyond(int seats) {
    return 2 * Math.abs(seats - 2 * number) < seats;
  }
}
