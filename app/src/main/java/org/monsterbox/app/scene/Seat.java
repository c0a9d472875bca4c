package org.monsterbox.app.scene;

import java.util.Optional;
import org.monsterbox.core.bot.Grade;

/**
 * Who sits on a seat, as the table shows it.
 *
 * @param number from 0
 * @param mark which of the eight seat marks (colour and shape) they have, from 0
 * @param bot the bot's level, or empty for a person
 */
public record Seat(int number, String name, int mark, Optional<Grade> bot) {

  public boolean isPerson() {
    return bot.isEmpty();
  }

  /**
   * Whether it is beyond the middle of a flat table: all sit around it in the order of play,
   * clockwise, the first one at its lower edge.
   */
  public boolean sitsBeyond(int seats) {
    return 2 * Math.abs(seats - 2 * number) < seats;
  }
}
