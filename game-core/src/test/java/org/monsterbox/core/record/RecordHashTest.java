package org.monsterbox.core.record;

import static org.junit.Assert.assertEquals;
import static org.monsterbox.core.record.Samples.CLAWS;
import static org.monsterbox.core.record.Samples.END_LINE;
import static org.monsterbox.core.record.Samples.HASH_LINE;
import static org.monsterbox.core.record.Samples.assertRefused;
import static org.monsterbox.core.record.Samples.withLine;

import java.util.Collections;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.contract.shells.Shells;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.BadRecord.Reason;

/** What the running hash notices, and where. */
public final class RecordHashTest {

  @Test
  public void aMoveThatWasChangedShowsAtTheNextHash() {
    // Seat 0 exchanges two of its cards; all moves stay legal and nobody else wins a round.
    List<String> lines = Samples.lines();
    Collections.swap(lines, 13, 22);
    assertEquals(List.of("0 claw 4", "0 claw 2"), List.of(lines.get(13), lines.get(22)));
    assertRefused(HASH_LINE, Reason.HASH_DIFFERS, Samples.text(lines));
  }

  @Test
  public void aMoveThatWasChangedAfterTheLastHashShowsAtTheEnd() {
    // Seat 0 exchanges its last two shells.
    String changed =
        Samples.SHELLS.replace("0 hide 2\n1 hide 1\n0 hide 3", "0 hide 3\n1 hide 1\n0 hide 2");
    assertRefused(21, Reason.HASH_DIFFERS, changed);
  }

  @Test
  public void anotherSeedShowsEvenBeforeTheFirstMove() {
    GameRecord whole = Samples.read(CLAWS);
    GameRecord begun = new GameRecord(whole.header(), List.of());
    String text = new RecordWriter(new Claws()).text(begun);
    Samples.read(text);
    assertRefused(14, Reason.HASH_DIFFERS, text.replace("seed -123", "seed -124"));
  }

  @Test
  public void anotherOptionShowsAtTheNextHash() {
    String changed = Samples.SHELLS.replace("tie CARRIED", "tie LOST");
    assertRefused(21, Reason.HASH_DIFFERS, changed);
  }

  @Test
  public void rulesThatHaveChangedWithoutANewVersionShowAtTheNextHash() {
    Claws lowerCardWins =
        new Claws() {
          @Override
          public ClawsState start(Setup setup, Events out) {
            Options options = setup.options().with(LOW_WINS, true);
            return super.start(new Setup(setup.seats(), options, setup.seed()), out);
          }
        };
    GameRecord whole = Samples.read(CLAWS);
    GameRecord begun = new GameRecord(whole.header(), whole.entries().subList(0, 2));
    String text = new RecordWriter(new Claws()).text(begun);
    Samples.read(text);
    assertRefused(reader(lowerCardWins), 16, Reason.HASH_DIFFERS, Samples.bytes(text));
  }

  @Test
  public void aRuleThatMattersOnlyAtTheEndShowsThere() {
    Claws lastCardIsReturned =
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            ClawsState played = super.play(state, seat, move, out);
            return turn(played).isOver() ? state : played;
          }
        };
    assertRefused(reader(lastCardIsReturned), END_LINE, Reason.HASH_DIFFERS, Samples.bytes(CLAWS));
  }

  /** Two ways that meet in the same state have different hashes. */
  @Test
  public void thePositionsOnTheWayCountAndNotOnlyTheLast() {
    GameRecord record = Samples.read(Samples.SHELLS);
    String there = endHash(record.entries());
    List<Entry> otherOrder =
        List.of(
            new Entry.Played(1, "hide 3"),
            new Entry.Played(0, "hide 1"),
            new Entry.Played(0, "hide 2"),
            new Entry.Played(1, "hide 1"),
            new Entry.Played(0, "hide 3"),
            new Entry.Played(1, "hide 2"));
    Replay<?, ?> one = new Replay<>(new Shells(), record);
    Replay<?, ?> other = new Replay<>(new Shells(), new GameRecord(record.header(), otherOrder));
    one.goToEnd();
    other.goToEnd();
    assertEquals(one.state().fingerprint(), other.state().fingerprint());
    String text = Samples.SHELLS.replace("end 9 " + there, "end 9 " + endHash(otherOrder));
    assertRefused(21, Reason.HASH_DIFFERS, text);
  }

  @Test
  public void remarksAndNamesAreNotHashed() {
    Samples.read(withLine(6, "seat 0 medium Otto"));
    Samples.read(withLine(17, "# something else"));
  }

  private static String endHash(List<Entry> entries) {
    String text =
        new RecordWriter(new Shells())
            .text(new GameRecord(Samples.read(Samples.SHELLS).header(), entries));
    return text.substring(text.lastIndexOf(' ') + 1).trim();
  }

  private static RecordReader reader(Claws rules) {
    return new RecordReader(List.of(rules), List.of(), Limits.USUAL);
  }
}
