package org.monsterbox.core.bigmonster.bot;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.map.Honours;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.tiles.Medal;

/** What is the same for one seat wherever it places its next tile. */
final class Stakes {

  final BigMonsterTable table;
  final Tableau tableau;
  final Honours honours;

  /** Those that the next tile can win. */
  final List<Medal> openMedals = new ArrayList<>();

  final List<Medal> openTeamMedals = new ArrayList<>();

  /** With whom desert and rune monsters are added up. */
  final @Nullable Tableau partner;

  final int partnerPenaltyCount;

  /** The fewest desert and rune monsters that another side has. */
  final int leastOther;

  /** What the own count for the penalty is less than what is counted in the tableau. */
  final int ignored;

  Stakes(BigMonsterTable table, int seat) {
    this.table = table;
    this.tableau = table.tableau(seat);
    this.honours = table.honours(seat);
    boolean isTooLate =
        table.phase() == Phase.LATE_TILE && !table.options().medals().lateTileMedals();
    for (Medal medal : isTooLate ? List.<Medal>of() : table.medals()) {
      if (table.isOpen(medal)) {
        openMedals.add(medal);
      }
      if (table.isOpenForTeams(medal)) {
        openTeamMedals.add(medal);
      }
    }
    int other = table.partner(seat);
    boolean isTeam = table.mode() == Mode.TEAM;
    partner = isTeam ? table.tableau(other) : null;
    partnerPenaltyCount = isTeam ? table.penaltyCount(other) : 0;
    ignored = Outlook.monsters(tableau) - table.penaltyCount(seat);
    int least = Integer.MAX_VALUE;
    for (int rival = 0; rival < table.seats(); rival++) {
      if (table.side(rival) != table.side(seat)) {
        int count = table.penaltyCount(rival);
        count += isTeam ? table.penaltyCount(table.partner(rival)) : 0;
        least = Math.min(least, count);
      }
    }
    leastOther = least;
  }
}
