package org.monsterbox.core.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.contract.shells.Shells;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.record.BadRecord.Reason;
import org.monsterbox.core.thirteen.ThirteenMonsters;

public final class RecordFuzzTest {

  private static final int COUNT = Integer.getInteger("monsterbox.fuzz", 3000);

  /** What spoiled records of these games cannot show: it needs other games, or much patience. */
  private static final Set<Reason> OUT_OF_REACH =
      EnumSet.of(
          Reason.BAD_SETUP,
          Reason.TOO_MANY_ENTRIES,
          Reason.TOO_SLOW,
          Reason.MIGRATION_FAILED,
          Reason.RULES_FAILED);

  @Test
  public void spoiledRecordsDoNoHarm() {
    Set<Reason> unseen = EnumSet.complementOf(EnumSet.copyOf(OUT_OF_REACH));
    unseen.removeAll(reasons(new Claws(), 1));
    unseen.removeAll(reasons(new Shells(), 2));
    unseen.removeAll(reasons(new ThirteenMonsters(), 3));
    if (COUNT >= 3000) {
      assertEquals("reasons that were never given", Set.of(), unseen);
    }
  }

  private static Set<Reason> reasons(Rules<?, ?, ?> rules, long seed) {
    RecordFuzz.Report report = RecordFuzz.run(rules, seed, COUNT);
    System.out.println(COUNT + " spoiled records of " + rules.facts().id() + ": " + report);
    int refused = report.refused().values().stream().mapToInt(Integer::intValue).sum();
    assertEquals(COUNT, report.valid() + refused);
    assertTrue(report.toString(), report.valid() > COUNT / 20);
    assertTrue(report.toString(), refused > COUNT / 2);
    return report.refused().keySet();
  }

  @Test
  public void theSameSeedSpoilsTheSame() {
    RecordFuzz.Report once = RecordFuzz.run(new Claws(), 5, 300);
    RecordFuzz.Report again = RecordFuzz.run(new Claws(), 5, 300);
    assertEquals(once.valid(), again.valid());
    assertEquals(once.refused(), again.refused());
  }

  @Test
  public void catchesAGameThatTrustsNumbers() {
    assertCaught(
        "ArrayIndexOutOfBounds",
        new Claws() {
          private final ClawsMove[] moves = new ClawsMove[25];

          @Override
          public ClawsMove readMove(String text) {
            if (text.matches("claw [1-9][0-9]{0,8}")) {
              int card = Integer.parseInt(text.substring(5));
              moves[card] = new ClawsMove(card);
              return moves[card];
            }
            return super.readMove(text);
          }
        });
  }

  @Test
  public void catchesAGameThatThrowsErrors() {
    assertCaught(
        "threw java.lang.AssertionError",
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            try {
              return super.play(state, seat, move, out);
            } catch (Refusal refusal) {
              throw new AssertionError(refusal);
            }
          }
        });
  }

  @Test
  public void catchesAGameThatTakesItsTime() {
    assertCaught(
        "ms",
        new Claws() {
          @Override
          public ClawsMove readMove(String text) {
            try {
              return super.readMove(text);
            } catch (Refusal refusal) {
              sleep(RecordFuzz.MOST_MILLIS + 5);
              throw refusal;
            }
          }
        });
  }

  @Test
  public void catchesAGameThatNeedsALotOfMemory() {
    assertCaught(
        "allocated",
        new Claws() {
          byte[] wasted = new byte[0];

          @Override
          public ClawsMove readMove(String text) {
            try {
              return super.readMove(text);
            } catch (Refusal refusal) {
              wasted = new byte[64 << 20];
              throw refusal;
            }
          }
        });
  }

  @Test
  public void catchesAReaderThatIsLenient() {
    RecordFuzz.Reader lenient =
        bytes -> {
          String text = new String(bytes, StandardCharsets.UTF_8);
          return Samples.READER.read(Samples.bytes(text.replace("\r", "")));
        };
    AssertionError caught =
        assertThrows(AssertionError.class, () -> RecordFuzz.run(new Claws(), lenient, 3, 3000));
    assertTrue(caught.getMessage(), caught.getMessage().contains("another record"));
  }

  @Test
  public void catchesAReaderThatFails() {
    RecordFuzz.Reader failing =
        bytes -> Samples.READER.read(Arrays.copyOf(bytes, bytes.length - 9));
    AssertionError caught =
        assertThrows(AssertionError.class, () -> RecordFuzz.run(new Claws(), failing, 3, 3000));
    assertTrue(caught.getMessage(), caught.getMessage().contains("NegativeArraySize"));
  }

  /** The message must lead back to the very record. */
  private static void assertCaught(String what, Claws broken) {
    AssertionError caught =
        assertThrows(AssertionError.class, () -> RecordFuzz.run(broken, 3, 3000));
    assertTrue(caught.getMessage(), caught.getMessage().contains(what));
    assertTrue(caught.getMessage(), caught.getMessage().startsWith("seed 3, number "));
    assertTrue(
        caught.getMessage(),
        List.of(Mutation.values()).stream().anyMatch(m -> caught.getMessage().contains(m.name())));
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
