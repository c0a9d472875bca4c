package org.monsterbox.core.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

public final class EventLogTest {

  private record Said(String text) implements Event {}

  private record Thrown(int die) implements Event {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  private final EventLog log = new EventLog();

  @Test
  public void everySeatSeesWhatItMaySeeInOrder() {
    log.add(Audience.EVERYONE, new Said("hello"));
    log.add(Audience.only(1), new Said("you drew a seven"));
    log.add(Audience.allBut(1), new Said("seat 1 drew a card"));

    List<Event> everyoneElse = List.of(new Said("hello"), new Said("seat 1 drew a card"));
    assertEquals(everyoneElse, log.seenBy(0));
    assertEquals(List.of(new Said("hello"), new Said("you drew a seven")), log.seenBy(1));
    assertEquals(everyoneElse, log.seenBy(7));
  }

  @Test
  public void oneRevealingEventIsEnough() {
    log.add(Audience.EVERYONE, new Said("hello"));
    assertFalse(log.reveals());
    log.add(Audience.only(0), new Thrown(6));
    assertTrue(log.reveals());
  }

  @Test
  public void nobodyWantsEventsOfAnImaginedGame() {
    Events.NONE.add(Audience.EVERYONE, new Said("hello"));
    assertFalse(Events.NONE.wanted());
    assertTrue(log.wanted());
  }
}
