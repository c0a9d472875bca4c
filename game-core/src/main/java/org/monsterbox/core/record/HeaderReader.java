package org.monsterbox.core.record;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.GameFacts;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/** Reads what a record says before the first move. */
final class HeaderReader {

  private final Lines lines;
  private final Rules<?, ?, ?> rules;

  /** The versions in the first two lines are known to be those of today. */
  HeaderReader(Lines lines, Rules<?, ?, ?> rules) {
    this.lines = lines;
    this.rules = rules;
  }

  Header read() throws Fault {
    lines.nextAfter(Format.NAME);
    lines.nextAfter(Format.GAME);
    String app = lines.nextAfter(Format.APP);
    if (!Header.isAppVersion(app)) {
      throw new Fault(BadRecord.Reason.BAD_APP_VERSION, Format.quoted(app));
    }
    String date = lines.nextAfter(Format.DATE);
    if (!Header.isDate(date)) {
      throw new Fault(BadRecord.Reason.BAD_DATE, Format.quoted(date));
    }
    List<Sitter> sitters = readSitters(readSeatCount());
    Options options = readOptions();
    long seed = Format.number(lines.nextAfter(Format.SEED), Long.MIN_VALUE, Long.MAX_VALUE);
    Setup setup = new Setup(sitters.size(), options, seed);
    return new Header(rules.facts().id(), rules.version(), app, date, sitters, setup);
  }

  private int readSeatCount() throws Fault {
    int seats = (int) Format.number(lines.nextAfter(Format.SEATS), 0, Integer.MAX_VALUE);
    GameFacts facts = rules.facts();
    if (seats < facts.fewestSeats() || seats > rules.mostSeats()) {
      throw new Fault(
          BadRecord.Reason.BAD_SEAT_COUNT,
          facts.id() + " seats " + facts.fewestSeats() + " to " + rules.mostSeats());
    }
    return seats;
  }

  private List<Sitter> readSitters(int seats) throws Fault {
    List<Sitter> sitters = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      List<String> words = Lines.words(lines.nextAfter(Format.SEAT), 3);
      if (Format.number(words.get(0), 0, Integer.MAX_VALUE) != seat) {
        throw new Fault(BadRecord.Reason.UNEXPECTED_LINE, "this is the place of seat " + seat);
      }
      try {
        sitters.add(new Sitter(words.get(1), words.get(2)));
      } catch (IllegalArgumentException e) {
        throw new Fault(BadRecord.Reason.BAD_SITTER, String.valueOf(e.getMessage()));
      }
    }
    return sitters;
  }

  /** An option that is not there is younger than the record: its usual value is how it was then. */
  private Options readOptions() throws Fault {
    Options options = Options.usual(rules.options());
    for (OptionSpec<?> spec : rules.options()) {
      String start = Format.OPTION + " " + spec.name() + " ";
      if (lines.nextStartsWith(start)) {
        String value = lines.next().substring(start.length());
        try {
          options = options.withText(spec.name(), value);
        } catch (IllegalArgumentException e) {
          throw new Fault(BadRecord.Reason.BAD_OPTION, String.valueOf(e.getMessage()));
        }
      }
    }
    if (lines.nextStartsWith(Format.OPTION + " ")) {
      throw new Fault(
          BadRecord.Reason.BAD_OPTION, "unknown, or out of order: " + Format.quoted(lines.next()));
    }
    return options;
  }
}
