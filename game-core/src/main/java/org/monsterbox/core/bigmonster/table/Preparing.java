package org.monsterbox.core.bigmonster.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.ExplorerChosen;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.ExplorerHidden;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.ExplorersRevealed;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.MedalsSelected;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;

/** What is chosen before the first turn: the medals, then the explorers. */
public final class Preparing {

  private Preparing() {}

  /** Puts these medals on the board. */
  public static void selectMedals(Playing play, List<Medal> medals) {
    put(play.table, medals);
    play.table.phase = Phase.EXPLORER_CHOICE;
    if (play.isTold()) {
      play.tell(new MedalsSelected(medals));
    }
  }

  /** Puts these and the permanent medals on the board. */
  static void put(BigMonsterTable table, List<Medal> chosen) {
    int bits = Medal.DESERT.bit() | Medal.RUNE.bit();
    for (Medal medal : chosen) {
      bits |= medal.bit();
    }
    table.medals = bits;
    table.openMedals = bits;
    table.openTeamMedals = table.mode == Mode.TEAM ? bits : 0;
  }

  /** Chooses an explorer in secret; when all have, they are revealed together. */
  public static void chooseExplorer(Playing play, int seat, Explorer explorer) {
    BigMonsterTable table = play.table;
    play.state.choices = Shared.with(play.state.choices, seat, explorer.index());
    table.chosen |= 1 << seat;
    table.cursor++;
    if (play.isTold()) {
      play.tellOnly(seat, new ExplorerChosen(seat, explorer));
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
    TurnFlow.begin(play);
  }
}
