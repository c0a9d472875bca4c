package org.monsterbox.app.table.log;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.Test;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.OptionNames;
import org.monsterbox.app.referee.Told;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;

public final class ChronicleTest {

  private record Said(String text) implements Event {}

  private record RoundBegan(int number) implements Event {}

  private static final List<Seat> ANNA =
      List.of(new Seat(0, "Anna", 0, Optional.empty()), new Seat(1, "Bob", 1, Optional.empty()));
  private static final List<Seat> BEN =
      List.of(new Seat(0, "Ben", 0, Optional.empty()), new Seat(1, "Bob", 1, Optional.empty()));

  private final List<Event> spoken = new ArrayList<>();
  private final Chronicle chronicle =
      new Chronicle(
          new Words(), event -> Optional.empty(), new RoundCount(number -> "Round " + number));

  @Test
  public void eachSentenceIsMadeOnceAndStaysTheSame() {
    Told flips = told(0, 1, "flips");
    Told stops = told(0, 2, "stops");

    GameLog before = chronicle.of(List.of(flips), ANNA, 0);
    chronicle.of(List.of(flips), ANNA, 0);
    GameLog after = chronicle.of(List.of(flips, stops), ANNA, 0);

    assertEquals(List.of("Anna flips", "Anna stops"), after.sentences());
    assertEquals(List.of(flips.event(), stops.event()), spoken);
    assertSame(before.entries().get(1), after.entries().get(1));
  }

  @Test
  public void whatWasTakenBackIsNotSaidAnyMore() {
    Told flips = told(0, 1, "flips");

    chronicle.of(List.of(flips, told(0, 2, "stops")), ANNA, 0);

    assertEquals(List.of("Anna flips"), chronicle.of(List.of(flips), ANNA, 0).sentences());
    assertEquals(
        List.of("Anna flips", "Anna attacks"),
        chronicle.of(List.of(flips, told(0, 2, "attacks")), ANNA, 0).sentences());
  }

  @Test
  public void whoIsCalledOtherwiseIsNamedAnew() {
    Told flips = told(0, 1, "flips");

    chronicle.of(List.of(flips), ANNA, 0);

    assertEquals(List.of("Ben flips"), chronicle.of(List.of(flips), BEN, 0).sentences());
  }

  @Test
  public void aRoundBeginsWhenSomebodysTurnComesOnceMore() {
    assertEquals(
        List.of("Round 1", "a", "b", "c", "Round 2", "d", "e"),
        read(told(0, 1, "a"), told(0, 2, "b"), told(1, 3, "c"), told(0, 4, "d"), told(1, 5, "e")));
  }

  @Test
  public void aGameThatCountsItsRoundsIsLeftToIt() {
    assertEquals(
        List.of("a", "Day 7", "b", "c"),
        read(
            told(0, 1, "a"),
            new Told(OptionalInt.of(0), 1, new RoundBegan(7)),
            told(1, 2, "b"),
            told(0, 3, "c")));
  }

  @Test
  public void whatHappenedSinceTheReadersLastTurnIsNew() {
    List<Told> happened = List.of(told(0, 1, "a"), told(1, 2, "b"), told(1, 3, "c"));

    GameLog log = chronicle.of(happened, ANNA, 1);

    assertEquals(List.of("Round 1", "a"), names(log.entries().subList(0, log.known())));
    assertEquals(List.of("Round 1", "a", "b"), names(log.withoutLatest().entries()));
  }

  @Test
  public void theNewestIsReadFirstEachRoundUnderItsHeading() {
    List<Told> happened =
        List.of(told(0, 1, "a"), told(1, 2, "b"), told(0, 3, "c"), told(1, 4, "d"));

    List<String> rows = new ArrayList<>();
    for (LogRow row : LogRow.of(chronicle.of(happened, ANNA, 2))) {
      rows.add(row.entry().map(ChronicleTest::name).orElse(row.kind().name()));
    }

    assertEquals(List.of("SINCE", "Round 2", "d", "c", "BEFORE", "Round 1", "b", "a"), rows);
  }

  @Test
  public void aLineIsAboutWhoItBeginsWithOrElseAboutWhoMoved() {
    List<LogEntry> entries = chronicle.of(List.of(told(1, 1, "loses")), ANNA, 0).entries();

    assertEquals(Optional.of(ANNA.get(0)), ((LogEntry.Line) entries.get(1)).seat());
  }

  @Test
  public void aLongLogIsCutOnlyNowAndThen() {
    List<Told> happened = new ArrayList<>();
    for (int move = 1; move <= 500; move++) {
      happened.add(told(0, move, "m" + move));
    }

    GameLog log = chronicle.of(happened, ANNA, 499);

    assertEquals(301, log.entries().size());
    assertEquals(300, log.known());
    assertEquals(1, log.latest());
  }

  private List<String> read(Told... happened) {
    return names(chronicle.of(List.of(happened), ANNA, 0).entries());
  }

  private static List<String> names(List<LogEntry> entries) {
    List<String> names = new ArrayList<>();
    entries.forEach(entry -> names.add(name(entry)));
    return names;
  }

  private static String name(LogEntry entry) {
    return entry instanceof LogEntry.Heading heading
        ? heading.words()
        : ((LogEntry.Line) entry).sentence().replace("Anna ", "").replace("Bob ", "");
  }

  private static Told told(int seat, int moves, String text) {
    return new Told(OptionalInt.of(seat), moves, new Said(text));
  }

  private final class Words implements GameWords<String, String> {

    @Override
    public String event(Event event, List<Seat> seats) {
      if (!(event instanceof Said said)) {
        return "";
      }
      spoken.add(event);
      return seats.get(0).name() + " " + said.text();
    }

    @Override
    public String heading(Event event, List<Seat> seats) {
      return event instanceof RoundBegan began ? "Day " + began.number() : "";
    }

    @Override
    public String refusal(Code code) {
      return "";
    }

    @Override
    public String move(String move, String view, List<Seat> seats) {
      return "";
    }

    @Override
    public String reason(Reason reason, List<Seat> seats) {
      return "";
    }

    @Override
    public String prompt(String view, List<Seat> seats) {
      return "";
    }

    @Override
    public String ending(Code reason) {
      return "";
    }

    @Override
    public OptionNames options() {
      throw new UnsupportedOperationException();
    }
  }
}
