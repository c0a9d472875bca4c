package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Refusal;

/** A game that a test plays move by move, each written as its text. */
public final class CubeGame {

  private static final MonsterCube RULES = new MonsterCube();

  private EventLog events = new EventLog();
  private CubeState state;

  public CubeGame(CubeState state) {
    this.state = state;
  }

  public CubeGame(CubeTable table) {
    this(table.state());
  }

  public CubeState state() {
    return state;
  }

  public CubeView view(int seat) {
    return RULES.view(state, seat);
  }

  public Outcome outcome() {
    return RULES.outcome(state);
  }

  public CubeGame play(int seat, String... moves) {
    for (String move : moves) {
      events = new EventLog();
      state = RULES.play(state, seat, RULES.readMove(move), events);
    }
    return this;
  }

  /** The move is refused for this reason, and nothing changes. */
  public CubeGame refuse(int seat, String move, String code) {
    long before = state.fingerprint();
    Refusal refusal =
        assertThrows(
            move, Refusal.class, () -> RULES.play(state, seat, RULES.readMove(move), Events.NONE));
    assertEquals(move, code, refusal.code().name());
    assertEquals(move, before, state.fingerprint());
    assertEquals(move, code, refusalOfView(seat, move));
    return this;
  }

  /** What a screen is told, which has the view alone. */
  private String refusalOfView(int seat, String move) {
    if (seat < 0 || seat >= state.seats) {
      return "BAD_SEAT";
    }
    return RULES.refusal(view(seat), RULES.readMove(move)).orElseThrow().name();
  }

  /** What the last move led to, as everybody saw it. */
  public List<Event> events() {
    return events.seenBy(0);
  }

  /** The verdict on the last move. */
  public Verdict verdict() {
    for (Event event : events()) {
      if (event instanceof CubeEvent.Claimed claimed) {
        return claimed.verdict();
      } else if (event instanceof CubeEvent.ClaimFailed failed) {
        return failed.verdict();
      }
    }
    throw new AssertionError("No claim in " + events());
  }

  /** How the last claim is read out: {@code 5*4-8}. */
  public String sum() {
    for (Event event : events()) {
      if (event instanceof CubeEvent.Claimed claimed) {
        Sum sum = claimed.sum().orElseThrow();
        String signs = sum.formula().signs();
        return "" + sum.a() + signs.charAt(0) + sum.b() + signs.charAt(1) + sum.c();
      }
    }
    throw new AssertionError("No claim in " + events());
  }

  public List<Integer> row() {
    return Codes.list(state.row);
  }

  public List<Integer> won(int seat) {
    return Codes.list(state.won[seat]);
  }

  public List<Integer> mods(int seat) {
    return Codes.list(state.mods[seat]);
  }

  public List<Integer> hand(int seat) {
    return Codes.list(state.hands[seat]);
  }
}
