package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.moves.ThirteenMove.SuperNova;
import org.monsterbox.core.thirteen.table.Holdings;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.table.TurnStep;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Spends the 13th Monster and takes a whole monster for it. */
final class SuperNovaAction implements Action<ThirteenView, Playing, SuperNova> {

  @Override
  public boolean fits(ThirteenView table) {
    return TurnStep.POWER.isOpen(table);
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, SuperNova move) {
    if (!table.has(seat, Power.SUPER_NOVA)) {
      return ThirteenCode.POWER_NOT_OWNED;
    }
    if (move.owner() == seat) {
      return ThirteenCode.SELF_TARGET;
    }
    return move.owner() < table.seats() && table.hasMonster(move.owner(), move.monster())
        ? null
        : ThirteenCode.NO_TARGET;
  }

  @Override
  public void play(Playing play, int seat, SuperNova move) {
    Holdings.superNova(play, seat, move.owner(), move.monster());
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super SuperNova> moves) {
    if (table.has(seat, Power.SUPER_NOVA)) {
      for (int owner = 0; owner < table.seats(); owner++) {
        if (owner != seat) {
          for (Monster monster : table.monsters(owner)) {
            moves.add(new SuperNova(owner, monster.id()));
          }
        }
      }
    }
  }
}
