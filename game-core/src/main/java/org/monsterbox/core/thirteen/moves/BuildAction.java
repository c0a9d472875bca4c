package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Build;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.Settle;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Chooses which monster is made of the free sets. */
final class BuildAction implements Action<ThirteenView, Playing, Build> {

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase() == Phase.BUILD;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Build move) {
    boolean isFree = (move.triple().sets() & ~table.freeBits(seat)) == 0;
    return isFree && move.triple().isInOrder() ? null : ThirteenCode.INVALID_BUILD;
  }

  @Override
  public void play(Playing play, int seat, Build move) {
    Settle.build(play, seat, move.triple());
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Build> moves) {
    long free = table.freeBits(seat);
    for (int top : MonsterSets.list(MonsterSets.ofPart(free, Part.TOP))) {
      for (int eyes : MonsterSets.list(MonsterSets.ofPart(free, Part.EYES))) {
        for (int bottom : MonsterSets.list(MonsterSets.ofPart(free, Part.BOTTOM))) {
          moves.add(new Build(new Triple(top, eyes, bottom)));
        }
      }
    }
  }
}
