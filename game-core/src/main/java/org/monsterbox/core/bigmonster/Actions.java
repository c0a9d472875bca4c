package org.monsterbox.core.bigmonster;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.BigMonsterMove.Kind;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** Which action is behind which kind of move, and what all of them have in common. */
final class Actions {

  private static final Map<Kind, Action<?>> ALL = new EnumMap<>(Kind.class);

  static {
    ALL.put(Kind.SELECT_MEDALS, new SelectMedalsAction());
    ALL.put(Kind.CHOOSE_EXPLORER, new ChooseExplorerAction());
    ALL.put(Kind.PICK, new PickAction());
    ALL.put(Kind.TAKE, new TakeAction());
    ALL.put(Kind.PLACE, new PlaceAction());
    ALL.put(Kind.AWARD, new AwardAction());
    ALL.put(Kind.TAKE_DISCARD, new TakeDiscardAction());
  }

  private Actions() {}

  @SuppressWarnings({"unchecked", "NullAway"}) // every kind has its action, and a move its kind
  static <M extends BigMonsterMove> Action<M> of(M move) {
    return (Action<M>) ALL.get(move.kind());
  }

  /** Why nobody in this seat can make the move now, whatever the seat knows; null if one could. */
  static <M extends BigMonsterMove> @Nullable Code refusal(
      BigMonsterTable table, int seat, M move) {
    if (table.phase == Phase.OVER) {
      return CommonCode.GAME_OVER;
    }
    Action<M> action = of(move);
    if (!action.fits(table.phase)) {
      return table.phase == Phase.AWARD ? BigMonsterCode.AWARD_PENDING : CommonCode.WRONG_PHASE;
    }
    boolean isSeat = seat >= 0 && seat < table.seats && action.named(move) < table.seats;
    return isSeat ? null : CommonCode.BAD_SEAT;
  }

  static void list(BigMonsterView view, List<BigMonsterMove> moves) {
    for (Action<?> action : ALL.values()) {
      if (action.fits(view.table.phase)) {
        action.list(view, moves);
      }
    }
  }
}
