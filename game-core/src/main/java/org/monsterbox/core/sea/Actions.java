package org.monsterbox.core.sea;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.sea.SeaMove.Kind;

/** Which action is behind which kind of move. */
final class Actions {

  private static final Map<Kind, Action<?>> ALL = new EnumMap<>(Kind.class);

  static {
    ALL.put(Kind.PLACE_SHIP, new PlaceShipAction());
    ALL.put(Kind.PLACE_BOAT, new PlaceBoatAction());
    ALL.put(Kind.DRAW_WHALE, new DrawWhaleAction());
    ALL.put(Kind.WHALE_MOVE, new WhaleMoveAction());
    ALL.put(Kind.HEADWIND, new HeadwindAction());
    ALL.put(Kind.CURRENT, new CurrentAction());
    ALL.put(Kind.ICE_WAVE, new IceWaveAction());
    ALL.put(Kind.MINI_STORM, new MiniStormAction());
    ALL.put(Kind.DIVE, new DiveAction());
    ALL.put(Kind.WHIRLPOOL, new WhirlpoolAction());
    ALL.put(Kind.DEVOUR, new DevourAction());
    ALL.put(Kind.CHARGE, new ChargeAction());
    ALL.put(Kind.ROCK_SLIDE, new RockSlideAction());
    ALL.put(Kind.LEAP, new LeapAction());
    ALL.put(Kind.PUSH, new PushAction());
    ALL.put(Kind.EXCHANGE, new ExchangeAction());
    ALL.put(Kind.END_ACTION, new EndActionAction());
    ALL.put(Kind.DISCARD, new DiscardAction());
    ALL.put(Kind.CHOOSE_HUNTER, new ChooseHunterAction());
    ALL.put(Kind.KEEP_MOVE, new KeepMoveAction());
    ALL.put(Kind.PLAY_MOVE, new PlayMoveAction());
    ALL.put(Kind.REORIENT, new ReorientAction());
    ALL.put(Kind.PLAY_WEAPON, new PlayWeaponAction());
    ALL.put(Kind.PLAY_NETS, new PlayNetsAction());
    ALL.put(Kind.REFIT, new RefitAction());
    ALL.put(Kind.SWAP, new SwapAction());
    ALL.put(Kind.OFFER_SWAP, new OfferSwapAction());
    ALL.put(Kind.ACCEPT_SWAP, new AcceptSwapAction());
    ALL.put(Kind.DECLINE_SWAP, new DeclineSwapAction());
    ALL.put(Kind.REFLOAT, new RefloatAction());
    ALL.put(Kind.END_TURN, new EndTurnAction());
  }

  private static final Action<?>[] IN_ORDER = ALL.values().toArray(new Action<?>[0]);

  private Actions() {}

  @SuppressWarnings({"unchecked", "NullAway"}) // every kind has its action, and a move its kind
  static <M extends SeaMove> Action<M> of(M move) {
    return (Action<M>) ALL.get(move.kind());
  }

  /** Why the seat cannot make this move now, or null. */
  static <M extends SeaMove> @Nullable Code refusal(SeaTable table, int seat, M move) {
    if (table.isOver()) {
      return CommonCode.GAME_OVER;
    }
    if (!table.turn().includes(seat)) {
      return CommonCode.NOT_YOUR_TURN;
    }
    Action<M> action = of(move);
    return action.isInTime(table) ? action.refusal(table, seat, move) : CommonCode.WRONG_PHASE;
  }

  static void list(SeaTable table, int seat, List<SeaMove> moves) {
    for (Action<?> action : IN_ORDER) {
      if (action.isInTime(table)) {
        action.list(table, seat, moves);
      }
    }
  }
}
