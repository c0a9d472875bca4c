package org.monsterbox.core.thirteen.bot.worth;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Triple;

public final class HoardTest {

  @Test
  public void countsWhatIsThere() {
    Hoard hoard = hoard("01T 01E 01B 05T 05E 09B 09T");
    assertEquals(60, hoard.bestHp());
    assertEquals(2, hoard.monsters());
    assertEquals(1, hoard.free());
    assertEquals(2, hoard.almostComplete());
    assertEquals(1, hoard.elements());
  }

  @Test
  public void countsElementsOnce() {
    assertEquals(3, hoard("01T 01E 01B 02T 02E 02B 04T 04E 04B 13T 13E 13B").elements());
    assertEquals(4, hoard("01T 01E 01B 07T 07E 07B 04T 04E 04B 10T 10E 10B").elements());
  }

  @Test
  public void v22_fourElementsAreWorthMoreThanAnythingElse() {
    double three = Weights.USUAL.of(hoard("01T 01E 01B 04T 04E 04B 07T 07E 07B 10T 10E"));
    double four = Weights.USUAL.of(hoard("01T 01E 01B 04T 04E 04B 07T 07E 07B 10T 10E 10B"));
    assertTrue(four > three + 1000);
  }

  @Test
  public void valueIsThatOfTheRules() {
    // An OG and an Abomination, two monsters that lack one set, one free set.
    assertEquals(60 + 12 + 2, Weights.USUAL.of(hoard("01T 01E 01B 05T 05E 09B 09T")), 0);
    // The 13th Monster and an OG: the second element counts 25.
    assertEquals(100 + 25, Weights.USUAL.of(hoard("13T 13E 13B 01T 01E 01B")), 0);
  }

  @Test
  public void noArrangementHasMoreHealthPoints() {
    Chance chance = Chance.of(4, "hoards");
    for (int i = 0; i < 300; i++) {
      Hoard hoard = random(chance.branch(i), 3 + i % 10, 5);
      assertEquals(hoard.toString(), most(hoard), hoard.bestHp());
    }
  }

  @Test
  public void theBestArrangementHasThem() {
    Chance chance = Chance.of(5, "hoards");
    for (int i = 0; i < 2000; i++) {
      Hoard hoard = random(chance.branch(i), 3 + i % 25, 13);
      List<Triple> triples = Arrangement.best(hoard);
      assertIsWhole(hoard, triples);
      assertEquals(hoard.toString(), hoard.bestHp(), hp(triples));
    }
  }

  @Test
  public void anArrangementAroundAnAttackerIsLegal() {
    Chance chance = Chance.of(6, "hoards");
    for (int i = 0; i < 500; i++) {
      Hoard hoard = random(chance.branch(i), 6 + i % 20, 13);
      if (hoard.monsters() == 0) {
        continue;
      }
      Triple attacker =
          new Triple(
              MonsterSets.list(MonsterSets.ofPart(hoard.sets(), Part.TOP)).get(0),
              MonsterSets.list(MonsterSets.ofPart(hoard.sets(), Part.EYES)).get(0),
              MonsterSets.list(MonsterSets.ofPart(hoard.sets(), Part.BOTTOM)).get(0));
      List<Triple> triples = Arrangement.around(attacker, hoard);
      assertTrue(triples.contains(attacker));
      assertIsWhole(hoard, triples);
    }
  }

  @Test
  public void fillsUpWithTheSameElement() {
    // Both Abominations can have three sets of one element.
    List<Triple> triples = Arrangement.best(hoard("01T 01E 04T 04E 05B 02B"));
    int most = 0;
    for (Triple triple : triples) {
      Monster monster = new Monster(0, triple.top(), triple.eyes(), triple.bottom());
      most += monster.throwsAllowed();
    }
    assertEquals(10, most);
  }

  private static void assertIsWhole(Hoard hoard, List<Triple> triples) {
    long used = 0;
    for (Triple triple : triples) {
      assertTrue(triple.isInOrder());
      assertEquals(0, used & triple.sets());
      used |= triple.sets();
    }
    assertEquals(used, used & hoard.sets());
    assertTrue(!MonsterSets.makeAMonster(hoard.sets() & ~used));
  }

  private static int hp(List<Triple> triples) {
    int hp = 0;
    for (Triple triple : triples) {
      hp += new Monster(0, triple.top(), triple.eyes(), triple.bottom()).hp();
    }
    return hp;
  }

  /** Tries everything. */
  private static int most(Hoard hoard) {
    int most = 0;
    List<Integer> tops = MonsterSets.list(MonsterSets.ofPart(hoard.sets(), Part.TOP));
    for (int top : tops) {
      for (int eyes : MonsterSets.list(MonsterSets.ofPart(hoard.sets(), Part.EYES))) {
        for (int bottom : MonsterSets.list(MonsterSets.ofPart(hoard.sets(), Part.BOTTOM))) {
          Monster monster = new Monster(0, top, eyes, bottom);
          Hoard rest = new Hoard(hoard.sets() & ~monster.sets());
          most = Math.max(most, monster.hp() + most(rest));
        }
      }
    }
    return most;
  }

  private static Hoard random(Chance chance, int size, int monsters) {
    int[] sets = new int[3 * monsters];
    for (int i = 0; i < sets.length; i++) {
      // The last of the monsters is the Ghost.
      sets[i] = MonsterSets.COUNT - 1 - i;
    }
    Chance unused = chance.shuffle(sets);
    long bits = 0;
    for (int i = 0; i < Math.min(size, sets.length); i++) {
      bits |= MonsterSets.bit(sets[i]);
    }
    return new Hoard(bits);
  }

  private static Hoard hoard(String texts) {
    return new Hoard(Sets.of(texts));
  }
}
