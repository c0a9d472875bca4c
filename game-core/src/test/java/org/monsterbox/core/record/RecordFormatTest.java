package org.monsterbox.core.record;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.contract.shells.Shells;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Entry.Comment;
import org.monsterbox.core.record.Entry.Played;
import org.monsterbox.core.record.Entry.Undone;

public final class RecordFormatTest {

  @Test
  public void writesAGameOfClawsAsDocumented() {
    assertEquals(Samples.CLAWS, new RecordWriter(new Claws()).text(Samples.read(Samples.CLAWS)));
  }

  @Test
  public void writesAGameOfShellsAsDocumented() {
    Shells shells = new Shells();
    Options options =
        Options.usual(shells.options()).with(Shells.PEARLS, 3).with(Shells.TIE, Shells.Tie.CARRIED);
    GameRecord record =
        new GameRecord(
            new Header(
                "shells",
                1,
                "0.1.0",
                "2026-11-16",
                List.of(new Sitter("person", "Anna Lee"), new Sitter("medium", "怪獣")),
                new Setup(2, options, 9)),
            List.of(
                new Played(0, "hide 1"),
                new Played(1, "hide 1"),
                new Comment("Zoë, wait!"),
                new Undone(1),
                new Played(1, "hide 3"),
                new Played(0, "hide 2"),
                new Played(1, "hide 1"),
                new Played(0, "hide 3"),
                new Played(1, "hide 2")));
    assertEquals(Samples.SHELLS, new RecordWriter(shells).text(record));
    assertArrayEquals(Samples.bytes(Samples.SHELLS), new RecordWriter(shells).write(record));
    assertEquals(record, Samples.read(Samples.SHELLS));
  }

  @Test
  public void readsWhatIsWritten() {
    GameRecord record = Samples.read(Samples.CLAWS);
    Header header = record.header();
    assertEquals("claws", header.gameId());
    assertEquals(1, header.rulesVersion());
    assertEquals("0.1.0", header.appVersion());
    assertEquals("2026-11-16", header.date());
    assertEquals(new Sitter("hard", "Grob"), header.sitters().get(1));
    assertEquals(new Sitter("person", "Zoë"), header.sitters().get(3));
    Options options = Options.usual(new Claws().options()).with(Claws.HAND, 6);
    assertEquals(new Setup(4, options, -123), header.setup());
    assertEquals(27, record.entries().size());
    assertEquals(new Played(2, "claw 5"), record.entries().get(2));
    assertEquals(new Comment("Zoë, wait!"), record.entries().get(3));
    assertEquals(new Undone(1), record.entries().get(4));
  }

  /** The same sum as in the documentation, done by hand. */
  @Test
  public void hashesChainTheFingerprintsOfAllStates() {
    Claws claws = new Claws();
    GameRecord record = Samples.read(Samples.CLAWS);
    ClawsState state = claws.start(record.header().setup());
    List<ClawsState> states = new ArrayList<>(List.of(state));
    List<Long> hashes =
        new ArrayList<>(List.of(new Fingerprint().add(state.fingerprint()).value()));
    String hashAfterTwenty = "";
    int played = 0;
    for (Entry entry : record.entries()) {
      int last = states.size() - 1;
      if (entry instanceof Played move) {
        ClawsMove clawsMove = claws.readMove(move.move());
        states.add(claws.play(states.get(last), move.seat(), clawsMove, Events.NONE));
        long fingerprint = states.get(last + 1).fingerprint();
        hashes.add(new Fingerprint().add(hashes.get(last)).add(fingerprint).value());
        played++;
        hashAfterTwenty =
            played == 20 ? String.format("= %016x", hashes.get(last + 1)) : hashAfterTwenty;
      } else if (entry instanceof Undone) {
        states.remove(last);
        long taken = hashes.remove(last);
        hashes.set(last - 1, new Fingerprint().add(taken).add(hashes.get(last - 1)).value());
      }
    }
    List<String> lines = Samples.lines();
    assertEquals(lines.get(Samples.HASH_LINE - 1), hashAfterTwenty);
    assertEquals(
        lines.get(Samples.END_LINE - 1),
        String.format("end 27 %016x", hashes.get(hashes.size() - 1)));
  }

  @Test
  public void hashHasAllItsDigits() {
    assertEquals("0000000000000000", Format.hash(0));
    assertEquals("00000000000000ff", Format.hash(255));
    assertEquals("ffffffffffffffff", Format.hash(-1));
    assertEquals("0123456789abcdef", Format.hash(0x0123456789abcdefL));
    assertEquals("8000000000000000", Format.hash(Long.MIN_VALUE));
  }

  @Test
  public void anOptionThatIsNotThereHasItsUsualValue() {
    String text = Samples.withoutLine(11);
    GameRecord record = Samples.read(text);
    assertEquals(false, record.header().setup().options().get(Claws.LOW_WINS));
    assertEquals(
        "writing adds what was missing", Samples.CLAWS, new RecordWriter(new Claws()).text(record));
  }

  @Test
  public void aRecordMayEndAnywhere() {
    GameRecord whole = Samples.read(Samples.CLAWS);
    RecordWriter writer = new RecordWriter(new Claws());
    for (int entries = 0; entries <= whole.entries().size(); entries++) {
      GameRecord begun = new GameRecord(whole.header(), whole.entries().subList(0, entries));
      assertEquals(begun, Samples.read(writer.text(begun)));
    }
  }

  @Test
  public void writesNoRecordThatBreaksTheRules() {
    RecordWriter writer = new RecordWriter(new Claws());
    Header header = Samples.read(Samples.CLAWS).header();
    GameRecord illegal =
        new GameRecord(header, List.of(new Comment("so"), new Played(0, "claw 6")));
    IllegalArgumentException thrown =
        assertThrows(IllegalArgumentException.class, () -> writer.text(illegal));
    assertTrue(thrown.getMessage(), thrown.getMessage().contains("Entry 2: ILLEGAL_MOVE"));
    GameRecord otherGame = Samples.read(Samples.SHELLS);
    assertThrows(IllegalArgumentException.class, () -> writer.text(otherGame));
    GameRecord tooFew =
        new GameRecord(
            new Header(
                "claws",
                1,
                "1",
                "2026-11-16",
                List.of(new Sitter("person", "A")),
                new Setup(1, header.setup().options(), 1)),
            List.of());
    assertThrows(IllegalArgumentException.class, () -> writer.text(tooFew));
  }
}
