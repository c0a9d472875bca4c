package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.ThirteenMove.Build;

/** Chooses which monster is made of the free sets. */
final class BuildAction implements Action<Build> {

  @Override
  public @Nullable Code refusal(ThirteenView table, Build move) {
    if (table.phase != Phase.BUILD) {
      return CommonCode.WRONG_PHASE;
    }
    boolean isFree = (move.triple().sets() & ~table.free[table.actor]) == 0;
    return isFree && move.triple().isInOrder() ? null : ThirteenCode.INVALID_BUILD;
  }

  @Override
  public void play(Playing play, Build move) {
    Holdings.build(play, play.table.actor, move.triple());
    Settle.settle(play, play.table.resume);
  }

  @Override
  public void list(ThirteenView table, List<ThirteenMove> moves) {
    if (table.phase == Phase.BUILD) {
      long free = table.free[table.actor];
      for (int top : MonsterSets.list(MonsterSets.ofPart(free, Part.TOP))) {
        for (int eyes : MonsterSets.list(MonsterSets.ofPart(free, Part.EYES))) {
          for (int bottom : MonsterSets.list(MonsterSets.ofPart(free, Part.BOTTOM))) {
            moves.add(new Build(new Triple(top, eyes, bottom)));
          }
        }
      }
    }
  }
}
