package org.monsterbox.core.bigmonster.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/** The tiles that are left to come, as far as a seat can tell (section 9.5). */
public final class CensusTest {

  private static final BigMonster RULES = new BigMonster();

  private static Options usual() {
    return Options.usual(RULES.options());
  }

  private static int sum(BigMonsterView view, boolean unseen) {
    Census census = Census.of(view);
    int sum = 0;
    for (TileType type : TileType.ALL) {
      sum += unseen ? census.unseen(type) : census.total(type);
    }
    return sum;
  }

  @Test
  public void theBoxHasEightyTilesForFourAndAllForFive() {
    assertEquals(80, sum(view(4, usual()), false));
    assertEquals(120, sum(view(5, usual()), false));
    assertEquals(120, sum(view(3, usual()), false));
  }

  @Test
  public void stretchGoalsAreAddedSinceNobodyKnowsWhatTheyReplaced() {
    assertEquals(81, sum(view(4, usual().withText("sgPanda", "true")), false));
  }

  @Test
  public void anOpenHandIsSeenAndAPacketThatWasPassedOnIsNot() {
    BigMonsterState state = RULES.start(new Setup(4, usual(), 3), Events.NONE);
    Chance chance = Chance.of(3, "census");
    for (int moves = 0; moves < 60; moves++) {
      Turn turn = RULES.turn(state);
      BigMonsterView view = RULES.view(state, turn.first());
      int open = view.hand().size() + (view.kept() == Tiles.NONE ? 0 : 1);
      for (int seat = 0; seat < 4; seat++) {
        open += view.table().revealed(seat) == Tiles.NONE ? 0 : 1;
        open += view.table().hasTableaus() ? view.table().tableau(seat).size() : 0;
      }
      assertEquals(80 - open, sum(view, true));
      List<BigMonsterMove> legal = RULES.legalMoves(state, turn.first());
      BigMonsterMove move = legal.get(chance.below(legal.size()));
      state = RULES.play(state, turn.first(), move, Events.NONE);
      chance = chance.next();
    }
    assertTrue(RULES.view(state, 0).table().tableau(0).size() > 3);
  }

  private static BigMonsterView view(int seats, Options options) {
    return RULES.view(RULES.start(new Setup(seats, options, 3), Events.NONE), 0);
  }
}
