package org.monsterbox.core.thirteen;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.core.thirteen.ThirteenMove.Kind;

/** Which action is behind which kind of move. */
final class Actions {

  private static final Map<Kind, Action<?>> ALL = new EnumMap<>(Kind.class);

  static {
    ALL.put(Kind.BEGIN_SEARCH, new SearchAction());
    ALL.put(Kind.FLIP, new FlipAction());
    ALL.put(Kind.STOP_SEARCH, new StopSearchAction());
    ALL.put(Kind.ACK, new AckAction());
    ALL.put(Kind.PROPOSE_TRADE, new TradeAction());
    ALL.put(Kind.ACCEPT, new AcceptAction());
    ALL.put(Kind.DECLINE, new DeclineAction());
    ALL.put(Kind.COUNTER, new CounterAction());
    ALL.put(Kind.SACRIFICE, new SacrificeAction());
    ALL.put(Kind.PERMAFROST, new PermafrostAction());
    ALL.put(Kind.SUPER_NOVA, new SuperNovaAction());
    ALL.put(Kind.ATTACK, new AttackAction());
    ALL.put(Kind.THROW, new ThrowAction());
    ALL.put(Kind.STOP, new StopAction());
    ALL.put(Kind.TAKE, new TakeAction());
    ALL.put(Kind.BUILD, new BuildAction());
    ALL.put(Kind.PICK, new PickAction());
    ALL.put(Kind.END_TURN, new EndTurnAction());
  }

  private Actions() {}

  @SuppressWarnings({"unchecked", "NullAway"}) // every kind has its action, and a move its kind
  static <M extends ThirteenMove> Action<M> of(M move) {
    return (Action<M>) ALL.get(move.kind());
  }

  static void list(ThirteenView table, List<ThirteenMove> moves) {
    for (Action<?> action : ALL.values()) {
      action.list(table, moves);
    }
  }
}
