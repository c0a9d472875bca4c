package org.monsterbox.core.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Status;

/** A game that a test plays move by move, each written as its text. */
public final class SeaGame {

  public static final int WHALE = 0;

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();

  private final EventLog events = new EventLog();
  private SeaState state;

  public SeaGame(SeaState state) {
    this.state = state;
  }

  public SeaGame(Chart chart) {
    this(chart.state());
  }

  public SeaState state() {
    return state;
  }

  public SeaView view(int seat) {
    return RULES.view(state, seat);
  }

  /** What everybody sees of the table. */
  public SeaView view() {
    return view(WHALE);
  }

  public List<Event> events(int seat) {
    return events.seenBy(seat);
  }

  public List<String> moves(int seat) {
    List<String> texts = new ArrayList<>();
    RULES.legalMoves(state, seat).forEach(move -> texts.add(RULES.text(move)));
    return texts;
  }

  public SeaGame play(int seat, String... moves) {
    for (String move : moves) {
      state = RULES.play(state, seat, RULES.readMove(move), events);
    }
    return this;
  }

  /** The move is refused for this reason, and nothing changes. */
  public SeaGame refuse(int seat, String move, Code code) {
    long before = state.fingerprint();
    Refusal refusal =
        assertThrows(
            move, Refusal.class, () -> RULES.play(state, seat, RULES.readMove(move), events));
    assertEquals(move, code, refusal.code());
    assertEquals(before, state.fingerprint());
    return this;
  }

  /** A boat as the rules write it: {@code F5→NE} as {@code "F5 NE"}, or its status. */
  public String boat(int seat) {
    Status status = view().status(seat);
    return status == Status.AFLOAT
        ? Board.text(view().boatCell(seat)) + " " + Board.directionText(view().facing(seat))
        : status.name();
  }

  public String whale() {
    return Board.text(view().whaleCell());
  }

  /** The cards of a seat, as ids. */
  public String hand(int seat) {
    List<String> cards = new ArrayList<>();
    for (Pile pile : Pile.values()) {
      view(seat).hand(seat, pile).forEach(card -> cards.add(Cards.text(card)));
    }
    return String.join(" ", cards);
  }

  public int discards(Pile pile) {
    return view().discardPile(pile).size();
  }

  public int handSize(int seat, Pile pile) {
    return view().handSize(seat, pile);
  }

  /** How it ended: {@code "KILL 2"}, {@code "STORM -1"}, or {@code "goes on"}. */
  public String end() {
    return view().end().map(end -> end + " " + view().finisher()).orElse("goes on");
  }
}
