package org.monsterbox.core.bigmonster.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bigmonster.terms.BigMonsterEnd;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.BigMonsterTieBreak;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.terms.ScoreSheet;
import org.monsterbox.core.game.Outcome;

/** Who has won (section 4.8): totals, then what breaks a tie. */
public final class Ranking {

  /**
   * What a side is compared by, in this order.
   *
   * @param score the total, or the lower of two partners' totals
   * @param better the higher of two partners' totals
   * @param bigMonsters points of Big Monsters, of the best partner or of both
   */
  record Standing(int score, int better, int bigMonsters) implements Comparable<Standing> {
    @Override
    public int compareTo(Standing other) {
      int order = Integer.compare(score, other.score);
      order = order == 0 ? Integer.compare(better, other.better) : order;
      return order == 0 ? Integer.compare(bigMonsters, other.bigMonsters) : order;
    }
  }

  private final List<ScoreSheet> sheets;

  /** By seat, so that the first half of a table with teams has every team once. */
  private final List<Standing> standings = new ArrayList<>();

  private final int sides;

  /** By seat; without teams, a seat is its own partner. */
  Ranking(List<ScoreSheet> sheets, boolean isForTeams, BigMonsterTieBreak tieBreak) {
    this.sheets = sheets;
    int half = isForTeams ? sheets.size() / 2 : 0;
    sides = isForTeams ? half : sheets.size();
    for (int seat = 0; seat < sheets.size(); seat++) {
      ScoreSheet one = sheets.get(seat);
      ScoreSheet other = sheets.get((seat + half) % sheets.size());
      int bigMonsters =
          tieBreak == BigMonsterTieBreak.BEST_PLAYER
              ? Math.max(one.bigMonster(), other.bigMonster())
              : one.bigMonster() + other.bigMonster();
      standings.add(
          new Standing(
              Math.min(one.total(), other.total()),
              Math.max(one.total(), other.total()),
              bigMonsters));
    }
  }

  /** As the table stands. */
  public static Ranking of(BigMonsterTable table) {
    List<ScoreSheet> sheets = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      sheets.add(table.sheet(seat));
    }
    return new Ranking(sheets, table.mode == Mode.TEAM, table.options.bigMonsterTieBreak());
  }

  List<ScoreSheet> sheets() {
    return sheets;
  }

  /** By seat: 1 and the number of sides that are better. */
  List<Integer> ranks() {
    List<Integer> ranks = new ArrayList<>();
    for (Standing standing : standings) {
      int better = 0;
      for (int side = 0; side < sides; side++) {
        better += standings.get(side).compareTo(standing) > 0 ? 1 : 0;
      }
      ranks.add(1 + better);
    }
    return ranks;
  }

  /** What the winner has more of than the next side. */
  BigMonsterEnd reason() {
    List<Standing> sorted = new ArrayList<>(standings.subList(0, sides));
    sorted.sort((one, other) -> other.compareTo(one));
    Standing best = sorted.get(0);
    Standing next = sorted.get(1);
    if (best.score() != next.score()) {
      return BigMonsterEnd.POINTS;
    }
    if (best.better() != next.better()) {
      return BigMonsterEnd.BETTER_PARTNER;
    }
    return best.bigMonsters() == next.bigMonsters()
        ? BigMonsterEnd.SHARED
        : BigMonsterEnd.BIG_MONSTERS;
  }

  /** Of the table that was ranked. */
  public Outcome outcome(BigMonsterTable table) {
    List<Integer> ranks = ranks();
    List<Outcome.Place> places = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      places.add(new Outcome.Place(table.side(seat), ranks.get(seat), sheets.get(seat).total()));
    }
    return new Outcome(reason(), places);
  }
}
