package org.monsterbox.core.bigmonster.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.ChooseExplorer;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.Playing;
import org.monsterbox.core.bigmonster.table.Preparing;
import org.monsterbox.core.bigmonster.terms.BigMonsterCode;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;

/** Everybody chooses an explorer; when all have, they are revealed together. */
final class ChooseExplorerAction implements Action<BigMonsterView, Playing, ChooseExplorer> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table().phase() == Phase.EXPLORER_CHOICE;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, ChooseExplorer move) {
    if (!view.isOffered(move.explorer())) {
      return BigMonsterCode.EXPLORER_NOT_OFFERED;
    }
    return view.table().hasChosen(seat) ? BigMonsterCode.ALREADY_CHOSEN : null;
  }

  @Override
  public void play(Playing play, int seat, ChooseExplorer move) {
    Preparing.chooseExplorer(play, seat, move.explorer());
  }

  @Override
  public void list(BigMonsterView view, int seat, List<? super ChooseExplorer> moves) {
    for (Explorer explorer : view.offer()) {
      moves.add(new ChooseExplorer(explorer));
    }
  }
}
