package org.monsterbox.core.bigmonster.terms;

import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.MedalSelection;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.PenaltyAllTied;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.TeamMedalGate;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Options;

/** How medals are chosen and won. */
public record MedalOptions(
    MedalSelection medalSelection,
    int teamIceThreshold,
    TeamMedalGate teamMedalGate,
    PenaltyAllTied penaltyAllTied,
    boolean lateTileMedals,
    boolean integratedCountsForPenalty) {

  static MedalOptions of(Options options) {
    return new MedalOptions(
        options.get(BigMonsterOptions.MEDAL_SELECTION),
        options.get(BigMonsterOptions.TEAM_ICE_THRESHOLD),
        options.get(BigMonsterOptions.TEAM_MEDAL_GATE),
        options.get(BigMonsterOptions.PENALTY_ALL_TIED),
        options.get(BigMonsterOptions.LATE_TILE_MEDALS),
        options.get(BigMonsterOptions.INTEGRATED_COUNTS_FOR_PENALTY));
  }

  void addTo(Fingerprint fingerprint) {
    fingerprint
        .add(medalSelection)
        .add(teamIceThreshold)
        .add(teamMedalGate)
        .add(penaltyAllTied)
        .add(lateTileMedals)
        .add(integratedCountsForPenalty);
  }
}
