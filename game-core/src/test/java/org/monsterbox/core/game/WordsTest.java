package org.monsterbox.core.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;
import org.junit.Test;

public final class WordsTest {

  /** Sends some to a place: {@code send 3 5 to 7}, {@code send to 7}. */
  private record Send(List<Integer> who, int where) implements Move {

    Send {
      Words.check(where >= 0);
    }

    @Override
    public String text() {
      return "send" + Words.of(who, String::valueOf) + " to " + where;
    }

    static Send read(Words words) {
      Words.check(words.next().equals("send"));
      List<Integer> who = words.until("to", Integer::parseInt);
      words.skip("to");
      return new Send(who, words.number());
    }
  }

  private static Send read(String text) {
    return Words.read(text, Send::read);
  }

  @Test
  public void readsWhatIsWritten() {
    Send move = new Send(List.of(3, 5), 7);
    assertEquals("send 3 5 to 7", move.text());
    assertEquals(move, read("send 3 5 to 7"));
    assertEquals(new Send(List.of(), 7), read("send to 7"));
  }

  @Test
  public void restIsAllThatIsLeft() {
    record Say(List<String> what) implements Move {
      @Override
      public String text() {
        return "say" + Words.of(what, word -> word);
      }
    }
    Say said =
        Words.read(
            "say one two",
            words -> {
              words.skip("say");
              return new Say(words.rest(word -> word));
            });
    assertEquals(List.of("one", "two"), said.what());
  }

  @Test
  public void anythingElseIsUnreadable() {
    String tooLong = "send" + " 1".repeat(Move.LONGEST_TEXT / 2) + " to 7";
    for (String text :
        List.of(
            "",
            "send",
            "send 3 5 to",
            "send 3 x to 7",
            "send 3 5 to -7",
            "send 3 5 to 07",
            "send 3 5 to 7 8",
            "send  3 5 to 7",
            "send 3 5 to 99999999999",
            "give 3 5 to 7",
            tooLong)) {
      Refusal refusal = assertThrows(text, Refusal.class, () -> read(text));
      assertEquals(CommonCode.UNREADABLE_MOVE, refusal.code());
    }
  }
}
