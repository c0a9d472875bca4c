package org.monsterbox.core.thirteen.bot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.thirteen.bot.odds.DiceOdds;
import org.monsterbox.core.thirteen.bot.worth.Belongings;
import org.monsterbox.core.thirteen.bot.worth.Fortunes;
import org.monsterbox.core.thirteen.bot.worth.Hoard;
import org.monsterbox.core.thirteen.bot.worth.Valuation;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Triple;

/**
 * Finds the attack that is worth most, on average over victory and defeat (section 9.5). As
 * monsters can be arranged anew before it and after it, what attacks is any top, eyes and bottom,
 * and what matters of it is how often it throws and what can be lost of it.
 */
final class AttackPlanner {

  /**
   * An attack.
   *
   * @param attacker what attacks
   * @param attackerThrows how often it throws
   * @param chance to win it
   * @param gain what it is worth on average
   */
  record Plan(
      Triple attacker, int attackerThrows, int target, int set, double chance, double gain) {

    long percent() {
      return Math.round(100 * chance);
    }
  }

  /** What attacks with so many throws, and what is left if it is beaten. */
  private record Attacker(Triple triple, int throwsAllowed, double beaten) {}

  private final Fortunes fortunes;
  private final int seat;
  private final Valuation valuation;
  private final DiceOdds odds;

  AttackPlanner(Fortunes fortunes, int seat, Valuation valuation, DiceOdds odds) {
    this.fortunes = fortunes;
    this.seat = seat;
    this.valuation = valuation;
    this.odds = odds;
  }

  /** All that can attack once the sets are arranged for it. */
  static List<Triple> anything(Hoard hoard) {
    List<Triple> triples = new ArrayList<>();
    for (int top : MonsterSets.list(MonsterSets.ofPart(hoard.sets(), Part.TOP))) {
      for (int eyes : MonsterSets.list(MonsterSets.ofPart(hoard.sets(), Part.EYES))) {
        for (int bottom : MonsterSets.list(MonsterSets.ofPart(hoard.sets(), Part.BOTTOM))) {
          triples.add(new Triple(top, eyes, bottom));
        }
      }
    }
    return triples;
  }

  /** What can attack as it stands. */
  static List<Triple> standing(Belongings belongings) {
    List<Triple> triples = new ArrayList<>();
    for (Monster monster : belongings.monsters()) {
      triples.add(monster.triple());
    }
    return triples;
  }

  /** The best attack with one of these, if anybody has anything. */
  Optional<Plan> best(List<Triple> triples, Whims whims) {
    double now = valuation.of(fortunes);
    @Nullable Plan best = null;
    for (int target = 0; target < fortunes.seats().size(); target++) {
      if (target == seat) {
        continue;
      }
      List<Attacker> attackers = attackers(triples, target);
      for (int set : fortunes.at(target).sets()) {
        double won = valuation.of(fortunes.moved(set, target, seat)) + whims.of(set);
        for (Attacker attacker : attackers) {
          Plan plan = plan(attacker, target, set, won, now);
          best = best == null || plan.gain() > best.gain() ? plan : best;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  private Plan plan(Attacker attacker, int target, int set, double won, double now) {
    int defence = fortunes.at(target).defence(set, attacker.throwsAllowed());
    double chance = odds.attackerWins(attacker.throwsAllowed(), defence);
    double gain = chance * won + (1 - chance) * attacker.beaten() - now;
    return new Plan(attacker.triple(), attacker.throwsAllowed(), target, set, chance, gain);
  }

  /** For every number of throws the attacker with the least to lose. */
  private List<Attacker> attackers(List<Triple> triples, int target) {
    Map<Integer, Double> losses = new HashMap<>();
    for (int set : fortunes.at(seat).sets()) {
      losses.put(set, valuation.of(fortunes.moved(set, seat, target)));
    }
    Map<Integer, Attacker> best = new HashMap<>();
    for (Triple triple : triples) {
      Monster monster = new Monster(0, triple.top(), triple.eyes(), triple.bottom());
      double beaten = Double.POSITIVE_INFINITY;
      for (int set : MonsterSets.list(triple.sets())) {
        beaten = Math.min(beaten, losses.getOrDefault(set, 0.0));
      }
      int count = monster.throwsAllowed();
      Attacker other = best.get(count);
      if (other == null || beaten > other.beaten()) {
        best.put(count, new Attacker(triple, count, beaten));
      }
    }
    return new ArrayList<>(best.values());
  }
}
