package org.monsterbox.core.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.monsterbox.core.record.Samples.assertRefused;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.record.BadRecord.Reason;
import org.monsterbox.core.record.Entry.Comment;
import org.monsterbox.core.record.Entry.Played;
import org.monsterbox.core.record.Entry.Undone;

public final class RecordUndoTest {

  private static final RecordReader READER =
      new RecordReader(List.of(new Ticks()), List.of(), Limits.USUAL);
  private static final Header HEADER =
      new Header(
          "ticks",
          1,
          "1",
          "2026-01-31",
          List.of(new Sitter("person", "T")),
          new Ticks().usualSetup(1, 0));

  @Test
  public void takesMovesBackAndKeepsThemInTheRecord() {
    List<Entry> entries = ticks(3);
    entries.add(new Undone(2));
    assertCount(1, entries);
    entries.addAll(ticks(4));
    assertCount(5, entries);
    entries.add(new Comment("all of it"));
    entries.add(new Undone(5));
    assertCount(0, entries);
  }

  @Test
  public void whatWasTakenBackStaysInTheHash() {
    List<Entry> six = ticks(3 + 6);
    six.add(new Undone(6));
    List<Entry> seven = ticks(3 + 7);
    seven.add(new Undone(7));
    assertNotEquals(hash(ticks(3)), hash(six));
    assertNotEquals(hash(six), hash(seven));
  }

  /** Every 20th move played, whatever was taken back. */
  @Test
  public void movesThatWereTakenBackCountForTheHashLines() {
    List<Entry> entries = ticks(19);
    entries.add(new Undone(19));
    entries.addAll(ticks(1));
    List<String> lines = List.of(text(entries).split("\n"));
    List<String> moves = lines.subList(lines.indexOf("moves") + 1, lines.size());
    assertEquals("undo 19", moves.get(19));
    assertEquals("0 tick", moves.get(20));
    assertEquals("= " + hash(entries), moves.get(21));
    assertEquals("end 21 " + hash(entries), moves.get(22));
  }

  @Test
  public void doesNotGoBackBeforeTheStart() {
    String text = Ticks.HEADER + "0 tick\n# x\nundo ";
    assertRefused(READER, 11, Reason.UNDO_TOO_FAR, Samples.bytes(text + "2\n"));
    assertRefused(READER, 11, Reason.UNDO_TOO_FAR, Samples.bytes(text + "2147483647\n"));
    assertRefused(READER, 12, Reason.UNDO_TOO_FAR, Samples.bytes(text + "1\nundo 1\n"));
  }

  @Test
  public void remembersSoManyPositionsAndNoMore() {
    List<Entry> entries = ticks(300);
    entries.add(new Undone(256));
    assertCount(44, entries);
    String back = text(entries);
    int undo = back.split("\n").length - 1;
    assertRefused(
        READER, undo, Reason.UNDO_TOO_FAR, Samples.bytes(back.replace("undo 256", "undo 257")));
    // The position before was there, but nobody remembers it.
    String further = back.substring(0, back.indexOf("end ")) + "undo 1\n";
    assertRefused(READER, undo + 1, Reason.UNDO_TOO_FAR, Samples.bytes(further));
    entries.addAll(ticks(10));
    entries.add(new Undone(10));
    assertCount(44, entries);
  }

  @Test
  public void aGameThatIsOverGoesOnAfterAnUndo() {
    GameRecord over = Samples.read(Samples.CLAWS);
    List<Entry> entries = new ArrayList<>(over.entries());
    entries.add(new Undone(1));
    entries.add(new Played(3, "claw 17"));
    GameRecord again = new GameRecord(over.header(), entries);
    String text = new RecordWriter(new Claws()).text(again);
    assertEquals(again, Samples.read(text));
  }

  private static List<Entry> ticks(int count) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      entries.add(new Played(0, "tick"));
    }
    return entries;
  }

  /** Written and read again, the record leads to that count. */
  private static void assertCount(int count, List<Entry> entries) {
    GameRecord read = Samples.read(READER, text(entries));
    assertEquals(new GameRecord(HEADER, entries), read);
    Replay<Ticks.Count, Ticks.Tick> replay = new Replay<>(new Ticks(), read);
    replay.goToEnd();
    assertEquals(count, replay.state().count());
  }

  private static String text(List<Entry> entries) {
    return new RecordWriter(new Ticks()).text(new GameRecord(HEADER, entries));
  }

  private static String hash(List<Entry> entries) {
    String text = text(entries);
    return text.substring(text.lastIndexOf(' ') + 1).trim();
  }
}
