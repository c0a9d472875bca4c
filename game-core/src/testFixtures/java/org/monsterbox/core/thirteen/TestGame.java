package org.monsterbox.core.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.LoadedDice;
import org.monsterbox.core.thirteen.table.TestTable;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** A game that a test plays move by move, each written as its text. */
public final class TestGame {

  public static final int A = 0;
  public static final int B = 1;
  public static final int C = 2;

  private static final ThirteenMonsters RULES = new ThirteenMonsters();

  private final EventLog events = new EventLog();
  private ThirteenState state;

  public TestGame(ThirteenState state) {
    this.state = state;
  }

  public TestGame(TestTable table) {
    this(table.state());
  }

  public ThirteenState state() {
    return state;
  }

  public ThirteenView view() {
    return RULES.view(state, 0);
  }

  /** All that has happened so far. */
  public List<Event> events() {
    return events.seenBy(0);
  }

  /** Everything that this seat may do, as texts. */
  public List<String> moves(int seat) {
    List<String> texts = new ArrayList<>();
    RULES.legalMoves(state, seat).forEach(move -> texts.add(RULES.text(move)));
    return texts;
  }

  public TestGame play(int seat, String... moves) {
    for (String move : moves) {
      state = RULES.play(state, seat, RULES.readMove(move), events);
    }
    return this;
  }

  /** The move is refused for this reason, and nothing changes. */
  public TestGame refuse(int seat, String move, Code code) {
    long before = state.fingerprint();
    Refusal refusal =
        assertThrows(
            move, Refusal.class, () -> RULES.play(state, seat, RULES.readMove(move), events));
    assertEquals(move, code, refusal.code());
    assertEquals(before, state.fingerprint());
    return this;
  }

  /** The seat keeps dice with these faces, and the others fall so: {@code "66", "642"}. */
  public TestGame roll(int seat, String keep, String faces) {
    state = LoadedDice.next(state, digits(faces));
    return play(seat, RULES.text(new ThirteenMove.Throw(kept(keep))));
  }

  /** The first throw falls so, and the seat is content with it. */
  public TestGame rollAndStop(int seat, String faces) {
    return roll(seat, "", faces).play(seat, "stop");
  }

  private int kept(String faces) {
    int kept = 0;
    if (!faces.isEmpty()) {
      Dice dice = view().throwing().orElseThrow().dice();
      for (int face : digits(faces)) {
        int die = 0;
        while (dice.face(die) != face || (kept >>> die & 1) == 1) {
          die++;
        }
        kept |= 1 << die;
      }
    }
    return kept;
  }

  private static int[] digits(String text) {
    int[] digits = new int[text.length()];
    for (int i = 0; i < digits.length; i++) {
      digits[i] = text.charAt(i) - '0';
    }
    return digits;
  }

  /** The ids of the seat's monsters, each with its sets: {@code "m1 01T 04E 07B"}. */
  public List<String> monsters(int seat) {
    List<String> texts = new ArrayList<>();
    view().monsters(seat).forEach(monster -> texts.add(monster.toString()));
    return texts;
  }

  /** The seat's free sets: {@code "01T 05E"}. */
  public String free(int seat) {
    StringBuilder text = new StringBuilder();
    for (int set : view().freeSets(seat)) {
      text.append(text.length() == 0 ? "" : " ").append(MonsterSets.text(set));
    }
    return text.toString();
  }
}
