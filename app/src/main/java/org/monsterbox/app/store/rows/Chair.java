package org.monsterbox.app.store.rows;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.Sitter;

/**
 * Who sits on a seat of a saved game.
 *
 * @param person who of the people this app knows, or {@link #NOBODY_KNOWN}
 * @param mark which of the seat marks they have, from 0
 * @param bot the bot's level, or empty for a person
 */
public record Chair(long person, int mark, Optional<Grade> bot, String name) {

  /** A bot, or a person who came with somebody else's game. */
  public static final long NOBODY_KNOWN = 0;

  private static final String PERSON = "person";

  public static Chair person(long person, int mark, String name) {
    return new Chair(person, mark, Optional.empty(), name);
  }

  public static Chair bot(Grade grade, int mark, String name) {
    return new Chair(NOBODY_KNOWN, mark, Optional.of(grade), name);
  }

  /** Those who sit there as a record says. */
  public static List<Chair> all(Header header) {
    List<Chair> chairs = new ArrayList<>();
    for (Sitter sitter : header.sitters()) {
      chairs.add(new Chair(NOBODY_KNOWN, chairs.size(), bot(sitter.kind()), sitter.name()));
    }
    return chairs;
  }

  public boolean isPerson() {
    return bot.isEmpty();
  }

  /** As the table shows it. */
  private Seat seat(int number) {
    return new Seat(number, name, mark, bot);
  }

  /** Those on all seats, as the table shows them. */
  public static List<Seat> seats(List<Chair> chairs) {
    List<Seat> seats = new ArrayList<>();
    for (Chair chair : chairs) {
      seats.add(chair.seat(seats.size()));
    }
    return Seat.around(seats);
  }

  /** As the record writes it. */
  public Sitter sitter() {
    return new Sitter(kind(), name);
  }

  String kind() {
    return bot.map(grade -> grade.name().toLowerCase(Locale.ROOT)).orElse(PERSON);
  }

  /** A kind that nobody knows is a person: somebody must be asked to play. */
  public static Optional<Grade> bot(String kind) {
    return Stream.of(Grade.values())
        .filter(grade -> grade.name().toLowerCase(Locale.ROOT).equals(kind))
        .findFirst();
  }
}
