package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Pick;
import org.monsterbox.core.thirteen.table.DeathBattle;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Chooses who fights in the Death Battle. */
final class PickAction implements Action<ThirteenView, Playing, Pick> {

  private static final Pick NOBODY = new Pick(Duel.NOBODY);

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase() == Phase.DUEL_PICK;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Pick move) {
    boolean isRight =
        !table.hasMonsters(seat)
            ? move.monster() == Duel.NOBODY
            : table.hasMonster(seat, move.monster());
    return isRight ? null : ThirteenCode.NOT_OWNER;
  }

  @Override
  public void play(Playing play, int seat, Pick move) {
    DeathBattle.pick(play, move.monster());
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Pick> moves) {
    for (Monster monster : table.monsters(seat)) {
      moves.add(new Pick(monster.id()));
    }
    if (!table.hasMonsters(seat)) {
      moves.add(NOBODY);
    }
  }
}
