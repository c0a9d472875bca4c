package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenEvent.SuperNovaUsed;
import org.monsterbox.core.thirteen.ThirteenMove.SuperNova;

/** Spends the 13th Monster and takes a whole monster for it. */
final class SuperNovaAction implements Action<ThirteenView, Playing, SuperNova> {

  @Override
  public boolean fits(ThirteenView table) {
    return Step.POWER.isOpen(table);
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, SuperNova move) {
    if (!table.has(seat, Power.SUPER_NOVA)) {
      return ThirteenCode.POWER_NOT_OWNED;
    }
    if (move.owner() == seat) {
      return ThirteenCode.SELF_TARGET;
    }
    return move.owner() < table.seats && table.monster(move.owner(), move.monster()) != null
        ? null
        : ThirteenCode.NO_TARGET;
  }

  @Override
  public void play(Playing play, int seat, SuperNova move) {
    ThirteenView table = play.table;
    play.use(Step.POWER);
    for (Monster monster : table.monsters[seat]) {
      if (monster.has(Power.SUPER_NOVA)) {
        Holdings.remove(table, seat, monster);
      }
    }
    table.spentThirteenth = seat;
    for (Monster monster : table.monsters[move.owner()]) {
      if (monster.id() == move.monster()) {
        Holdings.remove(table, move.owner(), monster);
        Holdings.add(table, seat, monster);
        if (play.isTold()) {
          play.tell(new SuperNovaUsed(seat, move.owner(), monster));
        }
      }
    }
    Settle.settle(play, Resume.ACTION);
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super SuperNova> moves) {
    if (table.has(seat, Power.SUPER_NOVA)) {
      for (int owner = 0; owner < table.seats; owner++) {
        if (owner != seat) {
          for (Monster monster : table.monsters[owner]) {
            moves.add(new SuperNova(owner, monster.id()));
          }
        }
      }
    }
  }
}
