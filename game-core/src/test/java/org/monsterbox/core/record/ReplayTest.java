package org.monsterbox.core.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsEvent;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.contract.shells.Shells;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Events;

public final class ReplayTest {

  private static final Claws CLAWS = new Claws();
  private static final GameRecord RECORD = Samples.read(Samples.CLAWS);

  @Test
  public void startsBeforeTheFirstEntry() {
    Replay<ClawsState, ClawsMove> replay = new Replay<>(CLAWS, RECORD);
    assertSame(RECORD, replay.record());
    assertEquals(0, replay.position());
    assertFalse(replay.isAtEnd());
    assertEquals(CLAWS.start(RECORD.header().setup()).fingerprint(), replay.state().fingerprint());
  }

  @Test
  public void goesForwardEntryByEntryAndTellsWhatHappens() {
    Replay<ClawsState, ClawsMove> replay = new Replay<>(CLAWS, RECORD);
    EventLog log = new EventLog();
    replay.forward(log);
    assertEquals(List.of(new ClawsEvent.Clawed(0, 2)), log.seenBy(1));
    assertEquals(1, replay.position());
    replay.forward(Events.NONE);
    long two = replay.state().fingerprint();
    replay.forward(Events.NONE);
    long three = replay.state().fingerprint();
    replay.forward(log);
    assertEquals("a remark changes nothing", three, replay.state().fingerprint());
    replay.forward(log);
    assertEquals("the move is taken back", two, replay.state().fingerprint());
    assertEquals("neither is an event", 1, log.seenBy(1).size());
  }

  @Test
  public void goesAnywhere() {
    Replay<ClawsState, ClawsMove> replay = new Replay<>(CLAWS, RECORD);
    List<Long> seen = new ArrayList<>(List.of(replay.state().fingerprint()));
    while (!replay.isAtEnd()) {
      replay.forward(Events.NONE);
      seen.add(replay.state().fingerprint());
    }
    assertEquals(RECORD.entries().size(), replay.position());
    assertTrue(CLAWS.turn(replay.state()).isOver());
    for (int place = seen.size() - 1; place >= 0; place--) {
      replay.goTo(place);
      assertEquals(seen.get(place).longValue(), replay.state().fingerprint());
    }
    for (int step = 0; step < 200; step++) {
      int place = step * 17 % seen.size();
      replay.goTo(place);
      assertEquals(place, replay.position());
      assertEquals(seen.get(place).longValue(), replay.state().fingerprint());
    }
    replay.goToEnd();
    assertTrue(replay.isAtEnd());
  }

  @Test
  public void goesNowhereElse() {
    Replay<ClawsState, ClawsMove> replay = new Replay<>(CLAWS, RECORD);
    assertThrows(IndexOutOfBoundsException.class, () -> replay.goTo(-1));
    assertThrows(IndexOutOfBoundsException.class, () -> replay.goTo(28));
    replay.goToEnd();
    assertThrows(IllegalStateException.class, () -> replay.forward(Events.NONE));
    assertEquals(27, replay.position());
  }

  @Test
  public void stopsBeforeAnEntryThatBreaksTheRules() {
    List<Entry> entries =
        List.of(new Entry.Played(0, "claw 2"), new Entry.Undone(2), new Entry.Comment("never"));
    Replay<ClawsState, ClawsMove> replay =
        new Replay<>(CLAWS, new GameRecord(RECORD.header(), entries));
    IllegalArgumentException thrown = assertThrows(IllegalArgumentException.class, replay::goToEnd);
    assertTrue(thrown.getMessage(), thrown.getMessage().startsWith("Entry 2: UNDO_TOO_FAR"));
    assertEquals(1, replay.position());
  }

  @Test
  public void needsTheRulesOfTheRecord() {
    assertThrows(IllegalArgumentException.class, () -> new Replay<>(new Shells(), RECORD));
    Claws newer =
        new Claws() {
          @Override
          public int version() {
            return 2;
          }
        };
    assertThrows(IllegalArgumentException.class, () -> new Replay<>(newer, RECORD));
  }
}
