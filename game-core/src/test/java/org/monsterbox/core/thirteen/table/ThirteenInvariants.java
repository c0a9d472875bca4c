package org.monsterbox.core.thirteen.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Species;

/** What is true of every state: section 8 of the rules. */
public final class ThirteenInvariants {

  private static final Set<Phase> WITHOUT_FROST =
      EnumSet.of(
          Phase.BATTLE_ATTACK,
          Phase.BATTLE_DEFEND,
          Phase.BATTLE_SPOILS,
          Phase.FINAL_ACTION,
          Phase.DUEL_PICK,
          Phase.DUEL_THROW);

  private static final Set<Phase> OWN_CHOICE =
      EnumSet.of(Phase.ACTION, Phase.POST_SEARCH, Phase.FINAL_ACTION);

  private ThirteenInvariants() {}

  public static void check(ThirteenState state) {
    checkCards(state);
    checkDice(state.table);
    checkMonsters(state.table);
    checkHp(state.table);
    ThirteenView table = state.table;
    assertEquals(table.isOver(), table.winner() != ThirteenView.NOBODY);
    assertEquals(table.isOver(), table.end().isPresent());
    assertEquals(table.phase() == Phase.TRADE_REPLY, table.offer().isPresent());
    assertFalse(table.prophet() && OWN_CHOICE.contains(table.phase()));
    assertFalse(table.battle().isPresent() && OWN_CHOICE.contains(table.phase()));
  }

  /** Invariant 1: every set is in exactly one place, and so are both its cards. */
  private static void checkCards(ThirteenState state) {
    ThirteenView table = state.table;
    int[] onGrid = new int[MonsterSets.COUNT];
    for (int cell = 0; cell < ThirteenView.CELLS; cell++) {
      assertEquals(state.cards[cell] != ThirteenState.EMPTY, table.hasCard(cell));
      if (table.hasCard(cell)) {
        onGrid[Cards.set(state.cards[cell])]++;
        table.cardAt(cell).ifPresent(card -> assertTrue(card >= 0));
      }
      if (table.isFaceUp(cell)) {
        assertEquals(state.cards[cell], table.cardAt(cell).orElseThrow());
      }
    }
    for (int set = 0; set < MonsterSets.COUNT; set++) {
      int places = onGrid[set] / 2 + (table.isSpent(set) ? 1 : 0);
      for (int seat = 0; seat < table.seats(); seat++) {
        places += (int) (table.setBits(seat) >>> set & 1);
      }
      assertEquals(MonsterSets.text(set), 1, places);
      assertEquals(0, onGrid[set] % 2);
      assertEquals(onGrid[set] == 2, table.isOnGrid(set));
    }
  }

  /** Invariant 2. */
  private static void checkDice(ThirteenView table) {
    assertTrue(table.frost.count() <= Dice.COUNT);
    assertTrue(table.frost.count() == 0 || !WITHOUT_FROST.contains(table.phase()));
    for (int cell : table.frost.cellList()) {
      assertTrue(table.isFaceDown(cell));
      assertTrue(table.frostOwner(cell) < table.seats());
    }
  }

  /** Invariant 3. */
  private static void checkMonsters(ThirteenView table) {
    Set<Integer> ids = new HashSet<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      long used = 0;
      for (Monster monster : table.monsters(seat)) {
        assertTrue(monster.triple().isInOrder());
        assertTrue(ids.add(monster.id()));
        assertTrue(monster.id() < table.nextMonsterId);
        assertEquals(0, used & monster.sets());
        used |= monster.sets();
      }
      assertEquals(0, used & table.freeBits(seat));
      if (table.phase() != Phase.BUILD) {
        assertFalse(MonsterSets.makeAMonster(table.freeBits(seat)));
        int fewest = MonsterSets.COUNT;
        for (Part part : Part.values()) {
          fewest = Math.min(fewest, Long.bitCount(MonsterSets.ofPart(table.setBits(seat), part)));
        }
        assertEquals(fewest, table.monsters(seat).size());
      }
    }
  }

  /** Invariant 4. */
  private static void checkHp(ThirteenView table) {
    int sum = 0;
    int monsters = table.spentThirteenth() == ThirteenView.NOBODY ? 0 : 1;
    for (int seat = 0; seat < table.seats(); seat++) {
      sum += table.hp(seat);
      monsters += table.monsters(seat).size();
      assertEquals(0, table.hp(seat) % 10);
    }
    assertTrue(sum <= 12 * Species.OG.hp() + Species.THIRTEENTH.hp());
    assertTrue(monsters <= MonsterSets.MONSTERS);
  }
}
