package org.monsterbox.core.bigmonster.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bigmonster.map.MedalProgress;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.MedalWon;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.PenaltyGiven;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.PenaltyAllTied;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.TeamMedalGate;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.tiles.Medal;

/** Who has won which medal (section 4.6), and who gets the penalty (section 4.7). */
final class MedalCheck {

  private MedalCheck() {}

  /** Once a turn, after everybody has placed. */
  static void check(Playing play) {
    for (Medal medal : Medal.TO_WIN) {
      if (play.table.isOpen(medal)) {
        checkIndividual(play, medal);
      }
    }
    for (Medal medal : Medal.TO_WIN) {
      if (play.table.isOpenForTeams(medal)) {
        checkTeams(play, medal);
      }
    }
  }

  private static void checkIndividual(Playing play, Medal medal) {
    BigMonsterTable table = play.table;
    int winners = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      boolean isMet = MedalProgress.own(medal, table.tableaus[seat]) >= medal.need();
      winners |= isMet ? 1 << seat : 0;
    }
    if (winners != 0) {
      table.openMedals &= ~medal.bit();
      give(play, winners, medal.bit());
      if (play.isTold()) {
        play.tell(new MedalWon(medal, false, seats(winners), medal.value()));
      }
    }
  }

  private static void checkTeams(Playing play, Medal medal) {
    BigMonsterTable table = play.table;
    if (table.options.medals().teamMedalGate() == TeamMedalGate.PYRAMID && table.isOpen(medal)) {
      return;
    }
    int winners = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      Tableau partner = table.tableaus[table.partner(seat)];
      int progress = MedalProgress.team(medal, table.tableaus[seat], partner);
      winners |= progress >= table.options.teamNeed(medal) ? 1 << seat : 0;
    }
    if (winners != 0) {
      table.openTeamMedals &= ~medal.bit();
      give(play, winners, medal.teamBit());
      if (play.isTold()) {
        play.tell(new MedalWon(medal, true, seats(winners), medal.value()));
      }
    }
  }

  /** After the last tile: the fewest desert and rune monsters, of a seat or of a team. */
  static void punish(Playing play) {
    BigMonsterTable table = play.table;
    int least = Integer.MAX_VALUE;
    int punished = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      int count = table.penaltyCount(seat);
      if (table.mode == Mode.TEAM) {
        count += table.penaltyCount(table.partner(seat));
      }
      punished = count < least ? 0 : punished;
      punished |= count <= least ? 1 << seat : 0;
      least = Math.min(least, count);
    }
    boolean isEveryone = Integer.bitCount(punished) == table.seats;
    if (isEveryone && table.options.medals().penaltyAllTied() == PenaltyAllTied.NOBODY) {
      return;
    }
    give(play, punished, table.mode == Mode.TEAM ? Medal.PENALTY.teamBit() : Medal.PENALTY.bit());
    if (play.isTold()) {
      play.tell(new PenaltyGiven(seats(punished), Medal.PENALTY.value()));
    }
  }

  static void give(Playing play, int seats, int medalBit) {
    int[] held = play.table.held.clone();
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      held[Integer.numberOfTrailingZeros(rest)] |= medalBit;
    }
    play.table.held = held;
  }

  private static List<Integer> seats(int bits) {
    List<Integer> seats = new ArrayList<>();
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      seats.add(Integer.numberOfTrailingZeros(rest));
    }
    return seats;
  }
}
