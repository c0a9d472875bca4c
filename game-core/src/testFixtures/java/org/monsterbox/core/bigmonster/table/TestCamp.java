package org.monsterbox.core.bigmonster.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Setup;

/** A game that a test plays move by move. */
public final class TestCamp {

  private static final BigMonster RULES = new BigMonster();

  private BigMonsterState state;
  private EventLog events = new EventLog();

  public TestCamp(BigMonsterState state) {
    this.state = state;
  }

  public TestCamp(Camp camp) {
    this(camp.state());
  }

  public TestCamp(Setup setup) {
    this(RULES.start(setup));
  }

  public BigMonsterState state() {
    return state;
  }

  public BigMonsterTable table() {
    return state.table;
  }

  public BigMonsterView view(int seat) {
    return RULES.view(state, seat);
  }

  /** A tile that nobody has seen. */
  public int undealt() {
    return state.undealt[0];
  }

  /** What the seat has seen of the last move. */
  public List<Event> seenBy(int seat) {
    return events.seenBy(seat);
  }

  public TestCamp play(int seat, String move) {
    return play(seat, RULES.readMove(move));
  }

  public TestCamp play(int seat, BigMonsterMove move) {
    events = new EventLog();
    state = RULES.play(state, seat, move, events);
    return this;
  }

  /** The move is refused for this reason, and nothing changes. */
  public TestCamp refuse(String code, int seat, String move) {
    long before = state.fingerprint();
    BigMonsterMove read = RULES.readMove(move);
    Refusal refusal =
        assertThrows(move, Refusal.class, () -> RULES.play(state, seat, read, new EventLog()));
    assertEquals(move, code, refusal.code().name());
    assertEquals(before, state.fingerprint());
    if (state.table.hasSeat(seat)) {
      assertEquals(code, RULES.refusal(view(seat), read).orElseThrow().name());
    }
    return this;
  }

  /** Keeps the first tile of this kind in the hand, and passes the rest. */
  public TestCamp pick(int seat, String type, int target) {
    return play(seat, "pick " + inHand(seat, type) + (target < 0 ? "" : " to " + target));
  }

  /** The first tile of the hand is kept. */
  public TestCamp pickAny(int seat, int target) {
    return play(seat, "pick " + view(seat).hand().get(0) + " to " + target);
  }

  /** The number of the first tile of this kind in the hand. */
  public int inHand(int seat, String type) {
    for (int tile : view(seat).hand()) {
      if (Tiles.type(tile).name().equals(type)) {
        return tile;
      }
    }
    throw new AssertionError(seat + " has no " + type);
  }

  /** Everybody who has a tile to place lays it at the first legal place, medals go to its owner. */
  public TestCamp placeAll() {
    while (state.table.phase == Phase.PLACE) {
      placeOne();
    }
    return this;
  }

  /** The next seat lays its tile at the first legal place. */
  public TestCamp placeOne() {
    int seat = state.table.actor();
    return play(seat, RULES.legalMoves(state, seat).get(0));
  }
}
