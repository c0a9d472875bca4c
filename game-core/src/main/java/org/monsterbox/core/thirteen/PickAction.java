package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenEvent.Picked;
import org.monsterbox.core.thirteen.ThirteenMove.Pick;

/** Chooses who fights in the Death Battle. */
final class PickAction implements Action<ThirteenView, Playing, Pick> {

  private static final Pick NOBODY = new Pick(Duel.NOBODY);

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase == Phase.DUEL_PICK;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Pick move) {
    boolean isRight =
        table.monsters[seat].length == 0
            ? move.monster() == Duel.NOBODY
            : table.monster(seat, move.monster()) != null;
    return isRight ? null : ThirteenCode.NOT_OWNER;
  }

  @Override
  public void play(Playing play, int seat, Pick move) {
    if (play.isTold()) {
      int allowed = DeathBattle.throwsAllowed(play.table, move.monster());
      play.tell(new Picked(play.table.actor, move.monster(), allowed));
    }
    DeathBattle.addPick(play, move.monster());
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Pick> moves) {
    for (Monster monster : table.monsters[seat]) {
      moves.add(new Pick(monster.id()));
    }
    if (table.monsters[seat].length == 0) {
      moves.add(NOBODY);
    }
  }
}
