package org.monsterbox.core.bigmonster.terms;

import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Options;

/** Which stretch goals are in the box, and what their medals are worth. */
public record StretchGoals(
    int pandaMedalValue,
    int yetiMedalValue,
    boolean panda,
    boolean unicorns,
    boolean ambassador,
    boolean yeti,
    boolean gold,
    boolean dragonToken,
    boolean explorers) {

  static StretchGoals of(Options options) {
    return new StretchGoals(
        options.get(BigMonsterOptions.PANDA_MEDAL_VALUE),
        options.get(BigMonsterOptions.YETI_MEDAL_VALUE),
        options.get(BigMonsterOptions.SG_PANDA),
        options.get(BigMonsterOptions.SG_UNICORNS),
        options.get(BigMonsterOptions.SG_AMBASSADOR),
        options.get(BigMonsterOptions.SG_YETI),
        options.get(BigMonsterOptions.SG_GOLD),
        options.get(BigMonsterOptions.SG_DRAGON_TOKEN),
        options.get(BigMonsterOptions.SG_EXPLORERS));
  }

  void addTo(Fingerprint fingerprint) {
    fingerprint
        .add(pandaMedalValue)
        .add(yetiMedalValue)
        .add(panda)
        .add(unicorns)
        .add(ambassador)
        .add(yeti)
        .add(gold)
        .add(dragonToken)
        .add(explorers);
  }
}
