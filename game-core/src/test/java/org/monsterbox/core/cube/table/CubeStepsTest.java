package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.Test;
import org.monsterbox.core.contract.RandomGame;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.cards.Scoring;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Tiles;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/** What is true from one state to the next: the invariants 3, 5, 15 to 17, 19 and 20. */
public final class CubeStepsTest {

  private static final MonsterCube RULES = new MonsterCube();
  private static final int GAMES = 12;

  @Test
  public void everyStepIsOneOfTheRules() {
    Set<String> kinds = new HashSet<>();
    for (RuleSet ruleSet : RuleSet.values()) {
      for (int seed = 1; seed <= GAMES; seed++) {
        Options options = CubeTable.options(ruleSet);
        Setup setup = new Setup(1 + seed % 4, options, seed);
        RandomGame<CubeState, CubeMove> game =
            new RandomGame<>(
                RULES,
                (state, seat, moves, chance) -> CubeChooser.choose(state, moves, chance),
                setup,
                20_000,
                (state, number) -> {});
        CubeState state = RULES.start(setup);
        for (RandomGame.Step<CubeMove> step : game.steps()) {
          EventLog events = new EventLog();
          CubeState next = RULES.play(state, step.seat(), step.move(), events);
          boolean isLaid =
              events.seenBy(0).stream().anyMatch(event -> event instanceof CubeEvent.TilesLaid);
          check(state, next, step.seat(), step.move(), isLaid);
          kinds.add(step.move().getClass().getSimpleName());
          state = next;
        }
      }
    }
    assertEquals(14, kinds.size());
  }

  private static void check(
      CubeState before, CubeState after, int seat, CubeMove move, boolean isLaid) {
    assertTrue(after.clock >= before.clock);
    assertTrue(after.searched >= before.searched);
    for (int zone = 0; zone < before.zones.length; zone++) {
      int moved = moved(before.zones[zone], after.zones[zone]);
      assertTrue(isLaid || moved <= 1);
      boolean isSettled = move instanceof CubeMove.Call || move instanceof CubeMove.EndTurn;
      if (isSettled) {
        assertEquals(zone == seat ? 1 : 0, moved);
      }
    }
    for (int each = 0; each < before.seats; each++) {
      assertTrue(after.cardsLeft(each) <= before.cardsLeft(each));
    }
    boolean isPlaced = before.phase == Phase.CLAIM && after.phase == Phase.PLACE;
    if (isPlaced) {
      assertEquals(0, after.mods[seat].length);
    }
    if (before.rules.ruleSet == RuleSet.CODE && after.round > before.round && !after.isOver()) {
      boolean isNoMatch = move instanceof CubeMove.VoteNoMatch;
      boolean isNewPass = after.exhaustions > before.exhaustions;
      assertTrue(isNoMatch || isNewPass || after.pileSize() <= before.pileSize() - 2);
    }
  }

  private static int moved(Layout before, Layout after) {
    int moved = 0;
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      moved += before.cellOf(tile).equals(after.cellOf(tile)) ? 0 : 1;
    }
    return moved;
  }

  @Test
  public void i20_oneMorePointDoublesWithEveryDoubler() {
    for (int i = 0; i < 200; i++) {
      int[] deck = Codes.range(1, Cards.COUNT);
      Chance.of(i, "points").shuffle(deck);
      byte[] won = Codes.upTo(Codes.of(deck), 12);
      int doublers = 0;
      for (byte card : won) {
        doublers += Cards.points(card) == Cards.DOUBLES ? 1 : 0;
      }
      for (int j = 12; j < Cards.COUNT; j++) {
        int gain = Scoring.points(Codes.plus(won, deck[j])) - Scoring.points(won);
        assertTrue(gain >= 0);
        if (Cards.points(deck[j]) == 1) {
          assertEquals(1 + doublers, gain);
        }
      }
    }
  }
}
