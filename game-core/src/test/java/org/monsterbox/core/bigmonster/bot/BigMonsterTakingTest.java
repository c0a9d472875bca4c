package org.monsterbox.core.bigmonster.bot;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Take;
import org.monsterbox.core.bigmonster.table.Camp;
import org.monsterbox.core.bigmonster.table.TestCamp;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;

/** Section 8.4: which row, what to keep and what to discard. Medium goes by the score alone. */
public final class BigMonsterTakingTest {

  private static final BigMonster RULES = new BigMonster();

  private static final String NOTHING = "REAPER REAPER REAPER";

  /** Seat 0 is first; it would complete a Big Monster, a second toad brings 6 to each of them. */
  private static Camp duel() {
    return Camp.of(2).turn(1, 3).tableau(0, "E01: BIG_L@2,0 TOAD@-1,0").tableau(1, "E06: TOAD@2,0");
  }

  private static BigMonsterMove move(TestCamp game, int seat) {
    return BigMonsterBots.of(Grade.MEDIUM, seat, 1)
        .choose(game.view(seat), RULES.legalMoves(game.view(seat)), new Chance(1), () -> false)
        .move();
  }

  /** In words: the row, what is kept, what is discarded. */
  private static String taken(TestCamp game, int seat) {
    if (move(game, seat) instanceof Take take) {
      return "AB".charAt(take.row())
          + " "
          + Tiles.type(take.keep())
          + " "
          + Tiles.type(take.discard());
    }
    throw new AssertionError("nothing is taken");
  }

  @Test
  public void whatTheNextPlayerNeedsIsDiscarded() {
    TestCamp game = new TestCamp(duel().row(0, "BIG_R REAPER TOAD LAVA_GREEN"));
    assertEquals("A BIG_R TOAD", taken(game, 0));
  }

  @Test
  public void aRowThatLeavesNothingIsBetter() {
    TestCamp game =
        new TestCamp(duel().row(0, "BIG_R TOAD TOAD LAVA_GREEN").row(1, "BIG_R " + NOTHING));
    assertEquals("B BIG_R REAPER", taken(game, 0));
  }

  /** Ten points less half of six are more than six. */
  @Test
  public void whatOthersGainCountsHalf() {
    TestCamp game =
        new TestCamp(duel().row(0, "BIG_R TOAD TOAD LAVA_GREEN").row(1, "TOAD " + NOTHING));
    assertEquals("A BIG_R TOAD", taken(game, 0));
  }

  @Test
  public void theLastPlayerKeepsTheBetterOfTwo() {
    TestCamp game = new TestCamp(duel().row(0, "BIG_R REAPER TOAD LAVA_GREEN"));
    game.play(0, move(game, 0)).placeOne();
    assertEquals("A LAVA_GREEN REAPER", taken(game, 1));
  }
}
