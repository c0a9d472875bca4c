package org.monsterbox.core.thirteen.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.thirteen.bot.odds.DiceOdds;
import org.monsterbox.core.thirteen.bot.odds.DiceRules;
import org.monsterbox.core.thirteen.bot.worth.Belongings;
import org.monsterbox.core.thirteen.bot.worth.FinalValuation;
import org.monsterbox.core.thirteen.bot.worth.Fortunes;
import org.monsterbox.core.thirteen.bot.worth.MidgameValuation;
import org.monsterbox.core.thirteen.bot.worth.Sets;
import org.monsterbox.core.thirteen.bot.worth.Valuation;
import org.monsterbox.core.thirteen.bot.worth.Weights;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** The rules of thumb of section 9.5, which must come out of the value function. */
public final class AttackPlannerTest {

  @Test
  public void attacksWithACheapMonsterOfManyThrows() {
    AttackPlanner.Plan plan = plan("01T 01E 01B, 04T 05E 06B", "07T 10E 02B");
    assertEquals(new Triple(Sets.set("04T"), Sets.set("05E"), Sets.set("06B")), plan.attacker());
    assertEquals(5, plan.attackerThrows());
    assertEquals(0.7722, plan.chance(), 0.0001);
    assertTrue(plan.gain() > 1);
  }

  @Test
  public void neverRisksAnOgForALooseSet() {
    assertTrue(plan("01T 01E 01B", "09T").gain() < 0);
    assertTrue(plan("01T 01E 01B", "09T, 05E", "10T", "11B").gain() < 0);
  }

  @Test
  public void prefersWeakDefenders() {
    AttackPlanner.Plan plan = plan("04T 05E 06B", "07T 08E 09B", "10T 02E 07B", "11T 12E 03B");
    assertEquals(2, plan.target());
  }

  @Test
  public void breaksAnOgRatherThanAGrunt() {
    AttackPlanner.Plan plan = plan("04T 05E 06B", "07T 07E 07B, 10T 02E 08B");
    assertTrue((Sets.of("07T 07E 07B") >>> plan.set() & 1) == 1);
    assertTrue(plan.gain() > 1);
  }

  @Test
  public void stopsAnElementalMaster() {
    // Three elements, and two sets of a fourth.
    String master = "01T 01E 01B, 04T 04E 04B, 07T 07E 07B, 10T 10E";
    for (String own : List.of("02T 05E 08B", "12T 12E 12B", "11T 11E 02B, 08T")) {
      AttackPlanner.Plan plan = plan(own, master, "03T 06E 09B");
      assertEquals(own, 1, plan.target());
      assertTrue(own, plan.gain() > 1);
    }
  }

  @Test
  public void takesTheSetThatWinsTheGame() {
    AttackPlanner.Plan plan =
        plan("01T 01E 01B, 04T 04E 04B, 07T 07E 07B, 10T 10E", "10B 02T, 03E", "13T 13E 13B");
    assertEquals(Sets.set("10B"), plan.set());
  }

  @Test
  public void weighsTheRulesChances() {
    // Nothing but the set itself changes hands: two free sets against one.
    Fortunes fortunes = fortunes("04T 05E 06B", "09T");
    Valuation valuation = MidgameValuation.selfish(0, Weights.USUAL, fortunes);
    AttackPlanner.Plan plan = best(fortunes, valuation);
    double chance = 0.5724;
    // Won: a free set. Lost: the Grunt, whose other sets are free then.
    assertEquals(chance * 2 - (1 - chance) * (10 - 4), plan.gain(), 0.01);
  }

  @Test
  public void inTheFinalRoundWhoIsBehindAttacksWithWhateverHeHas() {
    Fortunes fortunes = fortunes("01T 01E 01B", "04T 04E 04B, 07T 07E 08B");
    Valuation last = new FinalValuation(0, List.of(0));
    AttackPlanner.Plan plan = best(fortunes, last);
    assertTrue((Sets.of("04T 04E 04B") >>> plan.set() & 1) == 1);
    assertTrue(plan.gain() > 50);
  }

  @Test
  public void inTheFinalRoundWhoIsAheadDoesNotGamble() {
    Fortunes fortunes = fortunes("01T 01E 01B, 02T 02E 02B", "04T 04E 04B, 07T 07E 08B");
    assertTrue(best(fortunes, new FinalValuation(0, List.of(0))).gain() < 0);
  }

  private static AttackPlanner.Plan plan(String... seats) {
    Fortunes fortunes = fortunes(seats);
    return best(fortunes, MidgameValuation.envious(0, Weights.USUAL, fortunes));
  }

  private static AttackPlanner.Plan best(Fortunes fortunes, Valuation valuation) {
    AttackPlanner planner = new AttackPlanner(fortunes, 0, valuation, DiceOdds.of(DiceRules.USUAL));
    List<Triple> attackers = AttackPlanner.anything(fortunes.at(0).hoard());
    return planner.best(attackers, new Whims(Chance.of(1, "whims"), 0)).orElseThrow();
  }

  private static Fortunes fortunes(String... seats) {
    List<Belongings> belongings = new ArrayList<>();
    for (String seat : seats) {
      belongings.add(Sets.belongings(seat));
    }
    return new Fortunes(belongings, ThirteenView.NOBODY, 60);
  }
}
