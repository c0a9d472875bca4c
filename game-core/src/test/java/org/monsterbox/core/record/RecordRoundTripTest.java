package org.monsterbox.core.record;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.Test;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.shells.Shells;
import org.monsterbox.core.game.Rules;

public final class RecordRoundTripTest {

  private static final List<Rules<?, ?, ?>> GAMES = List.of(new Claws(), new Shells());

  @Test
  public void everyPrefixOfAnyGameIsTheSameAfterReadingAndWriting() throws BadRecord {
    SplittableRandom random = new SplittableRandom(11);
    int withHashes = 0;
    int withUndos = 0;
    for (Rules<?, ?, ?> rules : GAMES) {
      RecordWriter writer = new RecordWriter(rules);
      for (int game = 0; game < 40; game++) {
        GameRecord whole = RandomRecords.next(rules, random, random.nextInt(1, 90));
        for (int entries = 0; entries <= whole.entries().size(); entries++) {
          GameRecord record = new GameRecord(whole.header(), whole.entries().subList(0, entries));
          byte[] bytes = writer.write(record);
          GameRecord read = Samples.READER.read(bytes);
          assertEquals(record, read);
          assertArrayEquals(bytes, writer.write(read));
        }
        String text = writer.text(whole);
        withHashes += text.matches("(?s).*\n= .*\n= .*") ? 1 : 0;
        withUndos += text.contains("\nundo ") ? 1 : 0;
      }
    }
    assertTrue("games with two hashes: " + withHashes, withHashes > 10);
    assertTrue("games with undos: " + withUndos, withUndos > 20);
  }

  @Test
  public void aRecordThatIsCutAnywhereIsCutOff() {
    byte[] bytes = Samples.bytes(Samples.CLAWS);
    int line = 1;
    for (int length = 0; length < bytes.length; length++) {
      Samples.assertRefused(
          Samples.READER, line, BadRecord.Reason.CUT_OFF, Arrays.copyOf(bytes, length));
      line += bytes[length] == '\n' ? 1 : 0;
    }
  }
}
