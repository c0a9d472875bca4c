package org.monsterbox.core.cube;

import java.util.HashMap;
import java.util.Map;

/** Which action is behind which kind of move. Pauses and ticks are the clock's, and not here. */
final class Actions {

  private static final Map<Class<?>, Action<?>> ALL = new HashMap<>();

  static {
    ALL.put(CubeMove.Buzz.class, new BuzzAction());
    ALL.put(CubeMove.Submit.class, new SubmitAction());
    ALL.put(CubeMove.ReturnCard.class, new ReturnCardAction());
    ALL.put(CubeMove.VoteNoMatch.class, new VoteAction());
    ALL.put(CubeMove.PlaceModifier.class, new PlaceModifierAction());
    ALL.put(CubeMove.Ready.class, new ReadyAction());
    ALL.put(CubeMove.PlaceTile.class, new PlaceTileAction());
    ALL.put(CubeMove.TakeBack.class, new TakeBackAction());
    ALL.put(CubeMove.Call.class, new CallAction());
    ALL.put(CubeMove.EndTurn.class, new EndTurnAction());
    ALL.put(CubeMove.Hint.class, new HintAction());
  }

  private Actions() {}

  @SuppressWarnings({"unchecked", "NullAway"}) // every other kind of move has its action
  static <M extends CubeMove> Action<M> of(M move) {
    return (Action<M>) ALL.get(move.getClass());
  }
}
