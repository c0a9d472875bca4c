package org.monsterbox.core.cube.table;

import org.monsterbox.core.cube.terms.Medal;
import org.monsterbox.core.cube.terms.RuleSet;

/**
 * What somebody has reached alone, and in which challenge.
 *
 * @param sprint to ten monsters; the other way to play Monster Code alone is for points
 */
public record Feat(RuleSet ruleSet, boolean sprint, SoloResult result) {

  static Feat of(CubeState state) {
    return new Feat(state.rules.ruleSet, state.rules.sprint, SoloResult.of(state));
  }

  /** "DICE false GOLD 38 21 187000": how it is kept. */
  public String text() {
    return ruleSet
        + " "
        + sprint
        + " "
        + result.medal()
        + " "
        + result.count()
        + " "
        + result.stars()
        + " "
        + result.millis();
  }

  /** The feat that was kept so. */
  public static Feat read(String text) {
    String[] parts = text.split(" ", -1);
    RuleSet ruleSet = RuleSet.valueOf(parts[0]);
    boolean sprint = Boolean.parseBoolean(parts[1]);
    SoloResult.Unit unit = SoloResult.needed(ruleSet, sprint).get(0).unit();
    Medal medal = Medal.valueOf(parts[2]);
    SoloResult result =
        new SoloResult(
            unit,
            Long.parseLong(parts[3]),
            Integer.parseInt(parts[4]),
            Long.parseLong(parts[5]),
            medal);
    return new Feat(ruleSet, sprint, result);
  }

  /** Of two in the same challenge: by medal, then by what counts. */
  public boolean beats(Feat other) {
    int byMedal = result.medal().compareTo(other.result.medal());
    return byMedal != 0 ? byMedal > 0 : SoloResult.BEST_FIRST.compare(result, other.result) < 0;
  }
}
