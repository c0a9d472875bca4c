package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.ThirteenEvent.SuperNovaUsed;
import org.monsterbox.core.thirteen.ThirteenMove.SuperNova;

/** Spends the 13th Monster and takes a whole monster for it. */
final class SuperNovaAction implements Action<SuperNova> {

  @Override
  public @Nullable Code refusal(ThirteenView table, SuperNova move) {
    if (!Step.POWER.isOpen(table)) {
      return CommonCode.WRONG_PHASE;
    }
    if (!table.has(table.actor, Power.SUPER_NOVA)) {
      return ThirteenCode.POWER_NOT_OWNED;
    }
    if (move.owner() == table.actor) {
      return ThirteenCode.SELF_TARGET;
    }
    return move.owner() < table.seats && table.monster(move.owner(), move.monster()) != null
        ? null
        : ThirteenCode.NO_TARGET;
  }

  @Override
  public void play(Playing play, SuperNova move) {
    ThirteenView table = play.table;
    int seat = table.actor;
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
  public void list(ThirteenView table, List<ThirteenMove> moves) {
    if (Step.POWER.isOpen(table) && table.has(table.actor, Power.SUPER_NOVA)) {
      for (int seat = 0; seat < table.seats; seat++) {
        if (seat != table.actor) {
          for (Monster monster : table.monsters[seat]) {
            moves.add(new SuperNova(seat, monster.id()));
          }
        }
      }
    }
  }
}
