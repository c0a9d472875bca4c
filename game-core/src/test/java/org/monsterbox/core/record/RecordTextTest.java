package org.monsterbox.core.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.Test;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.game.Events;

/** Records that are kept in pieces: hashes one by one, lines one by one. */
public final class RecordTextTest {

  private final Claws rules = new Claws();

  @Test
  public void piecesAddUpToWhatTheWriterWrites() {
    SplittableRandom random = new SplittableRandom(7);
    for (int game = 0; game < 50; game++) {
      GameRecord record = RandomRecords.next(rules, random, 60);
      Replay<?, ?> replay = new Replay<>(rules, record);
      RecordText text = new RecordText(RecordWriter.header(record.header()));
      for (Entry entry : record.entries()) {
        replay.forward(Events.NONE);
        text.add(entry.line(), replay.now().hash());
      }

      assertEquals(
          new RecordWriter(rules).text(record),
          text.end(record.entries().size(), replay.now().hash()));
    }
  }

  @Test
  public void aTableCountsTheHashAsAReplayDoes() {
    Header header = RandomRecords.next(rules, new SplittableRandom(3), 0).header();
    Hashed<ClawsState> start = Hashed.start(rules.start(header.setup()));
    int seat = rules.turn(start.state()).first();
    ClawsMove move = rules.legalMoves(start.state(), seat).get(0);
    Hashed<ClawsState> played = start.played(rules.play(start.state(), seat, move, Events.NONE));
    Hashed<ClawsState> back = played.takenBackTo(start);

    Replay<?, ?> replay =
        new Replay<>(
            rules,
            new GameRecord(
                header, List.of(new Entry.Played(seat, rules.text(move)), new Entry.Undone(1))));
    assertEquals(start.hash(), replay.now().hash());
    replay.forward(Events.NONE);
    assertEquals(played.hash(), replay.now().hash());
    replay.forward(Events.NONE);
    assertEquals(back.hash(), replay.now().hash());
    assertEquals(start.state().fingerprint(), back.state().fingerprint());
    assertNotEquals(start.hash(), back.hash());
  }

  @Test
  public void somebodyElseSitsDown() {
    Header header = RandomRecords.next(rules, new SplittableRandom(3), 0).header();
    Sitter newcomer = new Sitter("easy", "Mo");

    String changed = RecordText.withSitter(RecordWriter.header(header), 1, newcomer);

    List<Sitter> sitters = new ArrayList<>(header.sitters());
    sitters.set(1, newcomer);
    assertEquals(
        RecordWriter.header(
            new Header(
                header.gameId(),
                header.rulesVersion(),
                header.appVersion(),
                header.date(),
                sitters,
                header.setup())),
        changed);
  }
}
