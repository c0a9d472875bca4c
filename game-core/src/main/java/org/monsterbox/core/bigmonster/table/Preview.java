package org.monsterbox.core.bigmonster.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.map.Consequences;
import org.monsterbox.core.bigmonster.map.Ground;
import org.monsterbox.core.bigmonster.map.MedalProgress;
import org.monsterbox.core.bigmonster.map.Scoring;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.terms.Mutation;
import org.monsterbox.core.bigmonster.terms.ScoreSheet;
import org.monsterbox.core.bigmonster.tiles.Crystal;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/**
 * What a tile would do at a place, for a screen that shows it before it is placed.
 *
 * @param before the score sheet as it is
 * @param after the score sheet with the tile; medals that it would win are not in it
 * @param crystals those that would become complete
 * @param mutations mutants that would reach another level, the tile itself included
 * @param bigMonster the place of the left half of a Big Monster that would become complete
 * @param medals open medals whose condition the seat would meet
 * @param teamMedals open medals whose condition the seat and its partner would meet
 */
public record Preview(
    ScoreSheet before,
    ScoreSheet after,
    List<Crystal> crystals,
    List<Mutation> mutations,
    Optional<Anchor> bigMonster,
    List<Medal> medals,
    List<Medal> teamMedals) {

  public Preview {
    crystals = List.copyOf(crystals);
    mutations = List.copyOf(mutations);
    medals = List.copyOf(medals);
    teamMedals = List.copyOf(teamMedals);
  }

  /** Every place where the seat could lay this tile, by y and then by x. */
  public static List<Anchor> anchors(BigMonsterTable table, int seat, int tile) {
    return new Ground(table.tableaus[seat]).anchors(Tiles.type(tile).shape());
  }

  /** What this tile would do at one of these places. */
  public static Preview of(BigMonsterTable table, int seat, int tile, Anchor at) {
    Tableau tableau = table.tableaus[seat];
    Consequences consequences = new Consequences(tableau, tile, at.x(), at.y());
    Tableau after = consequences.after();
    return new Preview(
        table.sheet(seat),
        Scoring.sheet(table.options, after, table.honours(seat)),
        consequences.crystals(),
        consequences.mutations(),
        consequences.bigMonster(),
        medals(table, after),
        teamMedals(table, seat, after));
  }

  /** How much the score sheet would gain. */
  public int gain() {
    return after.total() - before.total();
  }

  private static List<Medal> medals(BigMonsterTable table, Tableau after) {
    List<Medal> met = new ArrayList<>();
    for (Medal medal : table.medals()) {
      if (table.isOpen(medal) && MedalProgress.own(medal, after) >= medal.need()) {
        met.add(medal);
      }
    }
    return met;
  }

  private static List<Medal> teamMedals(BigMonsterTable table, int seat, Tableau after) {
    List<Medal> met = new ArrayList<>();
    for (Medal medal : table.medals()) {
      if (table.isOpenForTeams(medal)) {
        Tableau partner = table.tableaus[table.partner(seat)];
        if (MedalProgress.team(medal, after, partner) >= table.options.teamNeed(medal)) {
          met.add(medal);
        }
      }
    }
    return met;
  }
}
