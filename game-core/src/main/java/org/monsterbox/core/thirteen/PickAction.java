package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.ThirteenEvent.Picked;
import org.monsterbox.core.thirteen.ThirteenMove.Pick;

/** Chooses who fights in the Death Battle. */
final class PickAction implements Action<Pick> {

  private static final Pick NOBODY = new Pick(Duel.NOBODY);

  @Override
  public @Nullable Code refusal(ThirteenView table, Pick move) {
    if (table.phase != Phase.DUEL_PICK) {
      return CommonCode.WRONG_PHASE;
    }
    boolean isRight =
        table.monsters[table.actor].length == 0
            ? move.monster() == Duel.NOBODY
            : table.monster(table.actor, move.monster()) != null;
    return isRight ? null : ThirteenCode.NOT_OWNER;
  }

  @Override
  public void play(Playing play, Pick move) {
    if (play.isTold()) {
      int allowed = DeathBattle.throwsAllowed(play.table, move.monster());
      play.tell(new Picked(play.table.actor, move.monster(), allowed));
    }
    DeathBattle.addPick(play, move.monster());
  }

  @Override
  public void list(ThirteenView table, List<ThirteenMove> moves) {
    if (table.phase == Phase.DUEL_PICK) {
      for (Monster monster : table.monsters[table.actor]) {
        moves.add(new Pick(monster.id()));
      }
      if (table.monsters[table.actor].length == 0) {
        moves.add(NOBODY);
      }
    }
  }
}
