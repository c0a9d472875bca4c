package org.monsterbox.core.bigmonster;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.BigMonsterEvent.ExplorerChosen;
import org.monsterbox.core.bigmonster.BigMonsterEvent.ExplorerHidden;
import org.monsterbox.core.bigmonster.BigMonsterEvent.ExplorersRevealed;
import org.monsterbox.core.bigmonster.BigMonsterMove.ChooseExplorer;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;

/** Everybody chooses an explorer; when all have, they are revealed together. */
final class ChooseExplorerAction implements Action<BigMonsterView, Playing, ChooseExplorer> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table.phase == Phase.EXPLORER_CHOICE;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, ChooseExplorer move) {
    if (!Playing.contains(view.offer, move.explorer().index())) {
      return BigMonsterCode.EXPLORER_NOT_OFFERED;
    }
    return view.table.hasChosen(seat) ? BigMonsterCode.ALREADY_CHOSEN : null;
  }

  @Override
  public void play(Playing play, int seat, ChooseExplorer move) {
    BigMonsterTable table = play.table;
    play.state.choices = Playing.with(play.state.choices, seat, move.explorer().index());
    table.chosen |= 1 << seat;
    table.cursor++;
    if (play.isTold()) {
      play.tellOnly(seat, new ExplorerChosen(seat, move.explorer()));
      play.tellOthers(seat, new ExplorerHidden(seat));
    }
    if (table.cursor == table.seats) {
      reveal(play);
    }
  }

  private static void reveal(Playing play) {
    BigMonsterTable table = play.table;
    List<Explorer> explorers = new ArrayList<>();
    Tableau[] tableaus = new Tableau[table.seats];
    for (int seat = 0; seat < table.seats; seat++) {
      Explorer explorer = Explorer.ALL.get(play.state.choices[seat]);
      explorers.add(explorer);
      tableaus[seat] = Tableau.of(explorer);
    }
    table.tableaus = tableaus;
    play.state.choices = Shared.nobody(table.seats);
    if (play.isTold()) {
      play.tell(new ExplorersRevealed(explorers));
    }
    Course.begin(play);
  }

  @Override
  public void list(BigMonsterView view, int seat, List<? super ChooseExplorer> moves) {
    for (Explorer explorer : view.offer()) {
      moves.add(new ChooseExplorer(explorer));
    }
  }
}
