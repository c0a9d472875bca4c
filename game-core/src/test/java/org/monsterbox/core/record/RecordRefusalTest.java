package org.monsterbox.core.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.record.Samples.CLAWS;
import static org.monsterbox.core.record.Samples.END_LINE;
import static org.monsterbox.core.record.Samples.HASH_LINE;
import static org.monsterbox.core.record.Samples.assertRefused;
import static org.monsterbox.core.record.Samples.withLine;
import static org.monsterbox.core.record.Samples.withLineBefore;
import static org.monsterbox.core.record.Samples.withoutLine;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.BadRecord.Reason;

/** Every reason for which a record is refused, and the line that it names. */
public final class RecordRefusalTest {

  @Test
  public void otherFiles() {
    assertRefused(1, Reason.NOT_A_RECORD, "PNG\n");
    assertRefused(1, Reason.NOT_A_RECORD, "\n");
    assertRefused(1, Reason.NOT_A_RECORD, "Monsterbox 1\n");
    assertRefused(1, Reason.NOT_A_RECORD, "\uFEFF" + CLAWS);
    assertRefused(1, Reason.NOT_A_RECORD, " " + CLAWS);
    assertRefused(1, Reason.NOT_A_RECORD, CLAWS.replace("monsterbox 1", "monsterbox\t1"));
    assertEncodingRefused(1, Reason.NOT_A_RECORD, StandardCharsets.UTF_16);
    assertEncodingRefused(1, Reason.NOT_A_RECORD, StandardCharsets.UTF_16LE);
  }

  @Test
  public void otherEncodings() {
    assertEncodingRefused(9, Reason.NOT_UTF8, StandardCharsets.ISO_8859_1);
    assertBytesRefused(6, Reason.NOT_UTF8, (byte) 0xC1, (byte) 0x81); // overlong
    assertBytesRefused(6, Reason.NOT_UTF8, (byte) 0xC0, (byte) 0x8A); // an overlong line end
    assertBytesRefused(6, Reason.NOT_UTF8, (byte) 0xED, (byte) 0xA0, (byte) 0x80); // half a pair
    assertBytesRefused(6, Reason.NOT_UTF8, (byte) 0xF5, (byte) 0x80, (byte) 0x80, (byte) 0x80);
    assertBytesRefused(6, Reason.NOT_UTF8, (byte) 0xFF);
    // The replacement character itself is fine.
    Samples.read(CLAWS.replace("Anna", "A\uFFFD"));
  }

  @Test
  public void badCharacters() {
    for (String bad : List.of("\0", "\t", "\u001B", "\u007F", "\u0085", "\u2028", "\uFEFF")) {
      assertRefused(6, Reason.BAD_CHARACTER, withLine(6, "seat 0 person An" + bad + "na"));
      assertRefused(17, Reason.BAD_CHARACTER, withLine(17, "# " + bad));
      assertRefused(14, Reason.BAD_CHARACTER, withLine(14, "0 claw" + bad + "2"));
    }
    assertRefused(1, Reason.BAD_CHARACTER, CLAWS.replace("\n", "\r\n"));
  }

  @Test
  public void strayBlanks() {
    for (int line = 2; line <= END_LINE; line++) {
      assertRefused(line, Reason.STRAY_BLANK, withLineBefore(line, ""));
      assertRefused(line, Reason.STRAY_BLANK, withLineBefore(line, " "));
      assertRefused(line, Reason.STRAY_BLANK, withLine(line, " " + line(line)));
    }
    for (int line = 1; line <= END_LINE; line++) {
      assertRefused(line, Reason.STRAY_BLANK, withLine(line, line(line) + " "));
    }
  }

  @Test
  public void linesThatAreMissingDoubledOrSwapped() {
    for (int line = 2; line <= 13; line++) {
      // An option may be missing: it has its usual value.
      if (line != 10 && line != 11) {
        assertRefused(line, Reason.UNEXPECTED_LINE, withoutLine(line));
      }
    }
    for (int line : List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13)) {
      assertRefused(line + 1, Reason.UNEXPECTED_LINE, withLineBefore(line, line(line)));
    }
    assertRefused(11, Reason.BAD_OPTION, withLineBefore(10, line(10)));
    assertRefused(11, Reason.BAD_OPTION, withLineBefore(10, line(11)));
    assertRefused(13, Reason.UNEXPECTED_LINE, withLine(13, "moves 1"));
    assertRefused(14, Reason.UNEXPECTED_LINE, withLine(14, "pass"));
    assertRefused(14, Reason.UNEXPECTED_LINE, withLine(14, "redo 1"));
    assertRefused(14, Reason.UNEXPECTED_LINE, withLine(14, "undo"));
    assertRefused(17, Reason.UNEXPECTED_LINE, withLine(17, "#"));
    assertRefused(17, Reason.UNEXPECTED_LINE, withLine(17, "#no space"));
    assertRefused(14, Reason.UNEXPECTED_LINE, withLine(14, "0"));
    assertRefused(2, Reason.UNEXPECTED_LINE, withLine(2, "game claws"));
    assertRefused(2, Reason.UNEXPECTED_LINE, withLine(2, "game  1"));
    assertRefused(7, Reason.UNEXPECTED_LINE, withLine(7, "seat 2 hard Grob"));
    assertRefused(7, Reason.UNEXPECTED_LINE, withLine(7, "seat 1 hard"));
    assertRefused(END_LINE, Reason.UNEXPECTED_LINE, withLine(END_LINE, "end 27"));
  }

  @Test
  public void numbersThatAreNotWrittenAsNumbersAre() {
    for (String bad :
        List.of("+1", "01", "-0", "1.0", "1e3", "0x1", "٣", "x", "9223372036854775808")) {
      assertRefused(1, Reason.BAD_NUMBER, withLine(1, "monsterbox " + bad));
      assertRefused(2, Reason.BAD_NUMBER, withLine(2, "game claws " + bad));
      assertRefused(5, Reason.BAD_NUMBER, withLine(5, "seats " + bad));
      assertRefused(6, Reason.BAD_NUMBER, withLine(6, "seat " + bad + " person Anna"));
      assertRefused(12, Reason.BAD_NUMBER, withLine(12, "seed " + bad));
      assertRefused(18, Reason.BAD_NUMBER, withLine(18, "undo " + bad));
      assertRefused(
          END_LINE, Reason.BAD_NUMBER, withLine(END_LINE, "end " + bad + " cf48e30781efa04e"));
    }
    for (String bad : List.of("+1", "01", "-0", "0x1", "1.0", "99999999999999999999")) {
      assertRefused(14, Reason.BAD_NUMBER, withLine(14, bad + " claw 2"));
    }
    assertRefused(1, Reason.BAD_NUMBER, withLine(1, "monsterbox -1"));
    assertRefused(1, Reason.BAD_NUMBER, withLine(1, "monsterbox 1 1"));
    assertRefused(18, Reason.BAD_NUMBER, withLine(18, "undo 0"));
    assertRefused(18, Reason.BAD_NUMBER, withLine(18, "undo -1"));
    for (String bad : List.of("B519cde7138ebe20", "519cde7138ebe20", "0b519cde7138ebe20", "x y")) {
      assertRefused(HASH_LINE, Reason.BAD_NUMBER, withLine(HASH_LINE, "= " + bad));
      assertRefused(END_LINE, Reason.BAD_NUMBER, withLine(END_LINE, "end 27 " + bad));
    }
  }

  @Test
  public void headersThatAreNotInForm() {
    assertRefused(2, Reason.UNKNOWN_GAME, withLine(2, "game chess 1"));
    for (String bad : List.of("1_0", "1 0", "ä", "1".repeat(41))) {
      assertRefused(3, Reason.BAD_APP_VERSION, withLine(3, "app " + bad));
    }
    for (String bad :
        List.of("2026-13-01", "2026-00-01", "2026-1-1", "2026-01-32", "26-01-01", "today")) {
      assertRefused(4, Reason.BAD_DATE, withLine(4, "date " + bad));
    }
    for (String bad :
        List.of("Person A", "b0t A", "p  A", "p \u00A0A", "p A\u3000", "p " + "A".repeat(41))) {
      assertRefused(6, Reason.BAD_SITTER, withLine(6, "seat 0 " + bad));
    }
    Samples.read(withLine(6, "seat 0 p " + "A".repeat(40)));
    for (int bad : List.of(0, 1, 5, 2147483647)) {
      assertRefused(5, Reason.BAD_SEAT_COUNT, withLine(5, "seats " + bad));
    }
  }

  @Test
  public void optionsThatTheGameDoesNotHave() {
    assertRefused(10, Reason.BAD_OPTION, withLine(10, "option hand 7"));
    assertRefused(10, Reason.BAD_OPTION, withLine(10, "option hand 06"));
    assertRefused(10, Reason.BAD_OPTION, withLine(10, "option Hand 6"));
    assertRefused(11, Reason.BAD_OPTION, withLine(11, "option lowWins maybe"));
    assertRefused(12, Reason.BAD_OPTION, withLineBefore(12, "option clock 5"));
  }

  @Test
  public void setupsThatTheGameRefuses() {
    Claws picky =
        new Claws() {
          @Override
          public ClawsState start(Setup setup, Events out) {
            throw new Refusal(CommonCode.BAD_OPTIONS);
          }
        };
    BadRecord bad = assertRefused(reader(picky), 13, Reason.BAD_SETUP, Samples.bytes(CLAWS));
    assertTrue(bad.getMessage(), bad.getMessage().contains("BAD_OPTIONS"));
  }

  @Test
  public void movesThatTheGameRefuses() {
    assertRefused(14, Reason.UNREADABLE_MOVE, withLine(14, "0 claw 25"));
    assertRefused(14, Reason.UNREADABLE_MOVE, withLine(14, "0 claw 02"));
    assertRefused(14, Reason.UNREADABLE_MOVE, withLine(14, "0 claw  2"));
    assertRefused(14, Reason.UNREADABLE_MOVE, withLine(14, "0 \u00A0claw 2"));
    assertRefused(14, Reason.ILLEGAL_MOVE, withLine(14, "0 claw 6"));
    assertRefused(14, Reason.ILLEGAL_MOVE, withLine(14, "1 claw 6"));
    assertRefused(14, Reason.NO_SUCH_SEAT, withLine(14, "4 claw 2"));
    assertRefused(14, Reason.NO_SUCH_SEAT, withLine(14, "2147483647 claw 2"));
    assertRefused(14, Reason.NO_SUCH_SEAT, withLine(14, "-1 claw 2"));
    assertRefused(END_LINE, Reason.GAME_OVER, withLineBefore(END_LINE, "0 claw 2"));
    assertRefused(17, Reason.BAD_COMMENT, withLine(17, "# \u00A0"));
    assertRefused(17, Reason.BAD_COMMENT, withLine(17, "#  two blanks"));
  }

  @Test
  public void hashesAndCountsThatAreWrong() {
    assertRefused(HASH_LINE, Reason.HASH_DIFFERS, withLine(HASH_LINE, "= 0123456789abcdef"));
    assertRefused(HASH_LINE, Reason.UNEXPECTED_LINE, withoutLine(HASH_LINE));
    assertRefused(HASH_LINE, Reason.UNEXPECTED_LINE, withLineBefore(HASH_LINE, "# not here"));
    assertRefused(
        HASH_LINE + 1, Reason.UNEXPECTED_LINE, withLineBefore(HASH_LINE, line(HASH_LINE)));
    assertRefused(15, Reason.UNEXPECTED_LINE, withLineBefore(15, line(HASH_LINE)));
    assertRefused(END_LINE, Reason.HASH_DIFFERS, withLine(END_LINE, "end 27 0123456789abcdef"));
    assertRefused(END_LINE, Reason.COUNT_DIFFERS, withLine(END_LINE, "end 26 cf48e30781efa04e"));
    assertRefused(END_LINE - 1, Reason.COUNT_DIFFERS, withoutLine(17));
  }

  @Test
  public void textAfterTheEnd() {
    assertRefused(END_LINE + 1, Reason.TEXT_AFTER_END, CLAWS + "# bye\n");
    assertRefused(END_LINE + 1, Reason.TEXT_AFTER_END, CLAWS + "\n");
    assertRefused(END_LINE + 1, Reason.TEXT_AFTER_END, CLAWS + "bye");
    assertRefused(END_LINE + 1, Reason.TEXT_AFTER_END, CLAWS + CLAWS);
    assertRefused(END_LINE, Reason.CUT_OFF, withoutLine(END_LINE));
  }

  @Test
  public void gamesThatFail() {
    Claws failing =
        new Claws() {
          @Override
          public ClawsMove readMove(String text) {
            return text.equals("claw 5") ? readMove(text) : super.readMove(text);
          }
        };
    BadRecord bad = assertRefused(reader(failing), 16, Reason.RULES_FAILED, Samples.bytes(CLAWS));
    assertEquals(StackOverflowError.class, bad.getCause().getClass());

    Claws throwing =
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            throw new ArrayIndexOutOfBoundsException(seat);
          }
        };
    bad = assertRefused(reader(throwing), 14, Reason.RULES_FAILED, Samples.bytes(CLAWS));
    assertEquals(ArrayIndexOutOfBoundsException.class, bad.getCause().getClass());

    Claws unable =
        new Claws() {
          @Override
          public ClawsState start(Setup setup, Events out) {
            throw new IllegalStateException();
          }
        };
    bad = assertRefused(reader(unable), 13, Reason.RULES_FAILED, Samples.bytes(CLAWS));
    assertNotNull(bad.getCause());
  }

  @Test
  public void gamesThatReadMovesOtherThanTheyWriteThem() {
    Claws lenient =
        new Claws() {
          @Override
          public ClawsMove readMove(String text) {
            return super.readMove(text.replace("card", "claw"));
          }
        };
    String text = withLine(14, "0 card 2");
    assertRefused(reader(lenient), 14, Reason.RULES_FAILED, Samples.bytes(text));
  }

  @Test
  public void theMessageNamesLineAndReason() {
    BadRecord bad = assertRefused(2, Reason.UNKNOWN_GAME, withLine(2, "game chess 1"));
    assertEquals("line 2: UNKNOWN_GAME: \"chess\"", bad.getMessage());
    bad = assertRefused(2, Reason.UNKNOWN_GAME, withLine(2, "game " + "x".repeat(900) + " 1"));
    assertTrue(bad.getMessage(), bad.getMessage().length() < 100);
  }

  private static RecordReader reader(Claws rules) {
    return new RecordReader(List.of(rules), List.of(), Limits.USUAL);
  }

  private static String line(int number) {
    return Samples.lines().get(number - 1);
  }

  private static void assertEncodingRefused(int line, Reason reason, Charset charset) {
    assertRefused(Samples.READER, line, reason, CLAWS.getBytes(charset));
  }

  /** The bytes in place of Anna's name. */
  private static void assertBytesRefused(int line, Reason reason, byte... name) {
    String latin = new String(Samples.bytes(CLAWS), StandardCharsets.ISO_8859_1);
    String changed = latin.replace("Anna", new String(name, StandardCharsets.ISO_8859_1));
    assertRefused(Samples.READER, line, reason, changed.getBytes(StandardCharsets.ISO_8859_1));
  }
}
