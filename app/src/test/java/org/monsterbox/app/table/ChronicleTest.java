package org.monsterbox.app.table;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.game.Event;

public final class ChronicleTest {

  private record Said(String text) implements Event {}

  private static final List<Seat> ANNA = List.of(new Seat(0, "Anna", 0, Optional.empty()));
  private static final List<Seat> BEN = List.of(new Seat(0, "Ben", 0, Optional.empty()));

  private final List<Event> spoken = new ArrayList<>();
  private final Chronicle chronicle =
      new Chronicle(
          (event, seats) -> {
            spoken.add(event);
            return seats.get(0).name() + " " + ((Said) event).text();
          });

  @Test
  public void eachSentenceIsMadeOnce() {
    Event flips = new Said("flips");
    Event stops = new Said("stops");

    chronicle.of(List.of(flips), ANNA);
    chronicle.of(List.of(flips), ANNA);

    assertEquals(List.of("Anna flips", "Anna stops"), chronicle.of(List.of(flips, stops), ANNA));
    assertEquals(List.of(flips, stops), spoken);
  }

  @Test
  public void whatWasTakenBackIsNotSaidAnyMore() {
    Event flips = new Said("flips");

    chronicle.of(List.of(flips, new Said("stops")), ANNA);

    assertEquals(List.of("Anna flips"), chronicle.of(List.of(flips), ANNA));
    assertEquals(
        List.of("Anna flips", "Anna attacks"),
        chronicle.of(List.of(flips, new Said("attacks")), ANNA));
  }

  @Test
  public void whoIsCalledOtherwiseIsNamedAnew() {
    Event flips = new Said("flips");

    chronicle.of(List.of(flips), ANNA);

    assertEquals(List.of("Ben flips"), chronicle.of(List.of(flips), BEN));
  }
}
