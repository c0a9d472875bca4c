package org.monsterbox.core.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Entry.Comment;
import org.monsterbox.core.record.Entry.Played;
import org.monsterbox.core.record.Entry.Undone;

/** Whatever cannot be written so that it is read again cannot be made in the first place. */
public final class RecordPartsTest {

  private static final Setup SETUP = new Claws().usualSetup(2, 1);
  private static final List<Sitter> TWO =
      List.of(new Sitter("person", "A"), new Sitter("easy", "B"));

  private static final List<String> NOT_ONE_LINE =
      List.of(
          "", " ", " a", "a ", "a\nb", "a\r", "\0", "a\u00A0", "\uD83D", "\uDC19\uD83D", "\uFEFFa");

  @Test
  public void namesOfSitters() {
    for (String bad : NOT_ONE_LINE) {
      assertThrows(IllegalArgumentException.class, () -> new Sitter("person", bad));
    }
    assertThrows(IllegalArgumentException.class, () -> new Sitter("person", "x".repeat(41)));
    assertEquals("🐙", new Sitter("person", "🐙").name());
    for (String bad : List.of("", "Person", "hard2", "very hard")) {
      assertThrows(IllegalArgumentException.class, () -> new Sitter(bad, "A"));
    }
  }

  @Test
  public void entries() {
    for (String bad : NOT_ONE_LINE) {
      assertThrows(IllegalArgumentException.class, () -> new Comment(bad));
      assertThrows(IllegalArgumentException.class, () -> new Played(0, bad));
    }
    assertThrows(IllegalArgumentException.class, () -> new Comment("x".repeat(999)));
    assertThrows(IllegalArgumentException.class, () -> new Played(-1, "claw 2"));
    assertThrows(IllegalArgumentException.class, () -> new Undone(0));
    assertEquals("3 claw 2", new Played(3, "claw 2").line());
    assertEquals("undo 2", new Undone(2).line());
    assertEquals("# # 1", new Comment("# 1").line());
  }

  @Test
  public void headers() {
    assertEquals(TWO, new Header("claws", 1, "1.0-rc.1+7", "2026-12-31", TWO, SETUP).sitters());
    assertHeaderRefused("Claws", 1, "1", "2026-12-31", TWO);
    assertHeaderRefused("claws", -1, "1", "2026-12-31", TWO);
    assertHeaderRefused("claws", 1, "1 0", "2026-12-31", TWO);
    assertHeaderRefused("claws", 1, "", "2026-12-31", TWO);
    assertHeaderRefused("claws", 1, "1", "31.12.2026", TWO);
    assertHeaderRefused("claws", 1, "1", "2026-12-31\n", TWO);
    assertHeaderRefused("claws", 1, "1", "2026-12-31", TWO.subList(0, 1));
  }

  private static void assertHeaderRefused(
      String game, int version, String app, String date, List<Sitter> sitters) {
    assertThrows(
        IllegalArgumentException.class, () -> new Header(game, version, app, date, sitters, SETUP));
  }
}
