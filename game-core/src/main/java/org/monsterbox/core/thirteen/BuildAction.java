package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenMove.Build;

/** Chooses which monster is made of the free sets. */
final class BuildAction implements Action<ThirteenView, Playing, Build> {

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase == Phase.BUILD;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Build move) {
    boolean isFree = (move.triple().sets() & ~table.free[seat]) == 0;
    return isFree && move.triple().isInOrder() ? null : ThirteenCode.INVALID_BUILD;
  }

  @Override
  public void play(Playing play, int seat, Build move) {
    Holdings.build(play, play.table.actor, move.triple());
    Settle.settle(play, play.table.resume);
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Build> moves) {
    long free = table.free[seat];
    for (int top : MonsterSets.list(MonsterSets.ofPart(free, Part.TOP))) {
      for (int eyes : MonsterSets.list(MonsterSets.ofPart(free, Part.EYES))) {
        for (int bottom : MonsterSets.list(MonsterSets.ofPart(free, Part.BOTTOM))) {
          moves.add(new Build(new Triple(top, eyes, bottom)));
        }
      }
    }
  }
}
